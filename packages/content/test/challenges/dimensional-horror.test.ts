import {
  awaited,
  type GameEvent,
  legalCommands,
  startRecord,
  submit,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { frontiers } from '../../src/index.ts';
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
