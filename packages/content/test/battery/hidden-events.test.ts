import {
  type Envelope,
  eventsFor,
  type GameState,
  roll,
  submit,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, isLookedAt, playRandomGame, TIMEOUT } from './random-games.ts';
import { sameOrder, shuffleHidden, viewerAt } from './shuffle-hidden.ts';

describe('two states that differ only in what a viewer cannot know', () => {
  it(
    'give that viewer the same events when the same command is carried out',
    () => {
      let looks = 0;
      let changed = 0;
      for (const n of games(1000)) {
        playRandomGame('events', n, (step) => {
          if (!isLookedAt(step)) return;
          looks++;
          const { record, seat, legal, random } = step;
          const { state } = record;
          const command = legal[roll(random, legal.length)];
          const envelope: Envelope = { seat, at: state.version, command };
          const viewer = viewerAt(state);
          const before = told(state, envelope, viewer);
          const shuffled = shuffleHidden(record, viewer, random, envelope);
          const after = told(shuffled, envelope, viewer);
          if (after !== before) expect(after).toBe(before);
          if (!sameOrder(shuffled, state)) changed++;
        });
      }
      // The cards really were shuffled, nearly always.
      expect(changed).toBeGreaterThan(0.9 * looks);
    },
    TIMEOUT,
  );
});

/** What a viewer sees of a command and of the state behind it, as bytes. */
function told(state: GameState, envelope: Envelope, viewer: Viewer): string {
  const result = submit(state, envelope);
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}. ${result.refusal.why}`);
  return JSON.stringify([
    eventsFor(result.events, viewer, result.state),
    viewFor(result.state, viewer),
  ]);
}
