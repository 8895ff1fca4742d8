import { useEffect } from 'react';
import { useWords } from '../../i18n/words.ts';
import { speak } from '../announcer/speak.ts';
import look from '../bar-button.module.css';
import { KeyCap } from '../key-cap.tsx';
import styles from './move-now.module.css';
import { moveNowWords } from './move-now-words.ts';

interface MoveNowProps {
  /** Who thinks. */
  readonly name: string;
  readonly onMoveNow: () => void;
}

/** How long somebody thinks before it is said aloud: not at every decision of a turn. In milliseconds. */
const WORTH_SAYING = 700;

/** For whoever does not want to wait until a computer player has thought it over. */
export function MoveNow({ name, onMoveNow }: MoveNowProps) {
  const { moveNow, announced } = useWords(moveNowWords);
  useEffect(() => {
    const timer = setTimeout(() => speak(announced(name)), WORTH_SAYING);
    return () => clearTimeout(timer);
  }, [name, announced]);
  return (
    <button type="button" className={`${look.button} ${styles.now}`} onClick={onMoveNow}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {moveNow}
      <KeyCap cap="N" />
    </button>
  );
}
