import {
  createGame,
  type EventKind,
  eventFor,
  eventsFor,
  type GameEvent,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

/** One event of each kind; the compiler keeps the list complete. */
const EVENTS: { readonly [Kind in EventKind]: Extract<GameEvent, { kind: Kind }> } = {
  'turn-started': { kind: 'turn-started', seat: 1, turn: 4 },
  'card-played': { kind: 'card-played', seat: 1, card: 'ram', slot: 2 },
  'ability-used': { kind: 'ability-used', seat: 1, card: 'ram', slot: 2, ability: 'scrap' },
  gained: { kind: 'gained', seat: 1, what: 'trade', amount: 3 },
  'card-drawn': { kind: 'card-drawn', seat: 1, card: 'scout' },
  'deck-shuffled': { kind: 'deck-shuffled', seat: 1, count: 7 },
  'card-acquired': {
    kind: 'card-acquired',
    seat: 1,
    card: 'cutter',
    space: 0,
    to: 'top-of-deck',
    paid: 2,
  },
  'row-refilled': { kind: 'row-refilled', space: 0, card: 'ram' },
  'trade-deck-recycled': { kind: 'trade-deck-recycled', count: 5 },
  'card-scrapped': {
    kind: 'card-scrapped',
    seat: 1,
    card: 'viper',
    from: 'hand',
    place: null,
    to: 'scrap-heap',
  },
  'card-discarded': { kind: 'card-discarded', seat: 1, card: 'viper' },
  'discard-owed': { kind: 'discard-owed', seat: 1, count: 2 },
  'branch-chosen': { kind: 'branch-chosen', seat: 1, card: 'barter-world', branch: 'trade 2' },
  'next-ship-on-top': { kind: 'next-ship-on-top', seat: 1 },
  'next-base-on-top': { kind: 'next-base-on-top', seat: 1 },
  'card-put-on-deck': { kind: 'card-put-on-deck', seat: 1, card: 'the-hive' },
  'card-salvaged': { kind: 'card-salvaged', seat: 1, card: 'ram', to: 'discard' },
  'card-returned': { kind: 'card-returned', seat: 1, card: 'mobile-market' },
  declined: { kind: 'declined', seat: 1 },
  'ship-copied': { kind: 'ship-copied', seat: 1, slot: 0, card: 'ram' },
  'base-destroyed': {
    kind: 'base-destroyed',
    seat: 1,
    owner: 0,
    slot: 3,
    card: 'the-hive',
    paid: 5,
  },
  'player-attacked': { kind: 'player-attacked', seat: 1, target: 0, amount: 5 },
  'turn-ended': { kind: 'turn-ended', seat: 1, ships: ['ram'], hand: ['viper'] },
  'main-phase-ended': { kind: 'main-phase-ended', seat: 1 },
  transferred: { kind: 'transferred', seat: 1, to: 2, what: 'trade', amount: 3 },
  'card-passed': { kind: 'card-passed', seat: 1, to: 2, card: 'ram' },
  'base-damaged': {
    kind: 'base-damaged',
    seat: 1,
    owner: 0,
    slot: 3,
    card: 'the-hive',
    amount: 2,
  },
  'scenario-rule': { kind: 'scenario-rule', seat: 1, rule: 'scenario-2-star-empire-0' },
  'victory-card-earned': { kind: 'victory-card-earned', seat: 1, id: 'war-chest' },
  'political-victory': { kind: 'political-victory', seat: 1, sheet: 1 },
  'third-party-attacks': { kind: 'third-party-attacks', target: 0, combat: 5 },
  'third-party-strikes': {
    kind: 'third-party-strikes',
    target: 0,
    reason: 'base',
    amount: 5,
    card: 'the-hive',
    slot: 0,
  },
  'player-defeated': { kind: 'player-defeated', seat: 0 },
  'row-mulliganed': { kind: 'row-mulliganed', seat: 0 },
  'row-card-taken': { kind: 'row-card-taken', seat: 1, card: 'ram', space: 4, to: 'scrap-heap' },
  'boss-revealed': { kind: 'boss-revealed', seat: 1, card: 'ram', to: 'trade-row', space: 0 },
  'boss-ability': { kind: 'boss-ability', seat: 1, faction: 'blob', target: null },
  'boss-aims': { kind: 'boss-aims', seat: 1, reason: 'outpost', target: 0, card: 'war-world' },
  'boss-counts': { kind: 'boss-counts', seat: 1, count: 3 },
  'base-returned': { kind: 'base-returned', seat: 1, card: 'the-hive', slot: 0 },
  'boss-acquired': {
    kind: 'boss-acquired',
    seat: 1,
    card: 'ram',
    from: 'elite',
    to: 'discard',
    paid: 3,
  },
  'tentacle-destroyed': { kind: 'tentacle-destroyed', seat: 0, card: 'ram', paid: 3 },
  'card-bequeathed': { kind: 'card-bequeathed', seat: 0, to: 2, card: 'ram' },
  'cards-lost': { kind: 'cards-lost', seat: 0, cards: ['scout', 'viper'] },
  'game-ended': { kind: 'game-ended', winners: [1] },
};

const { 'card-drawn': drawn, ...open } = EVENTS;

const duel = createGame({ boxes: [core], seed: 'events' });
const raid = createGame({ boxes: [core], seed: 'events', format: 'raid', seats: 3 });

describe('an event', () => {
  it.each(Object.values(open))('of the kind $kind is the same for everybody', (event) => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(eventFor(event, viewer, duel)).toBe(event);
    }
  });

  it('of a card drawn shows the card to the drawer only', () => {
    expect(eventFor(drawn, 1, duel)).toBe(drawn);
    for (const viewer of [0, 'spectator'] as const) {
      expect(eventFor(drawn, viewer, duel)).toEqual({ kind: 'card-drawn', seat: 1, card: null });
    }
    expect(drawn.card).toBe('scout');
  });

  it('of a card that a Raider draws shows it to the other Raiders too, not to the Boss', () => {
    expect(eventFor(drawn, 2, raid)).toBe(drawn);
    for (const viewer of [0, 'spectator'] as const) {
      expect(eventFor(drawn, viewer, raid)).toEqual({ ...drawn, card: null });
    }
  });
});

it('a list of events keeps its order and length for every viewer', () => {
  const events = Object.values(EVENTS);
  expect(eventsFor(events, 1, duel)).toEqual(events);
  for (const viewer of [0, 'spectator'] as const) {
    const seen = eventsFor(events, viewer, duel);
    expect(seen.map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
    expect(seen.filter((event, i) => event !== events[i])).toEqual([{ ...drawn, card: null }]);
  }
});
