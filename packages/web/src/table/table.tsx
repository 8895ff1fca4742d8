import type { CardId, Command, Seat } from '@openrealms/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import type { HeardSignal } from '../match/stage.ts';
import { useTableMotion } from '../motion/use-table-motion.ts';
import { useSettings } from '../settings/settings.ts';
import { useTableSound } from '../sound/use-table-sound.ts';
import { Announcer } from './announcer/announcer.tsx';
import { attemptAt } from './attempt.ts';
import { answersTo, isOnTable } from './choice/answers.ts';
import type { Question } from './choice/question.ts';
import { Questions } from './choice/questions.tsx';
import { HintButton } from './hint/hint-button.tsx';
import { HintSlot } from './hint/hint-slot.tsx';
import { useHinted } from './hint/use-hinted.ts';
import { Inspector } from './inspector/inspector.tsx';
import { useInspector } from './inspector/use-inspector.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { useTableKeys } from './keys/use-table-keys.ts';
import { leftUndone } from './left-undone.ts';
import { LogPanel } from './log/log-panel.tsx';
import { mateAt } from './mate-at.ts';
import { legalByPlace, type Place, tapOn } from './places.ts';
import { useFreshSignals } from './signals/use-fresh-signals.ts';
import { type Story, StoryContext } from './story-context.ts';
import styles from './table.module.css';
import { TableContext, type TableContextValue } from './table-context.ts';
import type { TableProps } from './table-props.ts';
import { tableWords } from './table-words.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { UPRIGHT } from './upright.ts';
import { useBook } from './use-book.ts';
import { useMedia } from './use-media.ts';
import { useTeams } from './use-teams.ts';
import { ActionBar } from './zones/action-bar.tsx';
import { Hand } from './zones/hand.tsx';
import { MyArea } from './zones/my-area.tsx';
import { MyPiles } from './zones/my-piles.tsx';
import { Opponents } from './zones/opponents.tsx';
import { Pools } from './zones/pools.tsx';
import { TradeRow } from './zones/trade-row.tsx';

const SILENCE: readonly HeardSignal[] = [];
const NOBODY: readonly Seat[] = [];
const PEOPLE: readonly null[] = [];

/**
 * A table for two to six, with the viewer's seat at the bottom. It shows a view, lets the legal things glow and
 * reports what the player wants; it knows no rule and keeps no game.
 */
export function Table(props: TableProps) {
  const { view, legal, names, log, you, onCommand, undo, onPlayAll, onSkip } = props;
  const { ranks = PEOPLE, thinking = null, onMoveNow, hint } = props;
  const { signals = SILENCE, onSignal, beside = NOBODY, onSwitch } = props;
  const fresh = useFreshSignals(signals, names);
  const hasFooter = props.footer !== undefined;
  const book = useBook();
  const say = useWords(tableWords);
  const small = useMedia(UPRIGHT);
  const askBeforeEndTurn = useSettings((settings) => settings.askBeforeEndTurn);
  const root = useRef<HTMLDivElement>(null);
  const { inspector, inspect, glance } = useInspector();
  const [question, setQuestion] = useState<Question | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const near = you ?? 0;
  const places = useMemo(() => legalByPlace(legal, you), [legal, you]);
  const current = question?.version === view.version ? question : null;
  const asked = current?.kind === 'which' ? current.place : null;

  const command = useCallback(
    (wanted: Command, times = 1) => {
      setQuestion(null);
      // Several cards of a Boss are attacked one after the other.
      const goesOn = wanted.type === 'attack-tentacle';
      if ((small && !goesOn) || wanted.type === 'end-turn') inspector.setState({ subject: null });
      onCommand(wanted, times);
    },
    [onCommand, small, inspector],
  );
  const tap = useCallback(
    (place: Place, card: CardId | null) => {
      const there = places.get(place) ?? [];
      const mate = mateAt(place, view, you);
      const wanted = tapOn(there);
      if (mate !== null && there.every(({ type }) => type === 'transfer')) {
        inspect({ kind: 'seat', seat: mate });
      } else if (wanted?.kind === 'do') command(wanted.command);
      else if (wanted?.kind === 'ask') {
        setQuestion({ kind: 'which', version: view.version, place, card });
      } else {
        if (card !== null) inspect({ kind: 'card', card, place });
        const attempt =
          you !== null && view.awaited.includes(you) ? attemptAt(place, card, view, you) : null;
        if (attempt !== null) onCommand(attempt, 1);
      }
    },
    [places, command, inspect, onCommand, view, you],
  );
  const endTurn = (): void => {
    if (!legal.some(({ type }) => type === 'end-turn')) return;
    const left = askBeforeEndTurn && current?.kind !== 'end-turn' ? leftUndone(legal) : null;
    if (left === null) command({ type: 'end-turn' });
    else setQuestion({ kind: 'end-turn', version: view.version });
  };

  const teams = useTeams(view);
  const story = useMemo<Story>(
    () => ({ you, names, teams, book, inspect }),
    [you, names, teams, book, inspect],
  );
  const company = useMemo(
    () => ({ fresh, onSignal, beside, onSwitch, hasFooter }),
    [fresh, onSignal, beside, onSwitch, hasFooter],
  );
  const advised = useHinted(hint, you);
  const acts = useMemo(
    () => ({ ...advised, tap, command, inspect, glance }),
    [advised, tap, command, inspect, glance],
  );
  const value = useMemo<TableContextValue>(
    () => ({
      view,
      you,
      near,
      names,
      ranks,
      teams,
      book,
      legal,
      log,
      places,
      asked,
      small,
      ...acts,
      ...company,
    }),
    [view, you, near, names, ranks, teams, book, legal, log, places, asked, small, acts, company],
  );
  useKeptFocus(root, view);
  useTableMotion(root, view, props.events);
  useTableSound(props.events, you);
  useTableKeys(root, {
    value,
    log,
    undo,
    hint,
    onPlayAll,
    onSkip,
    onMoveNow,
    onHelp: props.onHelp,
    endTurn,
    close: closePanels,
  });

  function closePanels(): void {
    setQuestion(null);
    setLogOpen(false);
    inspect(null);
    hint?.onClose();
  }

  const questions = (
    <Questions
      asked={current?.kind === 'which' ? current : null}
      ending={current?.kind === 'end-turn' ? leftUndone(legal) : null}
      onClose={() => setQuestion(null)}
    />
  );
  // At a table to look at, a choice is somebody else's affair.
  const isChoosing = view.choice !== null && legal.length > 0;
  const hasQuestion = current !== null || isChoosing;
  // A question whose answers all lie on the table leaves room for the figures.
  const isAskedOnTable = isChoosing && answersTo(legal).every(isOnTable);

  return (
    <StoryContext value={story}>
      <TableContext value={value}>
        <div
          ref={root}
          className={styles.table}
          data-seats={view.seats.length}
          data-challenge={view.challenge === undefined ? undefined : view.format}
          data-small={small || undefined}
          data-choosing={isChoosing || undefined}
        >
          <TopBar
            menu={props.menu}
            log={log}
            thinking={onSkip === undefined ? thinking : null}
            onMoveNow={onMoveNow}
            onLog={() => setLogOpen(!logOpen)}
            logOpen={logOpen}
          />
          <main className={styles.board} id="content" tabIndex={-1} aria-label={say.table}>
            <Opponents />
            <TradeRow />
            <MyArea />
            {small && hasQuestion ? (
              <div className={styles.bar}>
                {isAskedOnTable && (
                  <>
                    <Pools />
                    <div className={styles.piles}>
                      <MyPiles />
                    </div>
                  </>
                )}
                {questions}
                {hint !== undefined && current === null && <HintButton hint={hint} />}
              </div>
            ) : (
              <div className={styles.bar}>
                <Pools />
                {small && (
                  <div className={styles.piles}>
                    <MyPiles />
                  </div>
                )}
                <div className={styles.actions}>
                  {props.footer ?? (
                    <ActionBar
                      undo={undo}
                      hint={hint}
                      onPlayAll={onPlayAll}
                      onEndTurn={endTurn}
                      onSkip={onSkip}
                    />
                  )}
                </div>
              </div>
            )}
            <div className={styles.mine}>
              <Hand />
              {!small && (
                <div className={styles.piles}>
                  <MyPiles />
                </div>
              )}
            </div>
          </main>
          <aside className={styles.side} data-log={logOpen || undefined} aria-label={say.side}>
            {!small && questions}
            <HintSlot hint={hint} />
            <Inspector store={inspector} log={log} />
            {(!small || logOpen) && (
              <LogPanel
                log={log}
                signals={signals}
                undoDepth={legal.length === 0 ? null : (undo?.depth ?? null)}
                onMoment={props.onMoment}
              />
            )}
          </aside>
          {props.notice !== undefined && <div className={styles.notice}>{props.notice}</div>}
          <Announcer log={log} takesBack={undo !== undefined} />
        </div>
      </TableContext>
    </StoryContext>
  );
}
