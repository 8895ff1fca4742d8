import { turnSummary } from '@openrealms/narrator';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { lastTurnsOfOthers } from '../log/last-turn.ts';
import { SentenceText } from '../log/sentence-text.tsx';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import styles from './inspector.module.css';

/** What everybody else did in their last turn. */
export function RecapSubject({ log }: { readonly log: readonly Happening[] }) {
  const { you, names, teams, book } = useTable();
  const say = useWords(seatWords);
  const turns = lastTurnsOfOthers(log, you);
  return (
    <div className={styles.recap}>
      <h2>{say.recapTitle}</h2>
      {turns.length === 0 && <p>{say.recapNone}</p>}
      <ul>
        {turns.map(({ seat, events }) => (
          <li key={seat}>
            <SentenceText sentence={turnSummary(events, seat, { you, names, teams }, book)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
