import {
  determinize,
  type Envelope,
  eventsFor,
  type GameState,
  legalCommands,
  roll,
  submit,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, playRandomGame } from './random-games.ts';
import { shuffleHidden } from './shuffle-hidden.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Everything a viewer is told about a state, as bytes. */
function told(state: GameState, viewer: Viewer): string {
  const legal = viewer === 'spectator' ? [] : legalCommands(state, viewer);
  return JSON.stringify([viewFor(state, viewer), legal]);
}

describe('two states that differ only in what a viewer cannot know', () => {
  it('give that viewer the same view and the same legal commands, byte for byte', () => {
    for (const n of games(250)) {
      playRandomGame('views', n, ({ record, random }) => {
        for (const viewer of VIEWERS) {
          const before = told(record.state, viewer);
          const sampled = determinize(viewFor(record.state, viewer), random, record.setup.boxes);
          if (told(sampled, viewer) !== before) expect(told(sampled, viewer)).toBe(before);
          const shuffled = shuffleHidden(record, viewer, random);
          if (told(shuffled, viewer) !== before) expect(told(shuffled, viewer)).toBe(before);
        }
      });
    }
  });

  it('give that viewer the same events when the same command is carried out', () => {
    let compared = 0;
    for (const n of games(250)) {
      playRandomGame('events', n, ({ record, seat, legal, random }) => {
        const envelope: Envelope = {
          seat,
          at: record.state.version,
          command: legal[roll(random, legal.length)],
        };
        for (const viewer of VIEWERS) {
          const shuffled = shuffleHidden(record, viewer, random, envelope);
          const before = toldEvents(record.state, envelope, viewer);
          const after = toldEvents(shuffled, envelope, viewer);
          if (after !== before) expect(after).toBe(before);
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(50_000);
  });
});

function toldEvents(state: GameState, envelope: Envelope, viewer: Viewer): string {
  const result = submit(state, envelope);
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}. ${result.refusal.why}`);
  return JSON.stringify([eventsFor(result.events, viewer), viewFor(result.state, viewer)]);
}
