import { useEffect, useId, useRef } from 'react';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './hand-over.module.css';
import { handOverWords } from './hand-over-words.ts';

interface HandOverProps {
  /** Who is to sit down. */
  readonly name: string;
  readonly onReady: () => void;
}

/** Between two people at one screen: hides the game until the next one has the screen to themselves. */
export function HandOver({ name, onReady }: HandOverProps) {
  const say = useWords(handOverWords);
  const title = useId();
  const what = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Named and described by what stands above it, the button is what a screen reader hears first.
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className={styles.screen}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={title}
      aria-describedby={what}
    >
      <div className={styles.content}>
        <svg className={styles.picture} viewBox="0 0 96 64" aria-hidden="true">
          <rect x="8" y="12" width="26" height="42" rx="4" />
          <rect x="62" y="12" width="26" height="42" rx="4" className={styles.next} />
          <path d="M40 33h14m-6-6 6 6-6 6" />
        </svg>
        <h1 id={title} className={styles.title}>
          {say.title(name)}
        </h1>
        <p id={what} className={styles.what}>
          {say.what}
        </p>
        <button
          ref={button}
          type="button"
          className={`${buttons.primary} ${styles.ready}`}
          onClick={onReady}
          // A key that still is held down from the last move must not open the next player's hand.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {say.ready(name)}
        </button>
      </div>
    </div>
  );
}
