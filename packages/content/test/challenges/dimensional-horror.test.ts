import {
  awaited,
  type Box,
  combat,
  createGame,
  type GameEvent,
  legalCommands,
  ship,
  startRecord,
  submit,
  toData,
  viewFor,
} from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { frontiers } from '../../src/index.ts';
import { grownBox, littleBox } from '../campaign/little-campaign.ts';
import { SCOUTS, stage, told } from './support.ts';

describe('Dimensional Horror', () => {
  const horror = (last: string, deck: readonly string[], more: Parameters<typeof stage>[1] = {}) =>
    stage('dimensional-horror', {
      tradeRow: ['farm-ship', 'farm-ship', 'farm-ship', 'farm-ship', last],
      tradeDeck: deck,
      players: [{ deck: SCOUTS }],
      ...more,
    });

  it('takes the furthest card, and all of its faction that follow; the row slides [HORROR-4, HORROR-5]', () => {
    const t = horror('stinger', ['crusher', 'blob-alpha', 'cargo-craft']).endTurn();
    expect(t.data.challenge?.piles[0].toSorted()).toEqual(['blob-alpha', 'crusher', 'stinger']);
    expect(t.data.tradeRow).toEqual(['cargo-craft', ...Array(4).fill('farm-ship')]);
    // Three cards of the longest tentacle, and 3 for the Blob ability, once.
    expect(t.me.authority).toBe(40 - 6);
  });

  it('by its colour: discards, a starting card back on the deck, or all bases destroyed [HORROR-6]', () => {
    const yellow = horror('cargo-craft', ['stinger']).endTurn();
    yellow.chooseFromHand('scout').chooseFromHand('scout');
    expect(yellow.me.hand).toHaveLength(3);
    const red = horror('builder-bot', ['stinger']).endTurn();
    expect(red.options()).toEqual([{ from: 'hand', card: 'scout' }]);
    expect(red.chooseFromHand('scout').me.deck[0]).toBe('scout');
    const players = [{ inPlay: ['defense-system', 'nesting-ground'] }];
    const blue = horror('frontier-runner', ['stinger'], { players }).endTurn();
    expect(blue.me.inPlay).toEqual([]);
  });

  it('asks for nothing where there is no Scout or Viper [HORROR-7]', () => {
    const t = horror('builder-bot', ['stinger'], { players: [{ deck: Array(5).fill('crusher') }] });
    expect(t.endTurn().settled).toBe(true);
  });

  it('acts after each player’s turn, against that player alone [HORROR-8]', () => {
    const t = horror('stinger', ['cargo-craft', 'cargo-craft'], { players: [{}, {}], active: [1] });
    t.endTurn();
    expect(t.data.seats.map(({ authority }) => authority)).toEqual([40, 36, 0]);
    expect(t.data.active).toEqual([0]);
  });

  it('is attacked card by card, for what each costs; without a card it is beaten [HORROR-9, HORROR-10]', () => {
    const t = horror('stinger', [], {
      players: [{ combat: 9 }],
      challenge: { piles: [['blob-alpha', 'cargo-craft', 'stinger'], []] },
    });
    t.do({ type: 'attack-tentacle', card: 'blob-alpha' });
    expect([t.me.combat, t.data.scrapHeap]).toEqual([3, ['blob-alpha']]);
    expect(t.refusal({ type: 'attack-tentacle', card: 'crusher' })).toBe('not-a-target');
    t.do({ type: 'attack-tentacle', card: 'cargo-craft' });
    t.do({ type: 'attack-tentacle', card: 'stinger' });
    expect(t.winners).toEqual([0]);
  });

  it('leaves no cards to a player it has defeated [ELIMINATION-1]', () => {
    const t = horror('stinger', ['cargo-craft'], {
      players: [{ authority: 1, discard: ['crusher'] }, {}],
    });
    t.endTurn();
    expect(t.data.scrapHeap).toContain('crusher');
    expect(t.data.active).toEqual([1]);
  });

  it.each([
    ['beginner', 2],
    ['intermediate', 1],
  ] as const)('%s: takes no turn after the first %i of each player [HORROR-11]', (level, turns) => {
    const t = horror('stinger', ['cargo-craft'], {
      players: [{}, {}],
      challenge: { level, turns: [1, 0] },
    });
    for (let turn = 0; turn < 2 * turns; turn++)
      expect(told(t.endTurn(), 'boss-revealed')).toEqual([]);
    expect(told(t.endTurn(), 'boss-revealed')).toHaveLength(1);
  });
});

describe('a card that is not of exactly one of the four factions', () => {
  const drifter = ship('Drifter', { fr: 'Vagabond', cost: 1, primary: [combat(1)] });
  const stray: Box = { ...littleBox, id: 'stray', cards: [drifter], tradeDeck: { drifter: 4 } };
  const horror = (tradeRow: readonly string[], tradeDeck: readonly string[]) =>
    table([frontiers, grownBox, stray], {
      seats: [{ deck: SCOUTS }, {}],
      challenge: { id: 'dimensional-horror' },
      tradeRow: [...Array(4).fill('farm-ship'), ...tradeRow],
      tradeDeck,
    }).endTurn();

  // Upgraded by the Star Empire, of the Kingdom alone, of no faction.
  it.each(['broker+se1', 'keep', 'drifter'])(
    'is scrapped, does nothing, and leaves its space to the next: %s [HORROR-13]',
    (card) => {
      const t = horror([card], ['drifter', 'stinger']);
      expect(t.data.scrapHeap).toEqual([card]);
      expect(t.data.challenge?.piles[0]).toEqual([]);
      expect(t.data.tradeRow).toEqual(['drifter', ...Array(4).fill('farm-ship')]);
      expect(told(t, 'row-card-taken')).toMatchObject([{ card, to: 'scrap-heap' }]);
      expect(told(t, 'boss-ability')).toEqual([]);
    },
  );

  it('does not follow one of its factions into the tentacle [HORROR-13]', () => {
    const t = horror(['farm-ship'], ['broker+se1', 'stinger']);
    expect(t.data.challenge?.piles[0]).toEqual(['farm-ship']);
    expect(t.data.tradeRow[0]).toBe('broker+se1');
  });

  it('is scrapped at set-up, and the next comes for it [HORROR-13]', () => {
    const state = createGame({
      boxes: [frontiers, grownBox],
      seed: 'strangers',
      challenge: { id: 'dimensional-horror' },
      tradeDeck: { 'broker+se1': 30, stinger: 30 },
    });
    const { scrapHeap, challenge } = toData(state);
    expect(challenge?.piles[0]).toEqual(Array(10).fill('stinger'));
    expect(new Set(scrapHeap)).toEqual(new Set(['broker+se1']));
  });
});

it('Dimensional Horror, expert: takes a turn against each player before the first one’s [HORROR-12]', () => {
  const challenge = { id: 'dimensional-horror', level: 'expert' } as const;
  const { state, opening } = startRecord({
    boxes: [frontiers],
    seed: 'calm 3',
    seats: 3,
    challenge,
  });
  const turns = (events: readonly GameEvent[]) =>
    events.flatMap((event) => (event.kind === 'turn-started' ? [event.seat] : []));
  let at = state;
  const seats = turns(opening);
  while (at.frames > 0) {
    const [seat] = awaited(at);
    const [command] = legalCommands(at, seat);
    const result = submit(at, { seat, at: at.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    seats.push(...turns(result.events));
    at = result.state;
  }
  expect(seats.slice(0, 3)).toEqual([3, 3, 3]);
  expect(seats).toHaveLength(4);
  const authority = viewFor(at, 'spectator').seats.map((seat) => seat.authority);
  expect(Math.max(...authority.slice(0, 3))).toBeLessThan(40);
});
