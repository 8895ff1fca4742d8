import {
  createGame,
  type GameState,
  loadGame,
  randomFrom,
  type SavedGame,
  SetupError,
  saveGame,
  toData,
} from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grown, playCampaign } from '../scenarios/games.ts';
import { madeUpBox, words } from '../scenarios/made-up-box.ts';
import { beginning, stickers } from '../scenarios/support.ts';
import { checkPrototypes, valueIn } from './answers.ts';
import { mutate } from './mutate.ts';
import { playOn } from './play-on.ts';
import { jsonValue, mutations, SEED } from './values.ts';

const STEPS = 40;

/** Values that could stand in what only a scenario has. */
const plausible = fc.oneof(
  fc.constantFrom('star-empire', 'trade-federation', 'ship', 'base', 'rich', 'broker', 'lend'),
  fc.nat(13),
  fc.constantFrom(...stickers('star-empire', 1, [1, 3]), ...stickers('trade-federation', 2, [6])),
  fc.record({ id: fc.constantFrom('rich', 'poor'), seat: fc.nat(2) }),
  jsonValue,
);

describe('scenarios', () => {
  it('createGame makes a game of any set-up of one or throws a SetupError', () => {
    const choice = [{ id: 'lend', name: words('Lend'), rules: [] }];
    const box = madeUpBox({
      faces: { 'trade-federation': { rules: [], choice } },
      victoryCards: [
        {
          id: 'rich',
          name: words('Rich'),
          points: 1,
          earned: { when: 'turn', what: 'trade', atLeast: 3 },
        },
      ],
    });
    const right = {
      ...beginning,
      number: 3,
      used: [...stickers('star-empire', 1, [2, 3]), ...stickers('star-empire', 3, [2], 'base')],
      openVictoryCards: ['rich'],
    };
    const seen = new Set<string>();
    fc.assert(
      fc.property(mutations(plausible), fc.nat(), (changes, dice) => {
        const scenario = mutate(right, changes) as never;
        try {
          const state = createGame({ boxes: [box], seed: 'fuzz', scenario });
          playOn(state, [box], randomFrom(`${dice}`), STEPS);
          seen.add('created');
        } catch (error) {
          if (!(error instanceof SetupError)) throw error;
          expect(error.message).not.toBe('');
          seen.add(error.code);
        }
        checkPrototypes();
      }),
      { seed: SEED, numRuns: 2000 },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'created',
        'sheet-not-there',
        'sticker-twice',
        'unknown-scenario',
        'unknown-sticker',
        'unknown-victory-card',
        'wrong-face',
        'wrong-sides',
        'wrong-stickers',
        'wrong-victory-cards',
      ]),
    );
  });

  it('loadGame loads a game of one or says why not, and what it loads can be played', () => {
    const samples = collect();
    expect(samples.length).toBeGreaterThan(30);
    let loaded = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        mutations(plausible),
        fc.nat(),
        (saved, changes, dice) => {
          const state = valueIn(loadGame(mutate(saved, changes), [grown]));
          checkPrototypes();
          if (state === undefined) return;
          loaded++;
          playOn(state, [grown], randomFrom(`${dice}`), STEPS);
        },
      ),
      { seed: SEED, numRuns: 1500 },
    );
    expect(loaded).toBeGreaterThan(30);
  });
});

/** Moments of a random campaign: above all those in the middle of a rule of its scenarios. */
function collect(): SavedGame[] {
  const samples: SavedGame[] = [];
  const keep = (state: GameState): void => {
    samples.push(JSON.parse(JSON.stringify(saveGame(state))) as SavedGame);
  };
  playCampaign(
    2,
    ({ state, moves }) => {
      const { stack } = toData(state);
      const ofRule = stack.some(({ ability }) => ability.startsWith('scenario-'));
      if (moves.length % 60 === 7 || (ofRule && samples.length < 40)) keep(state);
    },
    ({ state }) => keep(state),
  );
  return samples;
}
