/** Random games over every box and option: the ground on which the battery tests what must hold at every step. */
import {
  advance,
  awaited,
  type Box,
  type Command,
  type GameRecord,
  isOver,
  legalCommands,
  type Random,
  randomFrom,
  roll,
  type Seat,
  type Setup,
  startRecord,
} from '@openrealms/engine';
import { core } from '../../src/index.ts';

/** `BATTERY_GAMES=10 npm test` plays ten times as many games as usual. */
const SCALE = Number(process.env.BATTERY_GAMES ?? 1);

/** Whether enough games are played for everything rare to have happened. */
export const isFullBattery = SCALE >= 1;

/** Thousands of games may take longer than other tests. */
export const TIMEOUT = 60_000 + 600_000 * SCALE;

/** A box so small that its trade deck runs out in most games. */
const smallCore: Box = {
  ...core,
  id: 'small-core',
  tradeDeck: Object.fromEntries(Object.keys(core.tradeDeck).map((id) => [id, 1])),
  explorerPile: { ...core.explorerPile, count: 3 },
};

/** The setup of the n-th game: boxes and options take turns, so that every mix is played. */
export function setupOf(name: string, n: number): Setup {
  return {
    boxes: [n % 3 === 2 ? smallCore : core],
    seed: `${name} ${n}`,
    options: {
      discardTiming: n & 1 ? 'next-turn' : 'at-once',
      emptyTradeDeck: n & 2 ? 'recycle' : 'stay-empty',
      copiesCountAsPlayed: (n & 4) !== 0,
      firstSeat: n % 5 === 0 ? 1 : 'random',
    },
  };
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
 * Plays a random game to its end and shows every step before its command is given; returns the finished record.
 * Two games in three only end a turn when nothing can be played or attacked; the rest end it whenever they like,
 * until they have become long.
 */
export function playRandomGame(name: string, n: number, visit: (step: Step) => void): GameRecord {
  const random = randomFrom(`battery ${name} ${n}`);
  const lazyMoves = n % 3 === 0 ? 300 : 0;
  let record = startRecord(setupOf(name, n));
  while (!isOver(record.state)) {
    const [seat] = awaited(record.state);
    const legal = legalCommands(record.state, seat);
    visit({ record, seat, legal, random });
    const busy = legal.filter(({ type }) => type === 'play' || type.startsWith('attack'));
    const choices =
      busy.length > 0 && record.moves.length >= lazyMoves
        ? legal.filter(({ type }) => type !== 'end-turn')
        : legal;
    const command = choices[roll(random, choices.length)];
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`A legal command was refused: ${result.refusal.code}.`);
    record = result.record;
    if (record.moves.length > MAX_COMMANDS) throw new Error(`Game ${name} ${n} does not end.`);
  }
  return record;
}

export function games(count: number): number[] {
  return Array.from({ length: Math.ceil(count * SCALE) }, (_, n) => n);
}
