import { useCallback } from 'react';
import { Loading } from '../app/loading.tsx';
import type { MatchId } from '../match/match.ts';
import { NoReplay } from './no-replay.tsx';
import { keptRecording } from './recording.ts';
import { ReplayViewer } from './replay-viewer.tsx';
import { useRecordedMatch } from './use-recorded-match.ts';

/** The replay of a game that is kept in this browser. */
export function ReplayScreen(props: { readonly id: MatchId; readonly move?: number | undefined }) {
  const { id, move } = props;
  const opening = useRecordedMatch(() => keptRecording(id), id);
  const hashOf = useCallback((at: number) => `#/replay/${id}/${at}`, [id]);
  if (opening.kind === 'loading') return <Loading />;
  if (opening.kind === 'problem') return <NoReplay problem={opening.problem} />;
  return <ReplayViewer recorded={opening} from={move} hashOf={hashOf} />;
}
