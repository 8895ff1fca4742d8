import {
  determinize,
  type GameState,
  legalCommands,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, isLookedAt, playRandomGame, TIMEOUT } from './random-games.ts';
import { sameOrder, seesHand, shuffleHidden, viewerAt } from './shuffle-hidden.ts';

/** Everything a viewer is told about a state, as bytes. */
function told(state: GameState, viewer: Viewer): string {
  const legal = viewer === 'spectator' ? [] : legalCommands(state, viewer);
  return JSON.stringify([viewFor(state, viewer), legal]);
}

describe('two states that differ only in what a viewer cannot know', () => {
  it(
    'give that viewer the same view and the same legal commands, byte for byte',
    () => {
      let looks = 0;
      let changed = 0;
      for (const n of games(1000)) {
        playRandomGame('views', n, (step) => {
          if (!isLookedAt(step)) return;
          looks++;
          const { record, random } = step;
          const { state, setup } = record;
          const viewer = viewerAt(state);
          const view = viewFor(state, viewer);
          const before = told(state, viewer);
          for (const { seat, hand } of view.seats) {
            if ((hand !== null) !== seesHand(view.format, viewer, seat)) {
              throw new Error(`${viewer} and the hand of ${seat} in ${view.format}.`);
            }
          }
          const sampled = determinize(view, random, setup.boxes);
          if (told(sampled, viewer) !== before) expect(told(sampled, viewer)).toBe(before);
          const shuffled = shuffleHidden(record, viewer, random);
          if (told(shuffled, viewer) !== before) expect(told(shuffled, viewer)).toBe(before);
          if (!sameOrder(shuffled, state)) changed++;
        });
      }
      // The cards really were shuffled, nearly always.
      expect(changed).toBeGreaterThan(0.9 * looks);
    },
    TIMEOUT,
  );
});
