import { eventsFor, type Viewer, viewFor } from '@openrealms/engine';
import type { Side, Table, TableSetup } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

const EVERYBODY: readonly Viewer[] = [ME, OPPONENT, 'spectator'];

/** A position with something in every zone. */
function setup(me: Side = {}, opponent: Side = {}, shared: TableSetup = {}): TableSetup {
  return {
    me: {
      hand: ['scout', 'ram'],
      deck: ['viper', 'cutter', 'explorer'],
      discard: ['corvette', 'scout'],
      inPlay: ['blob-wheel'],
      authority: 47,
      trade: 3,
      combat: 2,
      ...me,
    },
    opponent: {
      hand: ['viper', 'freighter', 'scout'],
      deck: ['flagship', 'scout'],
      discard: ['viper'],
      inPlay: ['mech-world', 'the-hive'],
      authority: 21,
      ...opponent,
    },
    tradeRow: ['trade-bot', null, 'battle-pod', 'cutter', 'cutter'],
    tradeDeck: ['ram', 'blob-world', 'dreadnaught'],
    scrapHeap: ['viper', 'survey-ship'],
    explorers: 7,
    ...shared,
  };
}

describe.each(EVERYBODY)('viewer %s', (viewer) => {
  const look = () => viewFor(coreTable(setup()).state, viewer);

  it('may look through both discard piles and the scrap heap [PUBLIC-1]', () => {
    const view = look();
    expect(view.seats.map(({ discard }) => discard)).toEqual([['corvette', 'scout'], ['viper']]);
    expect(view.scrapHeap).toEqual(['viper', 'survey-ship']);
  });

  it('sees the trade row, the Explorer pile and all cards in play [PUBLIC-2]', () => {
    const view = look();
    expect(view.tradeRow).toEqual(['trade-bot', null, 'battle-pod', 'cutter', 'cutter']);
    expect(view.explorers).toBe(7);
    expect(view.seats[ME].inPlay).toEqual([{ slot: 0, card: 'blob-wheel' }]);
    expect(view.seats[OPPONENT].inPlay).toEqual([
      { slot: 0, card: 'mech-world' },
      { slot: 1, card: 'the-hive' },
    ]);
  });

  it('sees scores, pools and the number of cards in every hand and deck [PUBLIC-5]', () => {
    const view = look();
    expect(view.seats).toMatchObject([
      { seat: ME, team: 0, authority: 47, trade: 3, combat: 2, handCount: 2, deckCount: 3 },
      { seat: OPPONENT, team: 1, authority: 21, trade: 0, combat: 0, handCount: 3, deckCount: 2 },
    ]);
    expect(view.tradeDeck).toHaveLength(3);
    expect(view).toMatchObject({ viewer, turn: 1, active: [ME], awaited: [ME], choice: null });
    expect(view.boxes).toEqual([{ id: core.id, version: core.version }]);
  });
});

describe('a hand', () => {
  it('is seen by its owner only [PUBLIC-3]', () => {
    const { state } = coreTable(setup());
    const hands = (viewer: Viewer) => viewFor(state, viewer).seats.map(({ hand }) => hand);
    expect(hands(ME)).toEqual([['scout', 'ram'], null]);
    expect(hands(OPPONENT)).toEqual([null, ['scout', 'viper', 'freighter']]);
    expect(hands('spectator')).toEqual([null, null]);
  });

  it('could be in the deck as well, for all that others can tell [PUBLIC-3]', () => {
    const one = coreTable(setup()).state;
    const other = coreTable(
      setup({ hand: ['cutter', 'explorer'], deck: ['scout', 'ram', 'viper'] }),
    ).state;
    for (const viewer of [OPPONENT, 'spectator'] as const) {
      expect(viewFor(one, viewer)).toEqual(viewFor(other, viewer));
    }
    expect(viewFor(one, ME)).not.toEqual(viewFor(other, ME));
  });

  it('is drawn in secret [PUBLIC-3]', () => {
    const t = coreTable(setup({ hand: ['corvette'], deck: ['cutter', 'viper'] })).play('corvette');
    const drawn = (viewer: Viewer) =>
      eventsFor(t.events, viewer, t.state).filter(({ kind }) => kind === 'card-drawn');
    expect(drawn(ME)).toEqual([{ kind: 'card-drawn', seat: ME, card: 'cutter' }]);
    for (const viewer of [OPPONENT, 'spectator'] as const) {
      expect(drawn(viewer)).toEqual([{ kind: 'card-drawn', seat: ME, card: null }]);
    }
  });

  it('of a player made to discard is not shown by the options of the choice [PUBLIC-3]', () => {
    const t = coreTable(setup({ hand: ['imperial-fighter'] })).play('imperial-fighter');
    expect(t.legal(ME)).toEqual([]);
    expect(viewFor(t.state, ME)).toMatchObject({ awaited: [OPPONENT], choice: null });
    expect(viewFor(t.state, OPPONENT).choice).toEqual({
      kind: 'discard',
      card: null,
      optional: false,
      remaining: 1,
    });
  });
});

describe('the order of a deck', () => {
  it('is hidden from everybody, its owner included [PUBLIC-4]', () => {
    const one = coreTable(setup()).state;
    const other = coreTable(
      setup({ deck: ['explorer', 'viper', 'cutter'] }, { deck: ['scout', 'flagship'] }),
    ).state;
    for (const viewer of EVERYBODY) {
      expect(viewFor(one, viewer)).toEqual(viewFor(other, viewer));
    }
  });

  it('is hidden for the trade deck too [PUBLIC-4]', () => {
    const one = coreTable(setup()).state;
    const other = coreTable(
      setup({}, {}, { tradeDeck: ['dreadnaught', 'ram', 'blob-world'] }),
    ).state;
    for (const viewer of EVERYBODY) {
      expect(viewFor(one, viewer)).toEqual(viewFor(other, viewer));
    }
  });

  it('cannot be worked out from the chance to come [PUBLIC-4]', () => {
    const one = coreTable(setup());
    const other = coreTable(setup());
    Object.assign(other.state, { a: 11, b: 12, c: 13, d: 14 });
    for (const viewer of EVERYBODY) {
      expect(viewFor(one.state, viewer)).toEqual(viewFor(other.state, viewer));
    }
  });

  it('is known as far as everybody saw a card go on top [PUBLIC-4, PUBLIC-6]', () => {
    const t = topped('battle-pod', 'trade-bot');
    for (const viewer of EVERYBODY) {
      const mine = viewFor(t.state, viewer).seats[ME];
      expect(mine).toMatchObject({ knownTop: ['trade-bot', 'battle-pod'], deckCount: 4 });
      const hand = viewer === ME ? [] : ['corvette', 'flagship', 'survey-ship'];
      expect(mine.unseen).toEqual([...hand, 'scout', 'viper'].toSorted());
    }
  });
});

/** My main phase after I have put these ships on top of my deck, the last one on the very top. */
function topped(...ships: readonly string[]): Table {
  const freighters = ships.map(() => 'freighter');
  const t = coreTable(
    setup({
      hand: [...freighters, 'corvette', 'survey-ship', 'flagship'],
      inPlay: ['barter-world'],
      deck: ['viper', 'scout'],
    }),
  );
  ships.forEach((ship, i) => {
    t.play('freighter')
      .use('ally', 'freighter', i + 1)
      .acquire(ship, 'top-of-deck');
  });
  return t;
}

describe('a card that everybody saw go on top of a deck', () => {
  const mine = (t: Table) => viewFor(t.state, OPPONENT).seats[ME];

  it('is known to be in hand once it is drawn, and no card after it [PUBLIC-6]', () => {
    const t = topped('battle-pod', 'trade-bot').play('corvette');
    expect(mine(t)).toMatchObject({ knownTop: ['battle-pod'], knownHand: ['trade-bot'] });
    t.play('survey-ship');
    expect(mine(t)).toMatchObject({ knownTop: [], knownHand: ['battle-pod', 'trade-bot'] });
    t.play('flagship');
    expect(mine(t)).toMatchObject({
      knownTop: [],
      knownHand: ['battle-pod', 'trade-bot'],
      handCount: 3,
      unseen: ['scout', 'viper'],
    });
  });

  it('is no longer in hand once it is played [PUBLIC-6]', () => {
    const t = topped('battle-pod').play('corvette').play('battle-pod').decline();
    expect(mine(t)).toMatchObject({ knownHand: [], knownTop: [] });
  });

  it('is forgotten when the hand is discarded and another one drawn [PUBLIC-6]', () => {
    const t = coreTable(
      setup({ hand: ['freighter'], inPlay: ['barter-world'], deck: Array(9).fill('scout') }),
    );
    t.play('freighter').use('ally', 'freighter').acquire('battle-pod', 'top-of-deck').endTurn();
    expect(mine(t)).toMatchObject({ knownHand: ['battle-pod'], handCount: 5, deckCount: 5 });
    t.endTurn().endTurn();
    expect(mine(t)).toMatchObject({ knownHand: [], handCount: 5, deckCount: 0 });
  });
});

describe('a reshuffle', () => {
  const afterDrawing = (deck: readonly string[]) => {
    const discard = ['scout', 'cutter'];
    const t = coreTable(setup({ hand: ['corvette', 'ram'], deck, discard })).play('corvette');
    return viewFor(t.state, OPPONENT).seats[ME];
  };

  it('tells everybody the hand: all other cards of that player lie open [PUBLIC-7]', () => {
    expect(afterDrawing([])).toMatchObject({
      knownHand: ['ram'],
      handCount: 2,
      unseen: ['cutter', 'scout'],
    });
  });

  it('is needed for that: drawing the last card of a deck tells nothing [PUBLIC-3]', () => {
    expect(afterDrawing(['viper'])).toMatchObject({
      knownHand: [],
      handCount: 2,
      unseen: ['ram', 'viper'],
    });
  });
});
