import type { GameEvent } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cuesFor } from '../../src/sound/cues.ts';
import { VOICES, type Voice } from '../../src/sound/voices.ts';

const heard = (events: readonly GameEvent[], you: number | null = 0) =>
  cuesFor(events, you).map(({ voice }) => voice);

const attack = (target: number, amount: number): GameEvent => ({
  kind: 'player-attacked',
  seat: 1 - target,
  target,
  amount,
});

describe('the sounds of events', () => {
  it('follow the order of the events', () => {
    const events: GameEvent[] = [
      { kind: 'card-played', seat: 0, card: 'cutter', slot: 0 },
      { kind: 'gained', seat: 0, what: 'authority', amount: 4 },
      { kind: 'gained', seat: 0, what: 'trade', amount: 2 },
    ];
    expect(heard(events)).toEqual(['play', 'authority', 'trade']);
  });

  it('leave out what matters least when much happens at once', () => {
    const events: GameEvent[] = [
      { kind: 'turn-ended', seat: 1, ships: [], hand: [] },
      { kind: 'deck-shuffled', seat: 1, count: 8 },
      { kind: 'card-drawn', seat: 1, card: null },
      { kind: 'discard-owed', seat: 0, count: 1 },
      { kind: 'turn-started', seat: 0, turn: 4 },
    ];
    const voices = heard(events);
    expect(voices).toHaveLength(4);
    expect(voices.at(-1)).toBe('your-turn');
    expect(voices).toContain('owed');
  });

  it('deal cards one by one, five at most', () => {
    const drawn = (count: number) =>
      Array.from({ length: count }, (): GameEvent => ({ kind: 'card-drawn', seat: 0, card: 'a' }));
    expect(cuesFor(drawn(3), 0)).toMatchObject([{ voice: 'draw', times: 3 }]);
    expect(cuesFor(drawn(9), 0)).toMatchObject([{ voice: 'draw', times: 5 }]);
  });

  it('tell a blow that hits you from one you strike, and a hard one from a soft one', () => {
    expect(heard([attack(0, 3)])).toEqual(['hurt']);
    expect(heard([attack(1, 3)])).toEqual(['attack']);
    expect(heard([attack(0, 3)], null)).toEqual(['attack']);
    const [[soft], [hard]] = [cuesFor([attack(1, 1)], 0), cuesFor([attack(1, 9)], 0)];
    expect(hard.strength).toBeGreaterThan(soft.strength);
    expect(cuesFor([attack(1, 99)], 0)[0].strength).toBeLessThanOrEqual(1);
  });

  it('announce only your own turn', () => {
    expect(heard([{ kind: 'turn-started', seat: 0, turn: 1 }])).toEqual(['your-turn']);
    expect(heard([{ kind: 'turn-started', seat: 1, turn: 2 }])).toEqual([]);
  });

  it('end a game with a phrase for each outcome, and then say nothing of the defeat', () => {
    const end = (winners: number[]): GameEvent[] => [
      { kind: 'player-defeated', seat: 1 },
      { kind: 'game-ended', winners },
    ];
    expect(heard(end([0]))).toEqual(['win']);
    expect(heard(end([1]))).toEqual(['loss']);
    expect(heard(end([]))).toEqual(['tie']);
    expect(heard(end([1]), null)).toEqual(['win']);
    expect(heard([{ kind: 'player-defeated', seat: 1 }])).toEqual(['defeat']);
  });
});

describe.each(Object.entries(VOICES))('the voice "%s"', (_name, { tones }: Voice) => {
  it('is short, soft and within hearing', () => {
    for (const { at = 0, length, gain, from, to = from, attack: rise = 0.005 } of tones) {
      expect(at + length).toBeLessThan(1.4);
      expect(rise).toBeLessThan(length);
      expect(gain).toBeLessThanOrEqual(0.75);
      for (const frequency of [from, to]) {
        expect(frequency).toBeGreaterThanOrEqual(30);
        expect(frequency).toBeLessThan(6000);
      }
    }
  });

  it('is unlike every other', () => {
    const same = Object.values(VOICES).filter(
      (other: Voice) => JSON.stringify(other.tones) === JSON.stringify(tones),
    );
    expect(same).toHaveLength(1);
  });
});
