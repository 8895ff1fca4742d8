import { useCallback } from 'react';
import { Loading } from '../app/loading.tsx';
import { useFailure } from '../app/use-failure.ts';
import { beginMatch } from '../match/matches.ts';
import { NoReplay } from './no-replay.tsx';
import { linkedRecording } from './recording.ts';
import { ReplayViewer } from './replay-viewer.tsx';
import { useRecordedMatch } from './use-recorded-match.ts';

/** A game that came in a link; it is forgotten with the page unless it is kept. */
export function SharedReplayScreen(props: {
  readonly data: string;
  readonly move?: number | undefined;
}) {
  const { data, move } = props;
  const opening = useRecordedMatch(() => linkedRecording(data), data);
  const hashOf = useCallback((at: number) => `#/r/${data}/${at}`, [data]);
  const fail = useFailure();
  if (opening.kind === 'loading') return <Loading />;
  if (opening.kind === 'problem') return <NoReplay problem={opening.problem} />;
  const { start, players, moves } = opening.recording;
  const keep = async (at: number): Promise<void> => {
    const begun = await beginMatch({ start, players, moves, keep: true });
    // What shows this game can keep it; a failure is a fault of ours.
    if (!begun.ok) throw new Error(begun.problem.why);
    location.hash = `#/replay/${begun.value}/${at}`;
  };
  return (
    <ReplayViewer
      recorded={opening}
      from={move}
      hashOf={hashOf}
      onKeep={(at) => void keep(at).catch(fail)}
    />
  );
}
