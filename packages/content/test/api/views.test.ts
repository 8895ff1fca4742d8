import { type SeatView, type View, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

/** A table in the middle of a choice: I have played Brain World and Missile Bot, which may scrap a card. */
function pending() {
  return coreTable({
    me: {
      authority: 44,
      hand: ['scout', 'viper', 'ram', 'missile-bot'],
      deck: ['cutter', 'scout'],
      discard: ['explorer', 'viper'],
      inPlay: ['brain-world'],
    },
    opponent: { authority: 31, hand: ['viper', 'corvette'], deck: ['ram'], inPlay: ['the-hive'] },
    tradeRow: ['freighter', null, 'ram', null, 'mech-world'],
    tradeDeck: ['war-world', 'battle-blob'],
    scrapHeap: ['scout', 'cutter'],
    explorers: 4,
  }).play('missile-bot').state;
}

const mine: Omit<SeatView, 'hand' | 'unseen'> = {
  seat: 0,
  role: 'player',
  team: 0,
  targets: [1],
  baseTargets: [1],
  authority: 44,
  trade: 0,
  combat: 2,
  shipsToTop: 0,
  basesToTop: 0,
  scrapped: 0,
  owedDiscards: 0,
  defeated: false,
  inPlay: [
    { slot: 0, card: 'brain-world' },
    { slot: 1, card: 'missile-bot', allyLive: true },
  ],
  discard: ['explorer', 'viper'],
  played: ['missile-bot'],
  handCount: 3,
  deckCount: 2,
  knownHand: [],
  knownTop: [],
  returning: [],
};

const theirs: Omit<SeatView, 'hand' | 'unseen'> = {
  seat: 1,
  role: 'player',
  team: 1,
  targets: [0],
  baseTargets: [0],
  authority: 31,
  trade: 0,
  combat: 0,
  shipsToTop: 0,
  basesToTop: 0,
  scrapped: 0,
  owedDiscards: 0,
  defeated: false,
  inPlay: [{ slot: 0, card: 'the-hive' }],
  discard: [],
  played: [],
  handCount: 2,
  deckCount: 1,
  knownHand: [],
  knownTop: [],
  returning: [],
};

const shared: Omit<View, 'viewer' | 'seats' | 'choice'> = {
  boxes: [{ id: 'core', version: '1' }],
  format: 'standard',
  options: {
    discardTiming: 'at-once',
    emptyTradeDeck: 'stay-empty',
    copiesCountAsPlayed: false,
    firstSeat: 'random',
    bossHandWithThreeRaiders: 7,
    gambitSubstitutions: false,
    firstEditionCorrection: false,
  },
  version: 1,
  turn: 1,
  active: [0],
  awaited: [0],
  winners: [],
  tradeRow: ['freighter', null, 'ram', null, 'mech-world'],
  // In the order of the alphabet, not of the deck.
  tradeDeck: ['battle-blob', 'war-world'],
  tradeDeckCount: 2,
  scrapHeap: ['scout', 'cutter'],
  explorers: 4,
  stack: [
    { seat: 0, slot: 1, card: 'missile-bot', ability: 'primary', step: 1, done: 0, tally: 0 },
  ],
};

const handAndDeck = ['cutter', 'ram', 'scout', 'scout', 'viper'];

describe('the view, to the last field,', () => {
  it('of the player who is asked', () => {
    expect(viewFor(pending(), ME)).toEqual({
      ...shared,
      viewer: ME,
      seats: [
        { ...mine, hand: ['scout', 'viper', 'ram'], unseen: ['cutter', 'scout'] },
        { ...theirs, hand: null, unseen: ['corvette', 'ram', 'viper'] },
      ],
      choice: { kind: 'scrap', card: 'missile-bot', optional: true, remaining: 1 },
    });
  });

  it('of the other player', () => {
    expect(viewFor(pending(), OPPONENT)).toEqual({
      ...shared,
      viewer: OPPONENT,
      seats: [
        { ...mine, hand: null, unseen: handAndDeck },
        { ...theirs, hand: ['viper', 'corvette'], unseen: ['ram'] },
      ],
      choice: null,
    });
  });

  it('of a spectator', () => {
    expect(viewFor(pending(), 'spectator')).toEqual({
      ...shared,
      viewer: 'spectator',
      seats: [
        { ...mine, hand: null, unseen: handAndDeck },
        { ...theirs, hand: null, unseen: ['corvette', 'ram', 'viper'] },
      ],
      choice: null,
    });
  });
});

describe('a view', () => {
  it('is plain data, the same after it went through JSON', () => {
    for (const viewer of [ME, OPPONENT, 'spectator'] as const) {
      const view = viewFor(pending(), viewer);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
  });

  it('does not change when the game goes on', () => {
    const state = pending();
    const view = viewFor(state, ME);
    const before = JSON.stringify(view);
    state.seats[ME].authority = 1;
    state.cards.fill(1);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('counts down what is left of a choice', () => {
    const t = coreTable({ me: { hand: ['scout', 'viper', 'ram'], inPlay: ['brain-world'] } });
    const choice = () => viewFor(t.state, ME).choice;
    t.use('primary', 'brain-world');
    expect(choice()).toEqual({ kind: 'scrap', card: 'brain-world', optional: true, remaining: 2 });
    t.chooseFromHand('scout');
    expect(choice()).toEqual({ kind: 'scrap', card: 'brain-world', optional: true, remaining: 1 });
    t.chooseFromHand('viper');
    expect(choice()).toBeNull();
  });
});
