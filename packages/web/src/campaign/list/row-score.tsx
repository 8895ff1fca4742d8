import { type CampaignView, SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import styles from './row-score.module.css';

/** The points of both sides. */
export function RowScore({ vaults }: Pick<CampaignView, 'vaults'>) {
  const { sides, points } = useWords(sideWords);
  return (
    <p className={styles.score}>
      {SIDES.map((side) => (
        <span key={side} className={styles.side} data-side={side}>
          <FactionSymbol faction={side} />
          <span className="visually-hidden">
            {sides[side]}, {points(vaults[side].points)}
          </span>
          <b aria-hidden="true">{vaults[side].points}</b>
        </span>
      ))}
    </p>
  );
}
