import {
  acquireFreeShip,
  type Box,
  base,
  combat,
  ifYouDo,
  nextShipOnTop,
  notate,
  returnAtEndOfTurn,
  salvage,
  ship,
  trade,
} from '@openrealms/engine';
import { ME, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { littleBox } from './little-campaign.ts';

const diver = ship('Diver', {
  fr: 'Plongeur',
  faction: 'scavengers',
  cost: 3,
  primary: [salvage(3), ifYouDo(combat(2))],
  ally: [salvage(2, 'top-of-deck')],
  acquired: [salvage(2)],
});
const wharf = base('Wharf', {
  fr: 'Quai',
  faction: 'scavengers',
  cost: 3,
  defense: 3,
  primary: [salvage(2, 'top-of-deck')],
});
const phoenix = ship('Phoenix', {
  fr: 'Phénix',
  cost: 2,
  faction: 'scavengers',
  scrap: [trade(1), returnAtEndOfTurn()],
});
const pilot = ship('Pilot', { fr: 'Pilote', cost: 1, primary: [nextShipOnTop()] });

const box: Box = {
  ...littleBox,
  cards: [...littleBox.cards, diver, wharf, phoenix, pilot],
  tradeDeck: { ...littleBox.tradeDeck, diver: 2, wharf: 1, phoenix: 2, pilot: 1 },
};

function yard(setup: TableSetup): Table {
  return table([box], setup);
}

const inHeap = (card: string) => ({ from: 'scrap-heap', card }) as const;

describe('taking a card out of the scrap heap', () => {
  it('offers what costs something, up to the cost named, each card once [SALVAGE-1]', () => {
    const t = yard({
      me: { hand: ['diver'] },
      scrapHeap: ['hulk', 'scout', 'titan', 'raider', 'hulk', 'viper'],
    }).play('diver');
    expect(t.options()).toEqual([inHeap('hulk'), inHeap('raider')]);
    expect(t.choice(ME)).toEqual({
      kind: 'salvage',
      card: 'diver',
      optional: false,
      remaining: 1,
    });
    t.chooseFromScrapHeap('raider');
    expect(t.events).toEqual([
      { kind: 'card-salvaged', seat: ME, card: 'raider', to: 'discard' },
      { kind: 'gained', seat: ME, what: 'combat', amount: 2 },
    ]);
    expect(t.me.discard).toEqual(['raider']);
    expect(t.data.scrapHeap).toEqual(['hulk', 'scout', 'titan', 'hulk', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('puts it on top of the deck where the card says so, for everybody to know [SALVAGE-1]', () => {
    const t = yard({ me: { inPlay: ['wharf'], deck: ['scout'] }, scrapHeap: ['hulk'] });
    t.use('primary', 'wharf').chooseFromScrapHeap('hulk');
    expect(t.me).toMatchObject({ deck: ['hulk', 'scout'], knownTop: 1, discard: [] });
  });

  it('is not acquiring [SALVAGE-2]', () => {
    const t = yard({
      me: { trade: 3, hand: ['pilot', 'diver'] },
      scrapHeap: ['broker'],
    });
    t.play('pilot').play('diver').chooseFromScrapHeap('broker');
    expect(t.me).toMatchObject({ trade: 3, authority: 50, shipsToTop: 1, discard: ['broker'] });
  });

  it('does nothing where the heap has no such card [SALVAGE-3]', () => {
    const t = yard({ me: { hand: ['diver'], inPlay: ['wharf'] }, scrapHeap: ['scout', 'titan'] });
    expect(t.usable()).toEqual([]);
    t.play('diver');
    expect(t.me.combat).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('can be what a card does when acquired [SALVAGE-3]', () => {
    const shop = (scrapHeap: string[]) =>
      yard({ me: { trade: 3 }, tradeRow: ['diver'], tradeDeck: ['titan'], scrapHeap });
    expect(shop([]).acquire('diver').settled).toBe(true);
    const t = shop(['hulk']).acquire('diver').useWhenAcquired('diver').chooseFromScrapHeap('hulk');
    expect(t.me.discard).toEqual(['hulk', 'diver']);
  });

  it('keeps a card that was taken from coming back [SALVAGE-4]', () => {
    const taken = (scrapHeap: string[]) =>
      yard({ me: { hand: ['phoenix', 'diver'], deck: Array(5).fill('scout') }, scrapHeap })
        .play('phoenix')
        .use('scrap', 'phoenix')
        .play('diver')
        .chooseFromScrapHeap('phoenix');
    const t = taken([]);
    expect(t.me).toMatchObject({ returning: [], discard: ['phoenix'] });
    t.endTurn();
    expect(t.me.discard.filter((card) => card === 'phoenix')).toHaveLength(1);
    expect(t.data.scrapHeap).toEqual([]);
    // With another copy in the heap one still comes back.
    expect(taken(['phoenix']).me.returning).toEqual(['phoenix']);
    expect(taken(['phoenix']).endTurn().me.discard).toEqual(['phoenix', 'diver', 'phoenix']);
  });

  it('is written in our notation', () => {
    expect(notate([salvage(3)])).toBe('salvage cost<=3 -> discard');
    expect(notate([salvage(5, 'top-of-deck'), acquireFreeShip()])).toBe(
      'salvage cost<=5 -> top-of-deck; acquire free ship -> top-of-deck',
    );
  });
});
