import { ENGINE_VERSION, type Problem, type Result, type Viewer } from '@openrealms/engine';
import { keyOf } from '../match/box-key.ts';
import type { MatchId, Player, Start } from '../match/match.ts';
import { storedGame } from '../match/matches.ts';
import { unknownBox } from '../match/missing-box.ts';
import { loadBoxes, loadedBoxes } from '../match/shelf.ts';
import type { SeatMove } from '../match/stored-game.ts';
import { gameFromCode } from '../share/link-code.ts';
import type { SharedGame } from '../share/shared-game.ts';

/** A game to look at. */
export interface Recording {
  readonly start: Start;
  readonly players: readonly Player[];
  readonly moves: readonly SeatMove[];
  readonly startedAt: number;
  /** Through whose eyes it can be seen; those it opens with come first. */
  readonly eyes: readonly Viewer[];
}

/** A game of this browser. */
export async function keptRecording(id: MatchId): Promise<Result<Recording>> {
  const stored = await storedGame(id);
  if (stored === undefined) return failed('unknown-game', 'This game is not in this browser.');
  if (stored.engine !== ENGINE_VERSION) return otherVersion(stored.engine);
  const { start, players, moves, startedAt, outcome } = stored;
  const people = seatsWhere(players, ({ kind }) => kind === 'person');
  const computers = seatsWhere(players, ({ kind }) => kind === 'bot');
  // Nobody looks into the cards of a computer player that they still play against.
  const open = outcome.winners.length > 0 || people.length === 0;
  const eyes = [...people, ...(open ? computers : []), 'spectator' as const];
  return { ok: true, value: { start, players, moves, startedAt, eyes } };
}

/** A game that came in a link. */
export async function linkedRecording(code: string): Promise<Result<Recording>> {
  const read = await gameFromCode(code);
  if (!read.ok) return read;
  const { start } = read.value;
  if (!('position' in start)) await loadBoxes(start.boxes);
  return recordingOf(read.value, Date.now());
}

/** Why these rules and cards cannot play it again is a problem. */
export function recordingOf(game: SharedGame, startedAt: number): Result<Recording> {
  const { engine, start, boxVersions, names, bots, moves } = game;
  if (engine !== ENGINE_VERSION) return otherVersion(engine);
  const wanted = 'position' in start ? [] : start.boxes;
  for (const [i, id] of wanted.entries()) {
    const box = loadedBoxes().find((each) => keyOf(each) === id);
    if (box === undefined) return { ok: false, problem: unknownBox(id) };
    if (box.version !== boxVersions[i]) {
      return failed('other-boxes', `This game needs version ${boxVersions[i]} of the box "${id}".`);
    }
  }
  const players = names.map((name, seat): Player => {
    const bot = bots[seat] ?? null;
    return bot === null ? { kind: 'person', name } : { kind: 'bot', name, bot };
  });
  const all: Viewer[] = [...players.keys(), 'spectator'];
  const first: Viewer = game.eyes ?? 'spectator';
  const eyes = all.includes(first) ? [first, ...all.filter((each) => each !== first)] : all;
  return { ok: true, value: { start, players, moves, startedAt, eyes } };
}

function seatsWhere(players: readonly Player[], test: (player: Player) => boolean): number[] {
  return players.flatMap((player, seat) => (test(player) ? [seat] : []));
}

function otherVersion(engine: string): Result<never> {
  return failed('other-version', `Version ${engine} of the rules; this is ${ENGINE_VERSION}.`);
}

function failed(code: string, why: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, why } };
}
