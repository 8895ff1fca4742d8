import type { Seat } from '@openrealms/engine';
import { turnSummary } from '@openrealms/narrator';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { lastTurnOfAnother } from '../log/last-turn.ts';
import { SentenceText } from '../log/sentence-text.tsx';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './top-bar.module.css';

// Most opponents never think for long.
const MoveNow = lazy(async () => ({ default: (await import('./move-now.tsx')).MoveNow }));

// Only in a campaign.
const ScenarioChip = lazy(async () => ({
  default: (await import('../../campaign/table/scenario-chip.tsx')).ScenarioChip,
}));

interface TopBarProps {
  readonly menu: ReactNode;
  readonly log: readonly Happening[];
  readonly logOpen: boolean;
  readonly onLog: () => void;
  /** The computer player that has been thinking for a while. */
  readonly thinking: Seat | null;
  readonly onMoveNow?: (() => void) | undefined;
}

/** Whose turn it is, and what the last opponent's turn came to. */
export function TopBar(props: TopBarProps) {
  const { menu, log, logOpen, onLog, thinking, onMoveNow } = props;
  const { view, you, names, teams, book, small, beside, inspect } = useTable();
  const seated = useWords(seatWords);
  const say = useWords(tableWords);
  const last = lastTurnOfAnother(log, you);
  return (
    <header
      className={styles.bar}
      data-thinking={thinking !== null || undefined}
      data-scenario={view.scenario === undefined ? undefined : true}
    >
      {menu}
      <p className={styles.status}>
        <b>{status()}</b> <span>{say.turn(view.turn)}</span>
      </p>
      {view.scenario !== undefined && (
        <Suspense fallback={null}>
          <ScenarioChip />
        </Suspense>
      )}
      {thinking !== null && onMoveNow !== undefined && (
        <Suspense fallback={null}>
          <MoveNow name={names[thinking]} onMoveNow={onMoveNow} />
        </Suspense>
      )}
      <p
        className={styles.summary}
        data-several={view.seats.length > 2 || view.challenge !== undefined || undefined}
      >
        {last !== null && (
          <SentenceText
            sentence={turnSummary(last.events, last.seat, { you, names, teams }, book)}
          />
        )}
      </p>
      {view.seats.length > 2 && (
        <button
          type="button"
          className={`${styles.log} ${styles.recap}`}
          onClick={() => inspect({ kind: 'recap' })}
        >
          {seated.recap}
        </button>
      )}
      {small && (
        <button type="button" className={styles.log} aria-expanded={logOpen} onClick={onLog}>
          {say.log}
        </button>
      )}
    </header>
  );

  function status(): string {
    if (view.winners.length > 0) return say.gameOver;
    if (thinking !== null) return say.thinking(names[thinking]);
    const [awaited] = view.awaited;
    if (you !== null && view.awaited.includes(you)) {
      if (!view.active.includes(you)) return say.yourChoice;
      return beside.length > 0 ? seated.yourTurnAs(names[you]) : say.yourTurn;
    }
    const playing = view.active.map((seat) => names[seat]);
    if (awaited !== undefined && !view.active.includes(awaited)) {
      return say.waitingFor(names[awaited]);
    }
    return playing.length > 1
      ? seated.playingTogether(playing)
      : say.turnOf(playing[0] ?? names[0]);
  }
}
