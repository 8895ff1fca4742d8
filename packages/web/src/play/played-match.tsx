import { safeMove } from '@openrealms/bots';
import type { Command, GameEvent } from '@openrealms/engine';
import { undoBarrierText } from '@openrealms/narrator';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { Loading } from '../app/loading.tsx';
import { useFailure } from '../app/use-failure.ts';
import { useTitle } from '../app/use-title.ts';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { Stage, StageState } from '../match/stage.ts';
import { useRanks } from '../opponents/use-ranks.ts';
import { useSettings } from '../settings/settings.ts';
import { Table } from '../table/table.tsx';
import { useBook } from '../table/use-book.ts';
import { HandOver } from './hand-over.tsx';
import { handOverWords } from './hand-over-words.ts';
import { LookBack } from './look-back.tsx';
import { isOnTeam, isOut } from './my-part.ts';
import { nextFrame } from './next-frame.ts';
import { Notice } from './notice.tsx';
import { playAll } from './play-all.ts';
import { playWords } from './play-words.ts';
import { repeat } from './repeat.ts';
import { type Panel, TableMenu } from './table-menu.tsx';
import { useHint } from './use-hint.ts';
import { Watching } from './watching.tsx';

const NOTHING: readonly GameEvent[] = [];

/** A match at the table: the stage tells what is on show, the table what the player wants. */
export function PlayedMatch({ stage }: { readonly stage: Stage }) {
  const { shown, viewer, log, handOver, refusal, trouble, ...rest } = useStore(
    stage.store,
    useShallow(onTable),
  );
  const { signals, beside, thinking, isBehind } = rest;
  const language = useLanguage();
  const say = useWords(playWords);
  const labels = useWords(labelWords);
  const book = useBook();
  const fail = useFailure();
  const [lookBack, setLookBack] = useState<number | null>(null);
  const you = viewer === 'spectator' ? null : viewer;
  const { players } = stage.match.info;
  const names = useMemo(() => playerLabels(players, labels), [players, labels]);
  const ranks = useRanks(players);
  const passing = useWords(handOverWords);
  useTitle(handOver === null ? names.join(' – ') : passing.title(names[handOver]));
  const [panel, setPanel] = useState<Panel | null>(null);
  const over = (shown?.moment.view.winners.length ?? 0) > 0;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setPanel('result'), lastLook());
    return () => clearTimeout(timer);
  }, [over]);
  const ready = shown !== null;
  useEffect(() => {
    if (ready) performance.mark('table-ready');
  }, [ready]);
  const onCommand = useCallback(
    (command: Command, times: number) => {
      stage.skip();
      repeat(stage, command, times).catch(fail);
    },
    [stage, fail],
  );

  const hint = useHint(stage, isBehind ? undefined : shown?.moment);

  if (shown === null) return <Loading />;
  if (handOver !== null) {
    return <HandOver name={names[handOver]} onReady={stage.takeOver} />;
  }
  const { moment, jumped } = shown;
  const skip = isBehind ? stage.skip : undefined;
  const { view, legal, events, undo } = moment;
  if (lookBack !== null) {
    return (
      <LookBack
        match={stage.match}
        viewer={viewer}
        move={lookBack}
        log={log}
        names={names}
        ranks={ranks}
        onClose={() => setLookBack(null)}
      />
    );
  }
  const safe = legal.length > 0 && view.choice === null ? safeMove(legal, book.card) : undefined;
  return (
    <Table
      view={view}
      legal={legal}
      names={names}
      ranks={ranks}
      you={you}
      events={jumped ? NOTHING : events}
      log={log}
      onCommand={onCommand}
      undo={
        undo === null || over
          ? undefined
          : {
              depth: undo.depth,
              hint: say.undoHint(undo.depth, undoBarrierText(undo.barrier, language)),
              onUndo: () => void stage.undo().catch(fail),
            }
      }
      onPlayAll={
        safe === undefined
          ? undefined
          : () => void playAll(stage, safe, book.card, nextFrame).catch(fail)
      }
      onSkip={skip}
      thinking={thinking}
      onMoveNow={thinking === null ? undefined : () => void stage.hurry().catch(fail)}
      hint={hint}
      onMoment={setLookBack}
      signals={signals}
      onSignal={isOnTeam(view, you) ? (signal) => void stage.signal(signal).catch(fail) : undefined}
      beside={beside}
      onSwitch={stage.switchTo}
      footer={isOut(view, you) ? <Watching onSkip={skip} /> : undefined}
      notice={
        refusal !== null || trouble !== null ? (
          <Notice refusal={refusal} trouble={trouble} onDismiss={stage.dismiss} />
        ) : undefined
      }
      menu={
        <TableMenu
          stage={stage}
          over={over}
          panel={panel}
          onPanel={setPanel}
          onConcede={() => onCommand({ type: 'concede' }, 1)}
        />
      }
      onHelp={() => setPanel('shortcuts')}
    />
  );
}

/** What the table shows. Of the steps that wait only whether there are any: a table is not to be built anew for each. */
function onTable({ waiting, ...state }: StageState) {
  return { ...state, isBehind: waiting > 0 };
}

/** How long the table stays on show after the last move: the decisive blow is worth seeing. */
function lastLook(): number {
  return { off: 0, fast: 600, normal: 1300 }[useSettings.getState().animation];
}
