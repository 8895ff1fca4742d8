import { describe, expect, it } from 'vitest';
import { attack } from '../src/bosses/attack.ts';
import { combat, trade } from '../src/cards/ability.ts';
import { type Box, base, ship } from '../src/cards/card.ts';
import type { GameEvent } from '../src/events/event.ts';
import { createGame } from '../src/rules/create-game.ts';
import { enterPlay } from '../src/rules/in-play.ts';
import type { GameState, Seat } from '../src/state/state.ts';

const box: Box = {
  id: 'plain',
  name: 'Plain',
  version: '1',
  cards: [
    ship('Scout', { fr: 'Éclaireur', primary: [trade(1)] }),
    ship('Viper', { fr: 'Viper', primary: [combat(1)] }),
    ship('Explorer', { fr: 'Prospecteur', cost: 2, primary: [trade(2)] }),
    base('Wall', { fr: 'Mur', cost: 3, defense: 4, outpost: true, primary: [combat(2)] }),
  ],
  tradeDeck: { wall: 20 },
  explorerPile: { card: 'explorer', count: 5 },
  personalDeck: { scout: 8, viper: 2 },
  challenges: { 'pirates-of-the-dark-star': {} },
};
const BOSS = 3;

/**
 * What a Boss with so much combat does to three players with an authority each. Every Boss that there is deals with one player
 * at a time where authority is not shared; the order of attacks is written for all.
 */
function strike(amount: number, authority: readonly number[], prepare = (_: GameState) => {}) {
  return Array.from({ length: 24 }, (_, seed) => {
    const challenge = { id: 'pirates-of-the-dark-star' } as const;
    const state = createGame({ boxes: [box], seed: `${seed}`, seats: 3, challenge });
    for (const [seat, points] of authority.entries()) state.seats[seat].authority = points;
    state.seats[BOSS].combat = amount;
    prepare(state);
    const events: GameEvent[] = [];
    state.events = events;
    attack(state, BOSS);
    return events.flatMap((event) =>
      event.kind === 'player-attacked' ? [[event.target, event.amount] as const] : [],
    );
  });
}

const targets = (runs: readonly (readonly (readonly [Seat, number])[])[], at = 0) =>
  new Set(runs.map((attacks) => attacks[at]?.[0]));

describe('a Boss among players who have an authority each', () => {
  it('defeats the one with the highest that it can, with no more than it takes [BOSS-ATTACK-1, BOSS-ATTACK-6]', () => {
    for (const attacks of strike(9, [4, 8, 20])) {
      expect(attacks).toEqual([
        [1, 8],
        [0, 1],
      ]);
    }
  });

  it('defeats one after the other as long as it can [BOSS-ATTACK-1, BOSS-ATTACK-6]', () => {
    for (const attacks of strike(12, [4, 8, 20])) {
      expect(attacks).toEqual([
        [1, 8],
        [0, 4],
      ]);
    }
  });

  it('attacks the one with the lowest that it reaches, with all that is left [BOSS-ATTACK-4, BOSS-ATTACK-5]', () => {
    for (const attacks of strike(3, [40, 20, 30])) expect(attacks).toEqual([[1, 3]]);
    const wall = (state: GameState) => {
      enterPlay(state, 1, state.cards[state.layout.tradeRow]);
    };
    for (const attacks of strike(3, [40, 20, 30], wall)) expect(attacks).toEqual([[2, 3]]);
  });

  it('takes one of equals at random, to defeat and to weaken [BOSS-ATTACK-8]', () => {
    expect(targets(strike(6, [6, 20, 6]))).toEqual(new Set([0, 2]));
    expect(targets(strike(3, [40, 20, 20]))).toEqual(new Set([1, 2]));
  });
});
