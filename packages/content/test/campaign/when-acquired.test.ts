import {
  createGame,
  formatPosition,
  type GameEvent,
  loadGame,
  parsePosition,
  saveGame,
  toData,
  viewFor,
} from '@openrealms/engine';
import { ME, OPPONENT, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';
import { grownBox, littleBox } from './little-campaign.ts';

/** A duel with the little box, with trade to spend. */
function shop(setup: TableSetup = {}): Table {
  return table([littleBox], {
    tradeDeck: ['hulk', 'herald', 'hulk'],
    ...setup,
    me: { trade: 8, deck: ['viper', 'scout'], ...setup.me },
  });
}

const nothing = { from: 'nothing' } as const;
const use = (card: string) => ({ from: 'when-acquired', card }) as const;
const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

describe('an ability of sure gains', () => {
  it('happens at once, without a question [ACQUIRED-3]', () => {
    const t = shop({ tradeRow: ['broker'] }).acquire('broker');
    expect(t.settled).toBe(true);
    expect(t.me).toMatchObject({ trade: 8 - 2 + 1, authority: 52, discard: ['broker'] });
  });

  it('comes after the card has been acquired and the row refilled [ACQUIRED-1]', () => {
    const { events } = shop({ tradeRow: ['broker'] }).acquire('broker');
    expect(kinds(events)).toEqual([
      'card-acquired',
      'row-refilled',
      'ability-used',
      'gained',
      'gained',
    ]);
    expect(events[2]).toEqual({
      kind: 'ability-used',
      seat: ME,
      card: 'broker',
      slot: null,
      ability: 'acquired',
    });
  });
});

describe('any other ability', () => {
  const raid = (setup: TableSetup = {}) =>
    shop({ tradeRow: ['raider'], ...setup, me: { hand: ['scout'], ...setup.me } });

  it('asks its player first [ACQUIRED-2]', () => {
    const t = raid().acquire('raider');
    expect(t.options()).toEqual([use('raider'), nothing]);
    expect(t.choice(ME)).toEqual({
      kind: 'when-acquired',
      card: 'raider',
      acquired: true,
      optional: true,
      remaining: 1,
    });
    expect(t.choice(OPPONENT)).toBeNull();
    expect(t.data.tradeRow[0]).toBe('hulk');
  });

  it('happens if the player wishes [ACQUIRED-2]', () => {
    const t = raid().acquire('raider').useWhenAcquired('raider');
    expect(t.events).toEqual([
      { kind: 'ability-used', seat: ME, card: 'raider', slot: null, ability: 'acquired' },
    ]);
    expect(t.choice(ME)).toMatchObject({ kind: 'scrap', acquired: true, optional: false });
    t.chooseFromHand('scout');
    expect(t.me).toMatchObject({ hand: [], discard: ['raider'] });
    expect(t.settled).toBe(true);
  });

  it('can be left, and is gone then [ACQUIRED-2]', () => {
    const t = raid().acquire('raider').decline();
    expect(t.events).toEqual([{ kind: 'declined', seat: ME }]);
    expect(t.me).toMatchObject({ hand: ['scout'], discard: ['raider'] });
    expect(t.settled).toBe(true);
    expect(t.usable()).toEqual([]);
  });

  it('finds the card itself in the discard pile [ACQUIRED-1]', () => {
    const t = raid({ me: { hand: [] } })
      .acquire('raider')
      .useWhenAcquired('raider');
    expect(t.options()).toEqual([{ from: 'discard', card: 'raider' }]);
  });

  it('is not asked about where it could do nothing [ACQUIRED-4]', () => {
    const none = { hand: [], deck: [], discard: [] };
    const t = shop({ tradeRow: ['titan'], opponent: { hand: [] }, me: none }).acquire('titan');
    expect(t.settled).toBe(true);
    expect(kinds(t.events)).toEqual(['card-acquired', 'row-refilled']);
    const asked = shop({ tradeRow: ['titan'], opponent: { hand: ['scout'] } }).acquire('titan');
    expect(asked.options()).toEqual([use('titan'), nothing]);
    expect(asked.useWhenAcquired('titan').chooseFromHand('scout').opponent.hand).toEqual([]);
  });

  it('sees the card that has taken its place in the row [ACQUIRED-1]', () => {
    const t = shop({ tradeRow: ['envoy'], tradeDeck: ['hulk'] })
      .acquire('envoy')
      .useWhenAcquired('envoy');
    expect(t.options()).toEqual([{ from: 'trade-row', space: 0, card: 'hulk' }]);
  });

  it('lets its player choose a branch once it is used [ACQUIRED-2]', () => {
    const t = shop({ tradeRow: ['keep'] })
      .acquire('keep')
      .useWhenAcquired('keep');
    expect(t.choice(ME)).toMatchObject({ kind: 'branch', card: 'keep', acquired: true });
    t.chooseBranch('draw 1');
    expect(t.me.hand).toEqual(['viper']);
  });

  it('is refused where something else is asked, and in the main phase', () => {
    const t = raid();
    const early = { type: 'choose', pick: use('raider') } as const;
    expect(t.refusal(early)).toBe('no-choice-pending');
    t.acquire('raider');
    expect(t.refusal({ type: 'choose', pick: use('broker') })).toBe('not-an-option');
    expect(t.refusal({ type: 'end-turn' })).toBe('choice-pending');
  });
});

describe('a card acquired for nothing', () => {
  it('has its ability too [ACQUIRED-5]', () => {
    const t = shop({ tradeRow: ['envoy', 'broker'] })
      .acquire('envoy')
      .useWhenAcquired('envoy')
      .chooseFromRow('broker');
    expect(kinds(t.events)).toEqual([
      'card-acquired',
      'row-refilled',
      'ability-used',
      'gained',
      'gained',
      'card-drawn',
    ]);
    expect(t.me).toMatchObject({ trade: 8 - 4 + 1, authority: 52, hand: ['viper'] });
  });

  it('comes to the end of its ability before the one that acquired it goes on [ACQUIRED-6]', () => {
    const t = shop({ tradeRow: ['consul', 'envoy', 'raider'], me: { hand: ['scout'] } });
    t.acquire('consul').useWhenAcquired('consul').chooseFromRow('envoy');
    expect(t.choice(ME)).toMatchObject({ kind: 'when-acquired', card: 'envoy' });
    t.useWhenAcquired('envoy').chooseFromRow('raider');
    expect(t.choice(ME)).toMatchObject({ kind: 'when-acquired', card: 'raider' });
    expect(t.data.stack.map(({ card, ability }) => `${card} ${ability}`)).toEqual([
      'consul acquired',
      'envoy acquired',
      'raider acquired',
    ]);
    t.useWhenAcquired('raider').chooseFromDiscard('consul');
    // Envoy draws itself: it was put on top of the deck. Then Consul gives combat.
    expect(kinds(t.events)).toEqual(['card-scrapped', 'card-drawn', 'gained']);
    expect(t.me).toMatchObject({ combat: 1, hand: ['scout', 'envoy'], discard: ['raider'] });
    expect(t.settled).toBe(true);
  });

  it('can be left each for itself [ACQUIRED-6]', () => {
    const t = shop({ tradeRow: ['consul', 'envoy', 'raider'] });
    t.acquire('consul').useWhenAcquired('consul').chooseFromRow('envoy').decline();
    expect(t.me).toMatchObject({ combat: 1, deck: ['envoy', 'viper', 'scout'] });
    expect(t.settled).toBe(true);
  });
});

describe('where the card goes does not matter', () => {
  it('on top of the deck it has its ability as well [ACQUIRED-7]', () => {
    const t = table([littleBox, core, frontiers], {
      me: { trade: 9, hand: ['long-hauler'], deck: ['scout'] },
      tradeRow: ['keep'],
      tradeDeck: ['hulk'],
    });
    t.play('long-hauler').use('scrap', 'long-hauler').acquire('keep', 'top-of-deck');
    expect(t.me.deck).toEqual(['keep', 'scout']);
    t.useWhenAcquired('keep').chooseBranch('draw 1');
    expect(t.me).toMatchObject({ hand: ['keep'], deck: ['scout'] });
  });
});

describe('a card without such an ability', () => {
  it.each(['hulk', 'explorer'])('is acquired as ever (%s) [ACQUIRED-1]', (card) => {
    const t = shop({ tradeRow: ['hulk'], explorers: 1 }).acquire(card);
    expect(t.settled).toBe(true);
    expect(t.events.some(({ kind }) => kind === 'ability-used')).toBe(false);
  });

  it('is one that has been upgraded [UPGRADED-3]', () => {
    const t = table([grownBox], {
      me: { trade: 5 },
      tradeRow: ['broker+se1'],
      tradeDeck: ['hulk'],
    }).acquire('broker+se1');
    expect(t.me).toMatchObject({ trade: 3, authority: 50, discard: ['broker+se1'] });
  });
});

describe('other tables', () => {
  it('ask the player who acquires, be it in a turn with others [ACQUIRED-8]', () => {
    const t = table([littleBox], {
      format: 'hydra',
      seats: [{ hand: ['scout'] }, { trade: 3, hand: ['viper'] }, {}, {}],
      tradeRow: ['raider'],
      tradeDeck: ['hulk'],
    });
    t.as(1).acquire('raider');
    expect(viewFor(t.state, 0).awaited).toEqual([1]);
    t.useWhenAcquired('raider').chooseFromHand('viper');
    expect(t.seat(1).hand).toEqual([]);
    expect(t.seat(0).hand).toEqual(['scout']);
  });

  it('give a Boss no such ability [ACQUIRED-9]', () => {
    const t = table([frontiers, littleBox], {
      challenge: { id: 'the-cost-of-freedom' },
      seats: [{ hand: ['scout'] }, { authority: 40, deck: ['gateship', 'scout', 'scout'] }],
      active: [0],
      tradeRow: ['broker'],
      tradeDeck: ['hulk'],
    }).endTurn();
    expect(t.events).toContainEqual(
      expect.objectContaining({ kind: 'card-acquired', seat: 1, card: 'broker', paid: 0 }),
    );
    expect(
      t.events.some((event) => event.kind === 'ability-used' && event.ability === 'acquired'),
    ).toBe(false);
  });
});

describe('a game that waits for the answer', () => {
  const waiting = () => shop({ tradeRow: ['raider'], me: { hand: ['scout'] } }).acquire('raider');

  it('is saved and loaded', () => {
    const t = waiting();
    const loaded = loadGame(JSON.stringify(saveGame(t.state)), [littleBox]);
    expect(loaded.ok && toData(loaded.value)).toEqual(t.data);
    expect(t.data.stack).toEqual([
      { seat: ME, slot: null, card: 'raider', ability: 'acquired', step: 0, done: 0, tally: 0 },
    ]);
  });

  it('is written down as a position', () => {
    const t = waiting();
    const line = formatPosition(t.state);
    expect(line).toContain('stack=0:-:raider:acquired:0:0:0');
    const read = parsePosition(line, [littleBox]);
    expect(read.ok && toData(read.value)).toEqual(t.data);
  });
});

describe('games without such cards', () => {
  it('have no such instructions', () => {
    expect(
      createGame({ boxes: [core, frontiers], seed: 'none' }).catalog.acquired.every(
        (at) => at === 0,
      ),
    ).toBe(true);
  });
});
