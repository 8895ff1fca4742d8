import { botNamed, playMatch, recordOf } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import type { GameEvent } from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../src/after-game/statistics.ts';
import { happeningsOf } from '../../src/match/happenings.ts';

const START = [50, 50];

async function played(seed: string) {
  const setup = { boxes, seed };
  const bot = botNamed('greedy', boxes);
  const match = playMatch(setup, [bot, bot]);
  const record = recordOf(setup, match.moves);
  return { ...match, statistics: statisticsOf(happeningsOf(record, 'spectator'), START) };
}

function after(...events: GameEvent[]) {
  const started: GameEvent = { kind: 'turn-started', seat: 0, turn: 1 };
  return statisticsOf([{ move: 0, by: null, events: [started, ...events] }], START);
}

describe('the statistics of whole games', () => {
  it('agree with how the game ended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (seed) => {
        const { result, moves, statistics } = await played(seed);
        expect(statistics.authority.at(-1)!.authority).toEqual(result.authority);
        expect(statistics.turns).toBe(result.turns);
        expect(statistics.firstSeat).toBe(result.firstSeat);
        expect(statistics.authority).toHaveLength(result.turns + 1);
        for (const [seat, { damage, authorityGained }] of statistics.seats.entries()) {
          const lost = statistics.seats[1 - seat].damage;
          expect(result.authority[seat]).toBe(50 + authorityGained - lost);
          const attacks = moves.flatMap(({ seat: by, command }) =>
            by === seat && command.type === 'attack-player' ? [command.amount] : [],
          );
          expect(damage).toBe(attacks.reduce((sum, amount) => sum + amount, 0));
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('the statistics of a player', () => {
  it('count what was bought, in the order of the first of each', () => {
    const buy = (card: string, paid: number): GameEvent => ({
      kind: 'card-acquired',
      seat: 0,
      card,
      space: 0,
      to: 'discard',
      paid,
    });
    const [own, other] = after(buy('ram', 3), buy('explorer', 2), buy('ram', 3)).seats;
    expect(own.bought).toEqual([
      { card: 'ram', count: 2 },
      { card: 'explorer', count: 1 },
    ]);
    expect(own.tradeSpent).toBe(8);
    expect(other.bought).toEqual([]);
  });

  it('take the attacks of one turn as one hit, and the first of equals', () => {
    const hit = (amount: number): GameEvent => ({
      kind: 'player-attacked',
      seat: 0,
      target: 1,
      amount,
    });
    const next: GameEvent = { kind: 'turn-started', seat: 1, turn: 2 };
    const third: GameEvent = { kind: 'turn-started', seat: 0, turn: 3 };
    const { seats, authority } = after(hit(3), hit(4), next, third, hit(7));
    expect(seats[0].biggestHit).toEqual({ amount: 7, turn: 1 });
    expect(seats[1].biggestHit).toBeNull();
    expect(authority.map((point) => point.authority[1])).toEqual([50, 43, 43, 36]);
  });

  it('count own cards as scrapped, not those of the trade row', () => {
    const scrap = (from: 'hand' | 'trade-row' | 'in-play'): GameEvent => ({
      kind: 'card-scrapped',
      seat: 0,
      card: 'scout',
      from,
      place: null,
      to: 'scrap-heap',
    });
    expect(after(scrap('hand'), scrap('in-play'), scrap('trade-row')).seats[0].scrapped).toBe(2);
  });

  it('count the bases of others that were destroyed', () => {
    const destroy = (owner: number): GameEvent => ({
      kind: 'base-destroyed',
      seat: 0,
      owner,
      slot: 0,
      card: 'trading-post',
      paid: 4,
    });
    expect(after(destroy(1), destroy(0)).seats[0].basesDestroyed).toBe(1);
  });

  it('are all nothing before anything has happened', () => {
    const { turns, authority, seats } = statisticsOf([], START);
    expect({ turns, authority }).toEqual({ turns: 0, authority: [{ turn: 0, authority: START }] });
    expect(seats[0].biggestHit).toBeNull();
  });
});

it('count what a Boss takes and buys, and the tentacles that are destroyed', () => {
  const { seats } = after(
    { kind: 'row-card-taken', seat: 1, card: 'ram', space: 4, to: 'face-down' },
    { kind: 'boss-revealed', seat: 1, card: 'ram', to: 'tentacle', space: null },
    { kind: 'boss-revealed', seat: 1, card: 'ram', to: 'trade-row', space: 0 },
    { kind: 'boss-acquired', seat: 1, card: 'ram', from: 'elite', to: 'discard', paid: 3 },
    { kind: 'tentacle-destroyed', seat: 0, card: 'ram', paid: 3 },
  );
  expect(seats[1]).toMatchObject({
    taken: 2,
    tradeSpent: 3,
    bought: [{ card: 'ram', count: 1 }],
    tentacles: 0,
  });
  expect(seats[0]).toMatchObject({ tentacles: 1, taken: 0 });
});
