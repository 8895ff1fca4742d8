import type { SetupWarning } from '@openrealms/engine';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { newGameWords } from './new-game-words.ts';
import styles from './setup-warnings.module.css';

interface SetupWarningsProps {
  readonly warnings: readonly SetupWarning[];
  /** How many play. */
  readonly seats: number;
  /** What helps where the trade deck is small. */
  readonly children?: ReactNode;
}

/** What players should be told before they sit down to a game. */
export function SetupWarnings({ warnings, seats, children }: SetupWarningsProps) {
  const say = useWords(newGameWords);
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map((warning) => (
        <div key={warning.code} className={styles.warning}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3.5 22 20.5H2Z M12 10v5 M12 17.4v.4" />
          </svg>
          <p className={styles.words}>{textOf(warning)}</p>
          {warning.code === 'small-trade-deck' && children}
        </div>
      ))}
    </div>
  );

  function textOf(warning: SetupWarning): string {
    switch (warning.code) {
      case 'small-trade-deck':
        return say.fewCards(warning.cards, seats);
      case 'uneven-factions':
        return say.unevenFactions;
    }
  }
}
