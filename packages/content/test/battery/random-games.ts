/** Random games over every box, format, number of players and option: the ground on which the battery tests what must hold at every step. */
import {
  advance,
  awaited,
  type Box,
  type Command,
  type Envelope,
  FORMATS,
  type GameRecord,
  isOver,
  legalCommands,
  type Options,
  type Random,
  randomFrom,
  roll,
  type Seat,
  type Setup,
  startRecord,
} from '@openrealms/engine';
import { core, frontiers, riseOfEmpire } from '../../src/index.ts';

/** `BATTERY_GAMES=10 npm test` plays ten times as many games as usual. */
const SCALE = Number(process.env.BATTERY_GAMES ?? 1);

/** Whether enough games are played for everything rare to have happened. */
export const isFullBattery = SCALE >= 1;

/** Thousands of games may take longer than other tests. */
export const TIMEOUT = 60_000 + 900_000 * SCALE;

/** A box with so few cards that its trade deck runs out in most games. */
function small(box: Box): Box {
  return {
    ...box,
    id: `small-${box.id}`,
    tradeDeck: Object.fromEntries(Object.keys(box.tradeDeck).map((id) => [id, 1])),
    explorerPile: { ...box.explorerPile, count: 3 },
  };
}

const smallCore = small(core);
const smallFrontiers = small(frontiers);
const smallRise = small(riseOfEmpire);

/** What duels are played with, in turn. */
const DUELS: readonly (readonly Box[])[] = [
  [core],
  [frontiers],
  [smallCore],
  [core, frontiers],
  [core],
  [smallFrontiers],
  [frontiers],
  [riseOfEmpire],
  [smallRise],
];

/** What larger tables are played with. */
const BOX_MIXES: readonly (readonly Box[])[] = [
  [core],
  [core, core],
  [smallCore],
  [core, frontiers, riseOfEmpire],
  [smallFrontiers],
];

/** Every format with every number of players but the duel. */
const TABLES = FORMATS.filter(({ id }) => id !== 'standard').flatMap(({ id, seatCounts }) =>
  seatCounts.map((seats) => ({ format: id, seats })),
);

/** One game in so many is not a duel: those take several times as long. */
const DUELS_A_TABLE = 10;

/**
 * The setup of the n-th game: boxes, options and tables take turns, so that every mix is played. The thousand games of a
 * test bring every table together with every mix of boxes.
 */
export function setupOf(name: string, n: number): Setup {
  const options: Partial<Options> = {
    discardTiming: n & 1 ? 'next-turn' : 'at-once',
    emptyTradeDeck: n & 2 ? 'recycle' : 'stay-empty',
    copiesCountAsPlayed: (n & 4) !== 0,
    bossHandWithThreeRaiders: n & 8 ? 8 : 7,
  };
  const seed = `${name} ${n}`;
  if (n % DUELS_A_TABLE < DUELS_A_TABLE - 1) {
    const firstSeat = n % 5 === 0 ? 1 : 'random';
    return { boxes: DUELS[n % DUELS.length], seed, options: { ...options, firstSeat } };
  }
  const round = Math.floor(n / DUELS_A_TABLE);
  // Far apart, so that few games show many formats.
  const table = TABLES[(7 * round) % TABLES.length];
  const boxes = BOX_MIXES[(round + Math.floor(round / TABLES.length)) % BOX_MIXES.length];
  return { boxes, seed, options: { ...options, discardTiming: timing(round) }, ...table };
}

/** All n of tables are odd. */
function timing(round: number): Options['discardTiming'] {
  return round & 1 ? 'next-turn' : 'at-once';
}

export interface Step {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly legal: readonly Command[];
  /** For the test's own dice. */
  readonly random: Random;
}

const MAX_COMMANDS = 6000;

/**
 * Whether a step is looked at closely, which takes several times as long as playing it: always in the middle of an ability,
 * where a state is at its most intricate, and otherwise one step in twelve, for two that follow one another are much alike.
 */
export function isLookedAt({ record, random }: Step): boolean {
  return record.state.frames > 0 || roll(random, 12) === 0;
}

/**
 * Plays a random game to its end and shows every step before its command is given; returns the finished record.
 * Two games in three only end a turn when nothing can be played or attacked; the rest end it whenever they like,
 * until they have become long.
 */
export function playRandomGame(name: string, n: number, visit: (step: Step) => void): GameRecord {
  const random = randomFrom(`battery ${name} ${n}`);
  const lazyMoves = n % 3 === 0 ? 300 : 0;
  let record = startRecord(setupOf(name, n));
  while (!isOver(record.state)) {
    const seat = oneOf(awaited(record.state), random);
    const legal = legalCommands(record.state, seat);
    visit({ record, seat, legal, random });
    const envelope = givesUp(record, random) ?? {
      seat,
      command: anyOf(legal, record.moves.length >= lazyMoves, random),
    };
    const result = advance(record, { at: record.state.version, ...envelope });
    if (!result.ok) throw new Error(`A legal command was refused: ${result.refusal.code}.`);
    record = result.record;
    if (record.moves.length > MAX_COMMANDS) throw new Error(`Game ${name} ${n} does not end.`);
  }
  return record;
}

function anyOf(legal: readonly Command[], mustGoOn: boolean, random: Random): Command {
  const busy = legal.some(({ type }) => BUSY.has(type));
  const going = busy && mustGoOn ? legal.filter(({ type }) => type !== 'end-turn') : legal;
  const own = going.filter(({ type }) => type !== 'transfer');
  // Mostly without transfers, which could go to and fro for long.
  const calm = own.length > 0 && own.length < going.length && roll(random, 6) > 0;
  const choices = calm ? own : going;
  return choices[roll(random, choices.length)];
}

const BUSY: ReadonlySet<Command['type']> = new Set([
  'play',
  'attack-player',
  'attack-base',
  'damage-base',
]);

/** Nobody may have combat left; such a game would go on for ever. */
const TOO_LONG = 4000;

/** Now and then somebody leaves a table of several, whoever's turn it is; and any game that has become too long. */
function givesUp({ state, moves }: GameRecord, random: Random): Omit<Envelope, 'at'> | null {
  const tooLong = moves.length > TOO_LONG;
  if (!tooLong && (state.seats.length === 2 || roll(random, 400) > 0)) return null;
  const seat = roll(random, state.seats.length);
  return state.seats[seat].defeated ? null : { seat, command: { type: 'concede' } };
}

/** Of one, no dice are thrown. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[items.length === 1 ? 0 : roll(random, items.length)];
}

export function games(count: number): number[] {
  return Array.from({ length: Math.ceil(count * SCALE) }, (_, n) => n);
}
