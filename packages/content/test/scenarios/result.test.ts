import { finishedScenario } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { madeUpBox, words } from './made-up-box.ts';
import { stage, start, stickers } from './support.ts';

describe('what a finished scenario hands on', () => {
  it('is who has won, and how', () => {
    const won = stage({ me: { combat: 50 } }).attackPlayer(50);
    expect(finishedScenario(won.state)).toMatchObject({
      winner: 'star-empire',
      political: false,
    });
    const lost = stage({ scenario: { sides: ['trade-federation', 'star-empire'] } }).concede();
    expect(finishedScenario(lost.state)).toMatchObject({ winner: 'star-empire', political: false });
    const signed = stage({
      tradeRow: ['ship-3'],
      me: { trade: 5 },
      scenario: { used: stickers('star-empire', 1, [1, 2, 4, 5]) },
    }).upgrade('ship-3', 1);
    expect(finishedScenario(signed.state)).toMatchObject({
      winner: 'star-empire',
      political: true,
      used: stickers('star-empire', 1, [1, 2, 3, 4, 5]),
    });
  });

  it('has no winner where nobody can do anything any more', () => {
    expect(finishedScenario(stage().endTurn().state)).toMatchObject({
      winner: null,
      political: false,
    });
  });

  it('is every trade card, acquired, scrapped or wherever it lies, with its stickers on [CAMPAIGN-13, CAMPAIGN-23]', () => {
    const t = stage({
      tradeRow: ['ship-3', 'ship-1'],
      tradeDeck: ['ship-4+tf1', 'ship-2'],
      scrapHeap: ['base-1', 'viper'],
      explorers: 2,
      me: {
        trade: 5,
        hand: ['ship-2', 'scout'],
        deck: ['base-2', 'explorer'],
        inPlay: ['base-5'],
      },
      opponent: { discard: ['base-2', 'broker'], inPlay: ['base-6+tf2'] },
      scenario: { number: 2 },
    }).upgrade('ship-3', 1);
    expect(finishedScenario(t.concede().state).tradeDeck).toEqual({
      'ship-1': 1,
      'base-1': 1,
      'ship-2': 2,
      'base-2': 2,
      'base-5': 1,
      broker: 1,
      'ship-3+se1': 1,
      'ship-4+tf1': 1,
      'base-6+tf2': 1,
    });
  });

  it('leaves out what the scenario added to the decks', () => {
    const rule = {
      kind: 'personal-deck',
      whom: 'both',
      cards: { 'ship-4': 2, explorer: 1 },
    } as const;
    const t = stage({}, madeUpBox({ rules: [rule] }));
    t.state = start({}, madeUpBox({ rules: [rule] }));
    const { tradeDeck } = finishedScenario(t.concede(0).state);
    expect(tradeDeck['ship-4']).toBe(2);
    expect(tradeDeck).not.toHaveProperty('explorer');
    expect(Object.values(tradeDeck).reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  it('is which victory cards were earned on a turn, by which side, in this order', () => {
    const card = (id: string, what: 'trade' | 'combat') => ({
      id,
      name: words(id),
      points: 1,
      earned: { when: 'turn', what, atLeast: 1 } as const,
    });
    const box = madeUpBox({ victoryCards: [card('fleet', 'combat'), card('chest', 'trade')] });
    const t = stage(
      {
        me: { hand: ['scout'] },
        opponent: { hand: ['viper'] },
        scenario: { openVictoryCards: ['fleet', 'chest'] },
      },
      box,
    );
    t.play('scout').endTurn().play('viper').concede();
    expect(finishedScenario(t.state)).toMatchObject({
      winner: 'star-empire',
      earned: [
        { id: 'chest', side: 'star-empire' },
        { id: 'fleet', side: 'trade-federation' },
      ],
    });
  });

  it('is nothing before the end, or at another table', () => {
    expect(() => finishedScenario(start())).toThrow(RangeError);
    const duel = table([core], { me: { combat: 50 } }).attackPlayer(50);
    expect(() => finishedScenario(duel.state)).toThrow(RangeError);
  });
});
