import { core } from '@openrealms/content';
import {
  awaited,
  createGame,
  determinize,
  FORMATS,
  isOver,
  legalCommands,
  randomFrom,
  type Setup,
  submit,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  botNamed,
  heuristicBot,
  LAB_BOT_NAMES,
  playMatch,
  prepareBots,
  THOROUGH,
} from '../../src/index.ts';

const boxes = [core];
const unsure: Bot = heuristicBot('unsure', { ...THOROUGH, error: 2 }, boxes);
const made = LAB_BOT_NAMES.filter((name) => name !== 'random' && name !== 'greedy');
await prepareBots(made);
// Who looks at a clock need not decide the same twice; test/network/honesty.test.ts has them without one.
const bots = [...made.map((name) => botNamed(name, boxes)), unsure].filter(({ think }) => !think);

/** Looks at one decision in so many. */
const SAMPLE = 4;

describe.each(bots.map((bot) => ({ bot, name: bot.name })))('the bot $name', ({ bot }) => {
  it.each(['standard', 'hydra', 'raid'] as const)(
    'decides by what its seat can see, and by nothing else: %s',
    (format) => {
      const hidden = randomFrom('hidden cards');
      const random = randomFrom('dice');
      let state = createGame({ boxes, format, seed: `fair play: ${bot.name}` });
      let looked = 0;
      while (!isOver(state) && looked < 60) {
        const [seat] = awaited(state);
        const view = viewFor(state, seat);
        const legal = legalCommands(state, seat);
        const before = { ...random };
        const command = bot.choose(view, legal, random);
        if (state.version % SAMPLE === 0 && legal.length > 1) {
          const other = determinize(view, hidden, boxes);
          expect(bot.choose(viewFor(other, seat), legalCommands(other, seat), before)).toEqual(
            command,
          );
          looked++;
        }
        const next = submit(state, { seat, at: state.version, command });
        if (!next.ok) throw new Error(next.refusal.why);
        state = next.state;
      }
      expect(looked).toBeGreaterThan(20);
    },
  );

  it('plays the same game again from the same seed', () => {
    const setup: Setup = { boxes, seed: `again: ${bot.name}` };
    const { moves } = playMatch(setup, [bot, bot]);
    expect(playMatch(setup, [bot, bot]).moves).toEqual(moves);
  });
});

const tables = FORMATS.flatMap((format) =>
  format.seatCounts.map((seats) => ({ format: format.id, seats })),
);

describe('hand-made bots', () => {
  it.each(tables)('play $format with $seats to its end', ({ format, seats }) => {
    const both = seats > 4 ? [core, core] : [core];
    for (let game = 0; game < 2; game++) {
      const seated = Array.from({ length: seats }, (_, seat) =>
        botNamed(made[(seat + seats * game) % made.length], both),
      );
      const setup: Setup = { boxes: both, format, seats, seed: `${format} ${seats} ${game}` };
      const { result } = playMatch(setup, seated);
      expect(result.winners.length).toBeGreaterThan(0);
    }
  });
});
