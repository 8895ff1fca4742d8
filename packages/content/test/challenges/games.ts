/** Random games of every challenge, level and number of players. */
import {
  advance,
  awaited,
  CHALLENGES,
  type Command,
  type GameRecord,
  isOver,
  LEVELS,
  legalCommands,
  type Random,
  randomFrom,
  roll,
  type Setup,
  startRecord,
} from '@openrealms/engine';
import { core, frontiers } from '../../src/index.ts';

/** Every challenge with every number of players at every level. */
export const TABLES = CHALLENGES.flatMap(({ id, seatCounts }) =>
  seatCounts.flatMap((seats) => LEVELS.map((level) => ({ id, level, seats }))),
);

/** The n-th round of a table; some are played with both boxes, and some with discards that wait for the next turn. */
export function setupOf({ id, level, seats }: (typeof TABLES)[number], round: number): Setup {
  return {
    boxes: round % 3 === 2 ? [core, frontiers] : [frontiers],
    seed: `${id} ${level} ${seats} ${round}`,
    seats,
    challenge: { id, level },
    options: { discardTiming: round % 2 === 1 ? 'next-turn' : 'at-once' },
  };
}

const MAX_COMMANDS = 4000;

/** Plays at random to the end, ending no turn while something can be played or attacked. */
export function playChallenge(
  setup: Setup,
  visit: (record: GameRecord, random: Random) => void = () => {},
): GameRecord {
  const random = randomFrom(`dice for ${setup.seed}`);
  let record = startRecord(setup);
  while (!isOver(record.state)) {
    visit(record, random);
    const seats = awaited(record.state);
    const seat = seats[roll(random, seats.length)];
    const command = pick(legalCommands(record.state, seat), random);
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`A legal command was refused: ${result.refusal.code}.`);
    record = result.record;
    if (record.moves.length > MAX_COMMANDS) throw new Error(`${setup.seed} does not end.`);
  }
  return record;
}

function pick(legal: readonly Command[], random: Random): Command {
  const bold = legal.filter(
    (command) =>
      command.type !== 'end-turn' &&
      command.type !== 'transfer' &&
      (command.type !== 'mulligan' || roll(random, 8) === 0) &&
      !('amount' in command && command.amount === 1 && roll(random, 4) > 0),
  );
  const busy = bold.some(({ type }) => type === 'play' || type.startsWith('attack'));
  const choices = busy ? bold : legal.filter(({ type }) => type !== 'transfer');
  return choices[roll(random, choices.length)];
}
