import {
  determinize,
  loadGame,
  randomFrom,
  type SavedGame,
  type View,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { playOn } from './play-on.ts';
import { SAMPLES } from './samples.ts';
import { SHELF } from './shelf.ts';

function stateOf(saved: SavedGame) {
  const loaded = loadGame(saved, SHELF);
  if (!loaded.ok) throw new Error(loaded.problem.why);
  return loaded.value;
}

describe('determinize', () => {
  it.each([0, 1, 'spectator'] as const)(
    'makes a game to play on of what viewer %s was sent as JSON',
    (viewer) => {
      SAMPLES.forEach((saved, i) => {
        const sent = JSON.stringify(viewFor(stateOf(saved), viewer));
        const view = JSON.parse(sent) as View;
        const dice = randomFrom(`views ${viewer} ${i}`);
        const sampled = determinize(view, dice, SHELF);
        expect(JSON.stringify(viewFor(sampled, viewer))).toBe(sent);
        playOn(sampled, SHELF, dice, 50);
        expect(JSON.stringify(view)).toBe(sent);
      });
    },
  );
});
