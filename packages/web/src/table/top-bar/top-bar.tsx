import { turnSummary } from '@openrealms/narrator';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { lastTurnOfAnother } from '../log/last-turn.ts';
import { SentenceText } from '../log/sentence-text.tsx';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly menu: ReactNode;
  readonly log: readonly Happening[];
  readonly logOpen: boolean;
  readonly onLog: () => void;
}

/** Whose turn it is, and what the last opponent's turn came to. */
export function TopBar({ menu, log, logOpen, onLog }: TopBarProps) {
  const { view, you, names, book, small } = useTable();
  const say = useWords(tableWords);
  const last = lastTurnOfAnother(log, you);
  return (
    <header className={styles.bar}>
      {menu}
      <p className={styles.status}>
        <b>{status()}</b> <span>{say.turn(view.turn)}</span>
      </p>
      <p className={styles.summary}>
        {last !== null && (
          <SentenceText sentence={turnSummary(last.events, last.seat, { you, names }, book)} />
        )}
      </p>
      {small && (
        <button type="button" className={styles.log} aria-expanded={logOpen} onClick={onLog}>
          {say.log}
        </button>
      )}
    </header>
  );

  function status(): string {
    if (view.winners.length > 0) return say.gameOver;
    const [awaited] = view.awaited;
    const [active] = view.active;
    if (you !== null && view.awaited.includes(you)) return say.yourTurn;
    return awaited === active || awaited === undefined
      ? say.turnOf(names[active ?? 0])
      : say.waitingFor(names[awaited]);
  }
}
