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
import { core } from '../../src/index.ts';

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

interface Duel {
  readonly name: string;
  readonly setup: Setup;
}

export const DUELS: readonly Duel[] = [
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
];

/** Plays a duel at random, with dice that depend on its seed alone. */
export function playDuel({ setup }: Duel): GameRecord {
  const dice = randomFrom(`dice for ${setup.seed}`);
  let record = startRecord(setup);
  while (!isOver(record.state)) {
    const [seat] = awaited(record.state);
    const command = pick(legalCommands(record.state, seat), dice);
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.why}`);
    record = result.record;
    if (record.moves.length > 2000) throw new Error('The duel does not end.');
  }
  return record;
}

/** Anything legal, except that no turn ends with something left to play or attack, and few attacks are small. */
function pick(legal: readonly Command[], dice: Random): Command {
  const bold = legal.filter(
    (command) =>
      command.type !== 'end-turn' &&
      !(command.type === 'attack-player' && command.amount === 1 && roll(dice, 4) > 0),
  );
  const busy = bold.some(({ type }) => type === 'play' || type.startsWith('attack'));
  const choices = busy ? bold : legal;
  return choices[roll(dice, choices.length)];
}
