import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { signalText } from './signal-text.ts';
import { signalsToGive } from './signals-to-give.ts';
import styles from './team-talk.module.css';

/** What can be said to the team at a touch. */
export function TeamTalk() {
  const { view, you, book, onSignal } = useTable();
  const say = useWords(seatWords);
  if (you === null || onSignal === undefined) return null;
  return (
    <section className={styles.talk} aria-label={say.sayToTeam}>
      <h3>{say.sayToTeam}</h3>
      <ul>
        {signalsToGive(view, you, book).map((signal) => (
          <li key={signal.kind}>
            <button type="button" onClick={() => onSignal(signal)}>
              {signalText(signal, say)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
