import type { Problem, Replay, Result } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import type { Match, Player } from '../match/match.ts';
import { beginMatch, openMatch } from '../match/matches.ts';
import { loadBoxes } from '../match/shelf.ts';
import type { Recording } from './recording.ts';

/** A recording that has been opened. */
export interface RecordedMatch {
  readonly recording: Recording;
  readonly match: Match;
  readonly replay: Replay;
}

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | ({ readonly kind: 'ready' } & RecordedMatch);

/** Opens a copy of the game in which nobody moves: no computer player goes on while it is looked at. */
export function useRecordedMatch(load: () => Promise<Result<Recording>>, key: string): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded; the function is new each time.
  useEffect(() => {
    let current = true;
    let opened: Match | undefined;
    const run = async (): Promise<void> => {
      const result = await open(load);
      if (result.ok) opened = result.value.match;
      if (!current) opened?.close();
      else if (result.ok) setOpening({ kind: 'ready', ...result.value });
      else setOpening({ kind: 'problem', problem: result.problem });
    };
    run().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      if (current) setOpening({ kind: 'problem', problem: { code: 'unreadable', why } });
    });
    return () => {
      current = false;
      opened?.close();
    };
  }, [key]);
  return opening;
}

async function open(load: () => Promise<Result<Recording>>): Promise<Result<RecordedMatch>> {
  const loaded = await load();
  if (!loaded.ok) return loaded;
  const recording = loaded.value;
  const { start, moves } = recording;
  const players = recording.players.map(({ name }): Player => ({ kind: 'person', name }));
  const begun = await beginMatch({ start, players, moves, keep: false });
  if (!begun.ok) return begun;
  const match = await openMatch(begun.value);
  if (!match.ok) return match;
  await loadBoxes(match.value.info.boxes);
  const replay = await match.value.replay();
  if (replay === null) throw new Error('A copy of a game must be open to read.');
  const { players: seated } = match.value.info;
  return {
    ok: true,
    value: { recording: withBoss(recording, seated), match: match.value, replay },
  };
}

/** The host knows where a Boss sits. Nobody looks through its eyes. */
function withBoss(recording: Recording, seated: readonly Player[]): Recording {
  const isBoss = (seat: number): boolean => seated[seat]?.kind === 'boss';
  return {
    ...recording,
    players: recording.players.map((player, seat) => (isBoss(seat) ? seated[seat] : player)),
    eyes: recording.eyes.filter((eyes) => eyes === 'spectator' || !isBoss(eyes)),
  };
}
