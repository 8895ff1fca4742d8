import { type Bot, botNamed } from '@openrealms/bots';
import { core } from '@openrealms/content';
import type { Setup, View } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { calibrationOf } from '../../src/calibrate/calibration.ts';
import { playPredicted } from '../../src/calibrate/play-predicted.ts';

const setup = (seed: string): Setup => ({ boxes: [core], seed, options: { firstSeat: 0 } });

const confident = (chance: (view: View) => number): Bot => ({
  ...botNamed('greedy', [core]),
  chance,
});

function played(games: number, chance: (view: View) => number) {
  const bots = [confident(chance), confident(chance)];
  return Array.from({ length: games }, (_, i) => playPredicted(setup(`game ${i}`), bots));
}

describe('a game with predictions', () => {
  it('has one for every turn that is ended, of the player who ends it', () => {
    const asked: View[] = [];
    const [game] = played(1, (view) => {
      asked.push(view);
      return 0.5;
    });
    expect(asked.length).toBe(game.length);
    asked.forEach((view, i) => {
      expect(view.turn).toBe(i + 1);
      expect(view.viewer).toBe(i % 2);
    });
    expect(game.map(({ turn }) => turn)).toEqual(game.map((_, i) => 1 + (i >> 1)));
    const results = new Set(game.map(({ result }, i) => `${i % 2} ${result}`));
    expect(results.size).toBe(2);
    expect(game[0].result + game[1].result).toBe(1);
  });

  it('shows a bot that is too sure of itself', () => {
    const { deciles, brier } = calibrationOf(
      played(20, () => 1),
      2,
      's',
    );
    // Whoever says 100 % is wrong as often as it loses.
    expect(deciles).toMatchObject([{ from: 0.9, predicted: 1 }]);
    expect(brier.score).toBeCloseTo(1 - deciles[0].observed, 10);
    expect(deciles[0].gap).toBeLessThan(-0.3);
    expect(deciles[0].gap).toBeGreaterThan(-0.7);
  });

  it('shows that who has more authority is the likelier to win', () => {
    const { deciles } = calibrationOf(
      played(30, ({ viewer, seats }) => {
        const mine = seats[viewer as number].authority;
        const all = seats.reduce((sum, { authority }) => sum + Math.max(authority, 0), 0);
        return mine / all;
      }),
      2,
      's',
    );
    expect(deciles[0].observed).toBeLessThan(deciles.at(-1)!.observed);
  });

  it('is shared by all where a team wins together', () => {
    const bots = Array.from({ length: 4 }, () => confident(() => 0.5));
    const game = playPredicted({ ...setup('team'), format: 'hydra', seats: 4 }, bots);
    const first = game.filter(({ turn }) => turn === 1).map(({ result }) => result);
    expect(first.length).toBeGreaterThanOrEqual(2);
    expect([...new Set(first)].toSorted()).toEqual([0, 1]);
  });

  it('refuses what is no chance', () => {
    expect(() => played(1, () => 1.2)).toThrow('gives itself a chance of 1.2');
    expect(() => played(1, () => Number.NaN)).toThrow('a chance of NaN');
  });
});
