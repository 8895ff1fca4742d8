import { SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { endWords } from './end-words.ts';
import styles from './final-count.module.css';

/** Every victory card that was earned, and what both sides come to. */
export function FinalCount({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(endWords);
  const language = useLanguage();
  const { sides } = useWords(sideWords);
  const nameOf = usePlayerNames(open);
  const { box, view } = open;
  const earned = box.campaign.victoryCards.flatMap((card) => {
    const side = SIDES.find((each) =>
      view.vaults[each].victoryCards.some(({ id }) => id === card.id),
    );
    return side === undefined ? [] : [{ card, side }];
  });
  return (
    <table className={styles.count}>
      <caption>{say.count}</caption>
      <thead>
        <tr>
          <th scope="col">{say.card}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col" data-side={side}>
              <FactionSymbol faction={side} />
              <span className={styles.name}>{nameOf(side)}</span>
              <span className="visually-hidden">, {sides[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {earned.map(({ card, side: owner }) => (
          <tr key={card.id}>
            <th scope="row">{card.name[language]}</th>
            {SIDES.map((side) => (
              <td key={side} data-side={side}>
                {side === owner ? card.points : ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          {SIDES.map((side) => (
            <td key={side} data-side={side}>
              {view.vaults[side].points}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
