import { describe, expect, it } from 'vitest';
import { branch, fromDiscard, fromHand, frontiersTable, nothing } from '../table.ts';

describe('Repair Mech', () => {
  it('gives 3 trade, or puts a base of the discard pile on top of the deck [CARD-REPAIRMECH-1]', () => {
    const t = frontiersTable({
      me: {
        hand: ['repair-mech'],
        deck: ['viper'],
        discard: ['scout', 'ion-station', 'stinger', 'transit-nexus'],
      },
    });
    t.play('repair-mech');
    expect(t.options()).toEqual([branch('trade 3'), branch('base from discard -> top-of-deck')]);
    t.chooseBranch('base from discard -> top-of-deck');
    expect(t.options()).toEqual([fromDiscard('transit-nexus'), fromDiscard('ion-station')]);
    t.chooseFromDiscard('ion-station');
    expect(t.me).toMatchObject({
      trade: 0,
      deck: ['ion-station', 'viper'],
      discard: ['scout', 'stinger', 'transit-nexus'],
      knownTop: 1,
    });
    expect(t.settled).toBe(true);
  });

  it('may choose the base with none in the discard pile: nothing happens [CARD-REPAIRMECH-2]', () => {
    const t = frontiersTable({ me: { hand: ['repair-mech'], discard: ['scout'] } });
    t.play('repair-mech').chooseBranch('base from discard -> top-of-deck');
    expect(t.me).toMatchObject({ trade: 0, discard: ['scout'], deck: [] });
    expect(t.settled).toBe(true);
  });

  it('may scrap a card of hand or discard pile with another Machine Cult card [ALLY-1]', () => {
    const t = frontiersTable({
      me: { hand: ['repair-mech', 'viper'], inPlay: ['integration-port'], discard: ['scout'] },
    });
    t.play('repair-mech').chooseBranch('trade 3').use('ally', 'repair-mech');
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
