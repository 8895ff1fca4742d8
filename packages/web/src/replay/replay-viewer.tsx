import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { useTitle } from '../app/use-title.ts';
import { useGameTitle } from '../formats/use-game-title.ts';
import { useWords } from '../i18n/words.ts';
import type { Happening } from '../match/match.ts';
import { useRanks } from '../opponents/use-ranks.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { Table } from '../table/table.tsx';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayMenu } from './replay-menu.tsx';
import { replayWords } from './replay-words.ts';
import { turnAfter, turnBefore, turnMarks } from './turn-marks.ts';
import { useHistory } from './use-history.ts';
import { useNames } from './use-names.ts';
import { usePlayback } from './use-playback.ts';
import type { RecordedMatch } from './use-recorded-match.ts';
import { type ReplayKeys, useReplayKeys } from './use-replay-keys.ts';

const NOTHING: readonly Happening[] = [];

/** How long a move stays on show before the address names it: browsers refuse an address that changes too often. */
const ADDRESS_DELAY = 300;

/** A recorded game on a table to look at, with everything to move through it. */
export function ReplayViewer(props: {
  readonly recorded: RecordedMatch;
  /** The move that the address asks for. */
  readonly from: number | undefined;
  /** The address of a move. */
  readonly hashOf: (move: number) => string;
  readonly onKeep?: ((move: number) => void) | undefined;
}) {
  const { recorded, from, hashOf, onKeep } = props;
  const { match, replay, recording } = recorded;
  const say = useWords(replayWords);
  const last = replay.moves.length;
  const playback = usePlayback(match, last, from ?? 0, recording.eyes[0]);
  const { move, viewer, shown, goTo, play } = playback;
  const [open, setOpen] = useState<'share' | 'play-on' | null>(null);

  const names = useNames(recorded);
  const ranks = useRanks(recording.players);
  const happenings = useHistory(match, viewer) ?? NOTHING;
  const marks = useMemo(() => turnMarks(happenings), [happenings]);
  // Whatever was asked at this moment has been answered.
  const view = useMemo(() => shown && { ...shown.view, choice: null }, [shown]);
  const log = useMemo(() => happenings.slice(0, (shown?.move ?? 0) + 1), [happenings, shown]);
  const gameTitle = useGameTitle();
  // The name of a challenge says more than the names of those who played it.
  const isChallenge = !('position' in recording.start) && recording.start.challenge !== undefined;
  const title = say.titleOf(isChallenge ? [gameTitle(recording)] : names);
  useTitle(title);

  useEffect(() => {
    if (from !== undefined) goTo(from);
  }, [from, goTo]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = hashOf(move);
      // Whoever has gone elsewhere meanwhile is not to be called back.
      if (location.hash.startsWith(address.replace(/\/\d+$/, ''))) {
        history.replaceState(null, '', address);
      }
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [move, hashOf]);

  const jump = (to: number): void => {
    play(false);
    goTo(to);
  };
  const actions: ReplayKeys = {
    step: (moves) => jump(move + moves),
    turn: (turns) => jump(turns > 0 ? turnAfter(marks, move, last) : turnBefore(marks, move)),
    start: () => jump(0),
    end: () => jump(last),
    toggle: () => play(!playback.playing),
  };
  useReplayKeys(actions);

  if (shown === null || view === null || happenings.length === 0) return <Loading />;
  const over = view.winners.length > 0;
  const keep = onKeep === undefined ? undefined : () => onKeep(move);
  const show = (dialog: 'share' | 'play-on') => () => {
    play(false);
    setOpen(dialog);
  };
  return (
    <>
      <Table
        view={view}
        legal={[]}
        names={names}
        ranks={ranks}
        events={shown.events}
        log={log}
        you={viewer === 'spectator' ? null : viewer}
        onCommand={() => undefined}
        onMoment={jump}
        menu={
          <>
            <h1 className="visually-hidden">{title}</h1>
            <ReplayMenu match={match} onShare={show('share')} onKeep={keep} />
          </>
        }
        footer={
          <ReplayControls
            playback={{ ...playback, goTo: jump }}
            actions={actions}
            last={last}
            happening={happenings[move]}
            marks={marks}
            names={names}
            eyes={recording.eyes}
            onShare={show('share')}
            onPlayOn={over ? undefined : show('play-on')}
            onKeep={keep}
          />
        }
      />
      {open === 'share' && (
        <ShareDialog
          match={match}
          names={names}
          players={recording.players}
          viewer={viewer}
          move={move}
          startedAt={recording.startedAt}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'play-on' && (
        <PlayOnDialog
          start={recording.start}
          replay={replay}
          move={move}
          names={names.filter((_, seat) => recording.players[seat].kind !== 'boss')}
          viewer={viewer}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
