import { useWords } from '../../i18n/words.ts';
import type { HeardSignal } from '../../match/stage.ts';
import { seatWords } from '../seat-words.ts';
import { signalText } from '../signals/signal-text.ts';
import { useStory } from '../story-context.ts';
import styles from './log.module.css';

/** What somebody said to the team. */
export function LogSignal({ heard }: { readonly heard: HeardSignal }) {
  const { names } = useStory();
  const say = useWords(seatWords);
  return (
    <li className={styles.signal}>{say.said(names[heard.seat], signalText(heard.signal, say))}</li>
  );
}
