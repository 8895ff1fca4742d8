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
  type Setup,
  startRecord,
} from '@openrealms/engine';
import { core, frontiers } from '../../src/index.ts';

/** So few trade cards, one of each kind of effect, that the trade deck runs out again and again. */
const sampler: Box = {
  ...core,
  id: 'core-sampler',
  tradeDeck: Object.fromEntries(
    [
      ['trade-bot', 'stealth-needle', 'machine-base', 'brain-world', 'missile-mech'],
      ['imperial-fighter', 'survey-ship', 'royal-redoubt', 'recycling-station', 'fleet-hq'],
      ['battle-pod', 'ram', 'blob-destroyer', 'blob-carrier', 'blob-world'],
      ['freighter', 'central-office', 'embassy-yacht', 'command-ship', 'barter-world'],
    ]
      .flat()
      .map((card) => [card, 1]),
  ),
  explorerPile: { ...core.explorerPile, count: 2 },
};

interface Game {
  readonly name: string;
  readonly setup: Setup;
}

export const GAMES: readonly Game[] = [
  { name: 'random-duel', setup: { boxes: [core], seed: 'random duel 13' } },
  {
    name: 'next-turn-recycle-duel',
    setup: {
      boxes: [sampler],
      seed: 'next turn, recycle 23',
      options: {
        discardTiming: 'next-turn',
        emptyTradeDeck: 'recycle',
        copiesCountAsPlayed: true,
        firstSeat: 1,
      },
    },
  },
  {
    name: 'random-raid',
    setup: { boxes: [core], seed: 'random raid 113', format: 'raid', seats: 3 },
  },
  { name: 'frontiers-duel', setup: { boxes: [frontiers], seed: 'frontiers duel 148' } },
  {
    name: 'random-hydra',
    setup: { boxes: [core], seed: 'random hydra 120', format: 'hydra', seats: 4 },
  },
];

/** Plays a game at random, with dice that depend on its seed alone. */
export function playGame({ setup }: Game): GameRecord {
  const dice = randomFrom(`dice for ${setup.seed}`);
  let record = startRecord(setup);
  while (!isOver(record.state)) {
    const seats = awaited(record.state);
    const seat = seats.length === 1 ? seats[0] : seats[roll(dice, seats.length)];
    const command = pick(legalCommands(record.state, seat), dice);
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.why}`);
    record = result.record;
    if (record.moves.length > 2000) throw new Error('The game does not end.');
  }
  return record;
}

/** Anything legal, except that no turn ends with something left to play or attack, and little is done in small steps. */
function pick(legal: readonly Command[], dice: Random): Command {
  const bold = legal.filter(
    (command) =>
      command.type !== 'end-turn' &&
      !('amount' in command && command.amount === 1 && roll(dice, 4) > 0) &&
      !(command.type === 'transfer' && roll(dice, 3) > 0),
  );
  const busy = bold.some(({ type }) => type === 'play' || type.startsWith('attack'));
  const choices = busy ? bold : legal;
  return choices[roll(dice, choices.length)];
}
