import { type Box, type ChallengeId, combat, ship } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { frontiers } from '../../src/index.ts';
import { grownBox } from '../campaign/little-campaign.ts';
import { endTurns, SCOUTS, stage, told } from './support.ts';

describe('Nemesis Beast', () => {
  const beast = (revealed: string, more: Parameters<typeof stage>[1] = {}) =>
    stage('nemesis-beast', {
      players: [{ deck: SCOUTS }, { deck: SCOUTS }],
      tradeDeck: [revealed],
      ...more,
    });

  it('swallows the furthest card and gains a combat for each it has [BEAST-3]', () => {
    const t = endTurns(
      beast('frontier-runner', { challenge: { piles: [['stinger', 'stinger'], []] } }),
    );
    expect(t.data.challenge?.piles[0]).toHaveLength(3);
    expect(t.data.tradeRow).toEqual([
      'frontier-runner',
      'cargo-craft',
      'builder-bot',
      'stinger',
      'frontier-runner',
    ]);
    expect(t.me.authority).toBe(100 - 3);
  });

  it('by the colour that comes: everybody discards two, bases fall or it gains 3 combat for each player, a card goes back on the deck, or it gains 5 authority for each player [BEAST-4, BEAST-5]', () => {
    const yellow = endTurns(beast('cargo-craft'));
    for (const seat of [0, 0, 1, 1]) yellow.as(seat).chooseFromHand('scout');
    expect(yellow.data.seats.slice(0, 2).map(({ hand }) => hand.length)).toEqual([3, 3]);
    const players = [{ inPlay: ['nesting-ground', 'spike-cluster'] }, {}, {}];
    const green = endTurns(beast('stinger', { players }));
    expect(told(green, 'base-destroyed')).toHaveLength(2);
    expect(told(green, 'gained').map(({ amount }) => amount)).toEqual([1, 3]);
    const red = endTurns(beast('builder-bot'));
    expect(red.data.seats.map(({ deck }) => deck)).toEqual([['scout'], ['scout'], []]);
    const blue = endTurns(beast('frontier-runner'));
    expect(blue.seat(2).authority).toBe(110);
  });
});

describe('Pirates of the Dark Star', () => {
  const raid = (deck: readonly string[], players: Parameters<typeof stage>[1] & object = {}) =>
    endTurns(stage('pirates-of-the-dark-star', { tradeDeck: deck, ...players }));

  it('scraps a card for each player, and the cards that come are for one after the other [PIRATES-2, PIRATES-3]', () => {
    const t = raid(['stinger', 'crusher'], { players: [{}, {}] });
    expect(t.data.scrapHeap).toEqual(['frontier-runner', 'cargo-craft']);
    expect(t.data.tradeRow.slice(0, 2)).toEqual(['crusher', 'stinger']);
    expect(t.data.seats.slice(0, 2).map(({ authority }) => authority)).toEqual([47, 41]);
  });

  it('read the cards that came for the players, also where more spaces of the row were empty [PIRATES-3]', () => {
    const t = raid(['crusher', 'stinger', 'frontier-runner'], {
      tradeRow: ['cargo-craft', 'builder-bot', 'builder-bot'],
    });
    expect(t.data.tradeRow).toEqual([
      ...['frontier-runner', 'stinger', 'crusher'],
      ...['cargo-craft', 'builder-bot'],
    ]);
    expect(t.me.authority).toBe(50 - 9);
  });

  it('green strikes three times the cost, red twice the highest cost of the row, blue twice the cost and gains as much [PIRATES-4]', () => {
    expect(raid(['crusher']).me.authority).toBe(50 - 9);
    expect(
      raid(['builder-bot'], { tradeRow: ['siege-fortress', ...Array(4).fill('stinger')] }).me
        .authority,
    ).toBe(50 - 14);
    const blue = raid(['patrol-boat']);
    expect([blue.me.authority, blue.seat(1).authority]).toEqual([50 - 6, 25 + 6]);
  });

  it('yellow: the player discards two, and then the attack comes [PIRATES-5]', () => {
    const t = raid(['light-cruiser'], { players: [{ deck: SCOUTS }] });
    expect(t.me.authority).toBe(50);
    t.chooseFromHand('scout').chooseFromHand('scout');
    expect([t.me.hand.length, t.me.authority]).toEqual([3, 44]);
  });

  it('leave players one turn, in which they lend each other trade and combat [PIRATES-1]', () => {
    const t = stage('pirates-of-the-dark-star', { players: [{ combat: 3, trade: 2 }, {}] });
    expect(t.data.active).toEqual([0, 1]);
    t.do({ type: 'transfer', what: 'combat', amount: 3, to: 1 });
    t.do({ type: 'transfer', what: 'trade', amount: 2, to: 1 });
    expect(t.seat(1)).toMatchObject({ combat: 3, trade: 2 });
  });

  it('an attack reaches one player and their bases alone; outposts cover their owner only [PIRATES-6]', () => {
    const t = raid(['stinger', 'crusher'], { players: [{ inPlay: ['defense-system'] }, {}] });
    expect(t.data.seats.slice(0, 2).map(({ authority }) => authority)).toEqual([50, 41]);
  });

  it('defeats players one by one, and the others play on [ELIMINATION-1, PIRATES-6]', () => {
    const t = raid(['crusher', 'stinger'], {
      players: [{ authority: 5, discard: ['hammerhead'] }, {}],
    });
    expect(t.seat(0).defeated).toBe(true);
    expect(t.data.scrapHeap).toContain('hammerhead');
    expect(t.data.active).toEqual([1]);
  });
});

describe('a card that comes and is not of exactly one of the four factions', () => {
  const both = ship('Changeling', { fr: 'Changelin', cost: 2, primary: [combat(1)] });
  const hybrid: Box = {
    ...grownBox,
    id: 'hybrid',
    cards: [{ ...both, factions: ['blob', 'trade-federation'] }],
    tradeDeck: { changeling: 1 },
  };
  const against = (id: ChallengeId, card: string) =>
    table([frontiers, grownBox, hybrid], {
      seats: [{ deck: SCOUTS }, {}],
      challenge: { id },
      tradeRow: Array(5).fill('farm-ship'),
      tradeDeck: [card],
    }).endTurn();

  it('has the abilities of each of them [BOSS-CHOICE-10]', () => {
    const beast = against('nemesis-beast', 'changeling');
    // One card swallowed, and 3 for the base that is not there.
    expect([beast.me.authority, beast.seat(1).authority]).toEqual([50 - 4, 50 + 5]);
    const pirates = against('pirates-of-the-dark-star', 'changeling');
    expect([pirates.me.authority, pirates.seat(1).authority]).toEqual([50 - 10, 25 + 4]);
  });

  it('has none if it is of another faction [BOSS-CHOICE-10]', () => {
    expect(told(against('nemesis-beast', 'keep'), 'boss-ability')).toEqual([]);
    expect(against('pirates-of-the-dark-star', 'keep').me.authority).toBe(50);
  });
});
