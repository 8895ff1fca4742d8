import { core } from '@openrealms/content';
import { type Box, FORMATS, type Setup } from '@openrealms/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Bot,
  botNamed,
  heuristicBot,
  LAB_BOT_NAMES,
  playMatch,
  prepareBots,
  THOROUGH,
} from '../../src/index.ts';
import { allTables, beast } from '../tables.ts';
import { watchTwins } from '../twins.ts';
import { faceDown, HIDDEN_FACTS, peeker, slyBuyer } from './peekers.ts';

await prepareBots(LAB_BOT_NAMES);

/** Everybody there is, with what they have learned; and somebody who is often wrong. */
const everybody: readonly { readonly name: string; make(boxes: readonly Box[]): Bot }[] = [
  ...LAB_BOT_NAMES.map((name) => ({
    name,
    make: (boxes: readonly Box[]) => botNamed(name, boxes),
  })),
  { name: 'unsure', make: (boxes) => heuristicBot('unsure', { ...THOROUGH, error: 2 }, boxes) },
];

/** So many milliseconds go by whenever somebody looks at the clock, and only then: an Overlord is cut short after twenty looks. */
const A_LOOK = 30;
let look = A_LOOK;

// Who looks at a clock need not decide the same twice, unless the clock goes the same twice.
beforeEach(() => {
  let now = 0;
  look = A_LOOK;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += look;
    return now;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How many decisions are watched, of those who take longer and of others; and at how many something must have been hidden. */
const FEW = 5;
const SOME = 15;
const MANY = 50;
const ENOUGH = 5;
/** Of a game that is played again. */
const TURNS = 10;

describe.each(everybody)('the bot $name', ({ make, name }) => {
  it.each(allTables(`fair play: ${name}`))(
    'decides by what its seat can see, and by nothing else: $name',
    ({ setup }) => {
      const most = name === 'overlord' ? SOME : MANY;
      const { dealtAnew, disagreement } = watchTwins(setup, () => make(setup.boxes), most);
      expect(disagreement).toBeNull();
      expect(dealtAnew).toBeGreaterThan(ENOUGH);
    },
  );

  it('plays the same game again from the same seed', () => {
    const setup: Setup = { boxes: [core], seed: `again: ${name}` };
    const play = () => playMatch(setup, [make(setup.boxes), make(setup.boxes)], TURNS).moves;
    expect(play()).toEqual(play());
  });
});

describe('an Overlord for whom the clock stands still', () => {
  it.each(['standard', 'hydra'])('thinks to the end, and of what it can see: %s', (format) => {
    look = 0;
    const { setup } = allTables('all the time in the world').find(({ name }) => name === format)!;
    const { disagreement } = watchTwins(setup, () => botNamed('overlord', setup.boxes), FEW);
    expect(disagreement).toBeNull();
  });
});

describe('a bot that peeks is found out', () => {
  describe.each(allTables('peeking'))('$name', ({ setup }) => {
    it.each(Object.entries(HIDDEN_FACTS))('%s', (_, peek) => {
      const { disagreement } = watchTwins(setup, (truth) => peeker(truth, peek), MANY);
      expect(disagreement).not.toBeNull();
    });

    it('also when it seldom makes use of what it knows', () => {
      const { disagreement } = watchTwins(
        setup,
        (truth) => slyBuyer(truth, botNamed('tuned', setup.boxes)),
        MANY,
      );
      expect(disagreement).not.toBeNull();
    });
  });

  it('when it looks at the cards that lie face down before a Boss', () => {
    const { disagreement } = watchTwins(beast('peeking'), (truth) => peeker(truth, faceDown), MANY);
    expect(disagreement).not.toBeNull();
  });
});

const tables = FORMATS.flatMap((format) =>
  format.seatCounts.map((seats) => ({ format: format.id, seats })),
);

describe('bots of all kinds', () => {
  const made = LAB_BOT_NAMES.filter((name) => name !== 'random' && name !== 'greedy');
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
