import type { CampaignView } from '@openrealms/engine';
import { useWords } from '../../i18n/words.ts';
import { sideWords } from '../side-words.ts';
import { listWords } from './list-words.ts';
import styles from './progress-pips.module.css';

/** The scenarios of a campaign in a row: who has won which, and which one is next. */
export function ProgressPips({ view }: { readonly view: CampaignView }) {
  const say = useWords(listWords);
  const { sides } = useWords(sideWords);
  const won = view.scenarios.flatMap(({ winner, number }) =>
    winner === null ? [] : [`${number} ${sides[winner]}`],
  );
  return (
    <p className={styles.pips}>
      {view.scenarios.map(({ number, status, winner }) => (
        <span
          key={number}
          className={styles.pip}
          data-status={status}
          data-winner={winner ?? undefined}
          aria-hidden="true"
        />
      ))}
      <span className="visually-hidden">{say.progress(won)}</span>
    </p>
  );
}
