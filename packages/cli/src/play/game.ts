import type { LabBotName } from '@openrealms/bots';
import {
  advance,
  awaited,
  type Box,
  type Command,
  type GameEvent,
  type GameRecord,
  type GameState,
  isOver,
  parsePosition,
  type Refusal,
  type Seat,
  type Setup,
  startRecord,
  type TableId,
  viewFor,
} from '@openrealms/engine';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { boxesNamed, setupOf, type TableKind, tableKind } from '../tables.ts';

/** Where a game began: dealt from a seed, or set up as a position. */
export type Start = { readonly seed: string } | { readonly position: string };

/** The table of a game: one that can be asked for, or that of a scenario. */
export type PlayedTable = Omit<TableKind, 'format'> & { readonly format: TableId };

/** A game of a person against and with bots, or of people who share the terminal. */
export interface Game {
  readonly start: Start;
  readonly table: PlayedTable;
  /** Clockwise from the person's left, and from the first again where there are more seats; none where people play alone. */
  readonly bots: readonly LabBotName[];
  /** The person's seat; of several, that of the one who has the terminal. */
  readonly you: Seat;
  readonly record: GameRecord;
}

/** Who plays: the person's seat, and the bots on the others. */
export interface Company {
  readonly you: Seat;
  readonly bots: readonly LabBotName[];
}

export function newGame(seed: string, table: TableKind, company: Company): Game {
  return { start: { seed }, table, ...company, record: startRecord(setupOf(table, seed)) };
}

/** You take the seat that is to act. */
export function gameFromPosition(position: string, bots: readonly LabBotName[]): Game {
  const [named] = position.trim().split(/\s+/);
  const boxes = boxesNamed(named.split('+').map((box) => ({ id: box.split('@')[0] })));
  const parsed = parsePosition(position, boxes);
  if (!parsed.ok) {
    throw new Failure(`This is not a position: ${parsed.problem.why}`, EXIT_USAGE);
  }
  const state = parsed.value;
  if (isOver(state)) {
    throw new Failure('The game in this position is over. Give one that goes on.', EXIT_USAGE);
  }
  return {
    start: { position },
    ...placeOf(state, boxes),
    bots,
    you: awaited(state)[0],
  };
}

/** The table of a position, and a record that begins with it. The seed deals nothing: the position has its chance in itself. */
function placeOf(state: GameState, boxes: readonly Box[]): Pick<Game, 'table' | 'record'> {
  const { format, seats, challenge, scenario } = viewFor(state, 'spectator');
  const record = (setup: Setup): GameRecord => ({ setup, opening: [], moves: [], state });
  if (format === 'scenario') {
    const setup: Setup = { boxes, seed: 'position', ...(scenario && { scenario }) };
    return { table: SCENARIO_TABLE, record: record(setup) };
  }
  const table = tableKind(format, {
    seats: challenge === undefined ? seats.length : seats.length - 1,
    level: challenge?.level,
    copies: boxes.filter(({ id }) => id === boxes[0].id).length,
    boxes: [...new Set(boxes.map(({ id }) => id))],
  });
  return { table, record: record({ ...setupOf(table, 'position'), boxes }) };
}

/** Where every game of a campaign is played. */
export const SCENARIO_TABLE: PlayedTable = { format: 'scenario', seats: 2, copies: 1 };

/** Whether people share the terminal: no bot plays, and whoever is to act takes it. */
export function isShared({ bots }: Game): boolean {
  return bots.length === 0;
}

/** The bot that sits there; null for the person, and for a Boss that the rules play, who has the last seat. */
export function botAt({ you, bots, table: { seats } }: Game, seat: Seat): LabBotName | null {
  if (seat === you || seat >= seats || bots.length === 0) return null;
  return bots[((seat - you - 1 + seats) % seats) % bots.length];
}

/** The game after a command, or why it is refused. */
export function attempt(
  game: Game,
  seat: Seat,
  command: Command,
):
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal } {
  const { record } = game;
  const result = advance(record, { seat, at: record.state.version, command });
  if (!result.ok) return result;
  return { ok: true, game: { ...game, record: result.record }, events: result.events };
}

/** The events of the last turn that this seat has finished. */
export function lastTurnOf(game: Game, seat: Seat): readonly GameEvent[] {
  const events = allEvents(game);
  const end = events.findLastIndex((event) => event.kind === 'turn-ended' && event.seat === seat);
  const turn = events.slice(0, end + 1);
  const start = turn.findLastIndex((event) => event.kind === 'turn-started' && event.seat === seat);
  return turn.slice(Math.max(start, 0));
}

/** What a Boss that begins has done before the first move; nothing where the players begin. */
export function bossOpening({ record, table }: Game): readonly GameEvent[] {
  const { opening } = record;
  const begins = opening.findIndex(
    (event) => event.kind === 'turn-started' && event.seat === table.seats,
  );
  return begins < 0 ? [] : opening.slice(begins);
}

/** All that has happened in the moves of this game. */
export function allEvents({ record }: Game): readonly GameEvent[] {
  return record.moves.flatMap(({ events }) => events);
}

/** What has happened since the last turn of this seat that is over began; while there is none, everything. */
export function eventsSinceLastTurn(game: Game, seat: Seat): readonly GameEvent[] {
  const events = allEvents(game);
  const mine = (event: GameEvent): boolean => event.kind === 'turn-started' && event.seat === seat;
  const now = events.findLastIndex(mine);
  const before = events.slice(0, Math.max(now, 0)).findLastIndex(mine);
  return events.slice(Math.max(before, 0));
}
