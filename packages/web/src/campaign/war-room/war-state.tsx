import { SIDES } from '@openrealms/engine';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { useLanguage, useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { usePlayerNames } from '../use-player-names.ts';
import { warRemark } from './war-remark.ts';
import { warRoomWords } from './war-room-words.ts';
import styles from './war-state.module.css';

interface WarStateProps {
  readonly open: Pick<OpenCampaign, 'stored' | 'view'>;
  /** The scenario after which the war stood so; left out if that is now. */
  readonly after?: number;
}

/** How the war stands: the points of both sides, and what is remarkable about it. */
export function WarState({ open, after }: WarStateProps) {
  const say = useWords(warRoomWords);
  const { sides, points } = useWords(sideWords);
  const language = useLanguage();
  const nameOf = usePlayerNames(open);
  const { vaults, scenarios } = open.view;
  const begun = scenarios.some(({ status }) => status === 'won');
  return (
    <section className={styles.state} aria-labelledby="war-state">
      <h2 id="war-state" className={styles.heading}>
        {after === undefined ? say.standings : say.standingsAfter(after)}
      </h2>
      <ul className={styles.sides}>
        {SIDES.map((side) => {
          const vault = vaults[side];
          return (
            <li key={side} className={styles.side} data-side={side}>
              <FactionSymbol faction={side} className={styles.symbol} />
              <span className={styles.who}>
                <b>{nameOf(side)}</b>
                <span>{sides[side]}</span>
              </span>
              <span className={styles.points}>
                <b>{vault.points}</b> <span>{points(vault.points).replace(/^\d+ /, '')}</span>
              </span>
              <span className={styles.facts}>
                <span>{say.won(vault.victories)} ·</span>{' '}
                <span>{say.upgrades(vault.upgrades)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {begun && <p className={styles.remark}>{warRemark(open.view, language)}</p>}
    </section>
  );
}
