import type { Box, CardId } from '../cards/card.ts';
import { fromShelf } from '../cards/shelf.ts';
import type { Command } from '../commands/command.ts';
import { problem, type Result, SetupError } from '../errors.ts';
import type { GameEvent } from '../events/event.ts';
import { submit } from '../rules/submit.ts';
import { saysTheSame } from '../same-value.ts';
import type { ChallengeId, FormatId, Level, Options, ScenarioSetup, Setup } from '../setup.ts';
import { readInteger, reading, readList, readObject, readText, reject } from '../state/reader.ts';
import { seatsIn } from '../state/seats.ts';
import type { Seat } from '../state/state.ts';
import { ENGINE_VERSION } from '../version.ts';
import { commitmentTo } from './fairness.ts';
import { type GameRecord, type Move, startRecord } from './record.ts';
import { parseJson } from './save.ts';

/**
 * A game to keep and share. Setup, seed and commands replay it with the engine that made it; the events tell it
 * for ever, also when the rules have changed since.
 */
export interface Replay {
  readonly kind: 'openrealms-replay';
  readonly engine: string;
  readonly setup: {
    readonly boxes: readonly { readonly id: string; readonly version: string }[];
    readonly seed: string;
    readonly seats?: number;
    readonly format?: FormatId;
    readonly personalDecks?: readonly (string | null)[];
    readonly challenge?: { readonly id: ChallengeId; readonly level?: Level };
    readonly tradeDeck?: Readonly<Record<CardId, number>>;
    readonly scenario?: ScenarioSetup;
    readonly options?: Partial<Options>;
  };
  /** SHA-256 of the seed, as published before the game. */
  readonly commitment: string;
  /** By seat; empty if the players have no names. */
  readonly players: readonly string[];
  readonly opening: readonly GameEvent[];
  readonly moves: readonly ReplayMove[];
  /** Empty for a game that was not finished. */
  readonly winners: readonly Seat[];
}

/** One command of a replay and what it made happen. */
export interface ReplayMove {
  readonly seat: Seat;
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

/** The replay of a record, finished or not; it must have been dealt from its setup. */
/**
 * The replay of a record. It holds the seed and every hidden card: that of a game between people is nobody's
 * before the game is over.
 */
export async function toReplay(
  record: GameRecord,
  players: readonly string[] = [],
): Promise<Replay> {
  const { boxes, ...setup } = record.setup;
  return {
    kind: 'openrealms-replay',
    engine: ENGINE_VERSION,
    setup: { ...setup, boxes: boxes.map(({ id, version }) => ({ id, version })) },
    commitment: await commitmentTo(setup.seed),
    players,
    opening: record.opening,
    moves: record.moves.map(({ seat, command, events }) => ({ seat, command, events })),
    winners: seatsIn(record.state.winners),
  };
}

/** Fifty times a long game. */
const MAX_MOVES = 20_000;

/** Reads a replay file, as an object or as JSON text, without playing it. */
export function readReplay(file: unknown): Result<Replay> {
  const parsed = parseJson(file);
  if (!parsed.ok) return parsed;
  if ((parsed.value as Partial<Replay> | null)?.kind !== 'openrealms-replay') {
    return problem('not-a-replay', 'This is not a replay: "kind" must be "openrealms-replay".');
  }
  return reading(() => {
    const fields = readObject(parsed.value, 'replay', [
      'kind',
      'engine',
      'setup',
      'commitment',
      'players',
      'opening',
      'moves',
      'winners',
    ]);
    const setup = readObject(fields.setup, 'setup', [
      'boxes',
      'seed',
      'seats',
      'format',
      'personalDecks',
      'challenge',
      'tradeDeck',
      'scenario',
      'options',
    ]);
    readText(setup.seed, 'setup.seed');
    readList(setup.boxes, 'setup.boxes', 16, (box, at) => {
      const { id, version } = readObject(box, at, ['id', 'version']);
      readText(id, `${at}.id`);
      readText(version, `${at}.version`);
    });
    readText(fields.engine, 'engine');
    readText(fields.commitment, 'commitment');
    readList(fields.players, 'players', 6, readText);
    readList(fields.opening, 'opening', 10_000, readEvent);
    readList(fields.winners, 'winners', 6, (seat, at) => readInteger(seat, at, 0, 5));
    readList(fields.moves, 'moves', MAX_MOVES, (move, at) => {
      const { seat, command, events } = readObject(move, at, ['seat', 'command', 'events']);
      readInteger(seat, `${at}.seat`, 0, 5);
      if (typeof command !== 'object' || command === null) {
        reject('not-a-command', `${at}.command must be a command.`, `${at}.command`);
      }
      readList(events, `${at}.events`, 10_000, readEvent);
    });
    return parsed.value as Replay;
  });
}

function readEvent(event: unknown, at: string): void {
  const kind = (event as Partial<GameEvent> | null)?.kind;
  if (typeof kind !== 'string') reject('not-an-event', `${at} must be an event with a kind.`, at);
}

/**
 * Plays a replay again from its setup, seed and commands, and checks that the same things happen. Of the boxes given, those
 * are used that it was played with.
 */
export function resimulate(replay: Replay, shelf: readonly Box[]): Result<GameRecord> {
  if (replay.engine !== ENGINE_VERSION) {
    return problem(
      'other-version',
      `This game was played with engine ${replay.engine}; this is ${ENGINE_VERSION}. Its events can still be shown.`,
      'engine',
    );
  }
  const boxes = fromShelf(replay.setup.boxes, shelf);
  if (boxes === null) {
    const wanted = replay.setup.boxes.map(({ id, version }) => `${id}@${version}`).join(', ');
    const given = shelf.map(({ id, version }) => `${id}@${version}`).join(', ');
    return problem(
      'other-boxes',
      `This game needs the boxes ${wanted}; given are ${given}.`,
      'setup.boxes',
    );
  }
  const setup: Setup = { ...replay.setup, boxes };
  let start: GameRecord;
  try {
    start = startRecord(setup);
  } catch (error) {
    if (error instanceof SetupError) return problem(error.code, error.message, 'setup');
    throw error;
  }
  if (!saysTheSame(replay.opening, start.opening)) {
    return problem('different-events', 'The table was set differently.', 'opening');
  }
  const moves: Move[] = [];
  let { state } = start;
  for (const [i, { seat, command, events }] of replay.moves.entries()) {
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) {
      const { code, why } = result.refusal;
      return problem('refused', `The engine refuses this move: ${code}. ${why}`, `moves[${i}]`);
    }
    if (!saysTheSame(events, result.events)) {
      return problem('different-events', 'Other things happened than recorded.', `moves[${i}]`);
    }
    moves.push({ seat, command, events: result.events, before: state });
    state = result.state;
  }
  if (seatsIn(state.winners).join() !== replay.winners.join()) {
    return problem('different-winners', 'The recorded winners did not win.', 'winners');
  }
  return { ok: true, value: { ...start, moves, state } };
}

/**
 * Whether a replay is what it claims: its seed is the one committed to, and dealing and playing it again gives
 * the same events.
 *
 * @example
 * {@includeCode ../../../content/examples/replay-and-verify.ts}
 */
export async function verify(
  file: unknown,
  boxes: readonly Box[],
  published?: string,
): Promise<Result<GameRecord>> {
  const read = readReplay(file);
  if (!read.ok) return read;
  const replay = read.value;
  const commitment = await commitmentTo(replay.setup.seed);
  if (commitment !== replay.commitment || (published !== undefined && commitment !== published)) {
    return problem('other-seed', 'The seed is not the one that was committed to.', 'commitment');
  }
  return resimulate(replay, boxes);
}
