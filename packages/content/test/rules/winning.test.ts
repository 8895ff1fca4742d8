import { awaited, legalCommands, type Seat, submit } from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

function concede(t: Table, seat: Seat): Table {
  const result = submit(t.state, { seat, at: t.state.version, command: { type: 'concede' } });
  if (!result.ok) throw new Error(result.refusal.why);
  const after = new Table(result.state);
  after.events = result.events;
  return after;
}

describe('defeat', () => {
  it('comes with an authority of exactly zero [WIN-1]', () => {
    const t = coreTable({ me: { combat: 5 }, opponent: { authority: 5 } }).attackPlayer(5);
    expect(t.opponent).toMatchObject({ authority: 0, defeated: true });
    expect(t.me.defeated).toBe(false);
    expect(t.winners).toEqual([ME]);
    expect(t.events).toEqual([
      { kind: 'player-attacked', seat: ME, target: OPPONENT, amount: 5 },
      { kind: 'player-defeated', seat: OPPONENT },
      { kind: 'game-ended', winners: [ME] },
    ]);
  });

  it('comes with an authority below zero [WIN-1]', () => {
    const t = coreTable({ me: { combat: 7 }, opponent: { authority: 5 } }).attackPlayer(7);
    expect(t.opponent).toMatchObject({ authority: -2, defeated: true });
    expect(t.winners).toEqual([ME]);
  });

  it('does not come with an authority of one [WIN-1]', () => {
    const t = coreTable({ me: { combat: 4 }, opponent: { authority: 5 } }).attackPlayer(4);
    expect(t.opponent).toMatchObject({ authority: 1, defeated: false });
    expect(t.winners).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('comes to either player [WIN-1]', () => {
    const t = coreTable({ me: { authority: 1 }, opponent: { hand: ['viper'] } });
    t.endTurn().play('viper').attackPlayer(1);
    expect(t.me).toMatchObject({ authority: 0, defeated: true });
    expect(t.opponent.defeated).toBe(false);
    expect(t.winners).toEqual([OPPONENT]);
  });

  it('does not come from an attack on a base [WIN-1]', () => {
    const t = coreTable({
      me: { combat: 5 },
      opponent: { authority: 1, inPlay: ['blob-wheel'] },
    }).attackBase('blob-wheel');
    expect(t.opponent.authority).toBe(1);
    expect(t.winners).toEqual([]);
  });
});

describe('the end of the game', () => {
  it('comes in the middle of the turn, and nobody can act any more [WIN-2]', () => {
    const t = coreTable({
      me: { combat: 9, hand: ['scout'], inPlay: ['blob-wheel'], trade: 9 },
      opponent: { authority: 1, hand: ['viper'] },
      tradeRow: ['cutter'],
    }).attackPlayer(1);
    expect(t.me).toMatchObject({ combat: 8, trade: 9, hand: ['scout'], discard: [] });
    expect(t.data).toMatchObject({ turn: 1, active: [], stack: [] });
    expect(awaited(t.state)).toEqual([]);
    for (const seat of [ME, OPPONENT]) {
      expect(legalCommands(t.state, seat)).toEqual([]);
      for (const command of [
        { type: 'end-turn' },
        { type: 'play', card: 'scout' },
        { type: 'concede' },
      ] as const) {
        const result = submit(t.state, { seat, at: t.state.version, command });
        expect(result).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
      }
    }
  });
});

describe('a game in which nobody can ever act again', () => {
  const barren = { inPlay: ['mech-world', 'junkyard'] };

  it('ends when the turn ends, and both players share it [WIN-4]', () => {
    const t = coreTable({ me: barren, opponent: { ...barren, authority: 3 } }).endTurn();
    expect(t.winners).toEqual([ME, OPPONENT]);
    expect(t.data.seats.map(({ defeated }) => defeated)).toEqual([false, false]);
    expect(awaited(t.state)).toEqual([]);
    expect(t.events.at(-1)).toEqual({ kind: 'game-ended', winners: [ME, OPPONENT] });
  });

  it.each([
    { hand: ['scout'] },
    { deck: ['scout'] },
    { discard: ['scout'] },
    { inPlay: ['the-hive'] },
    { inPlay: ['battle-station'] },
    { inPlay: ['recycling-station'] },
    { inPlay: ['junkyard', 'mech-world', 'blob-world'] },
  ])('does not come as long as one of them has %o [WIN-4]', (left) => {
    for (const sides of [
      { me: left, opponent: barren },
      { me: barren, opponent: left },
    ]) {
      const t = coreTable(sides).endTurn();
      expect(t.winners).toEqual([]);
      expect(t.actor).toBe(OPPONENT);
      expect(t.endTurn().actor).toBe(ME);
    }
  });
});

describe('conceding', () => {
  const position = () =>
    coreTable({
      me: { hand: ['imperial-fighter', 'trade-bot', 'scout'] },
      opponent: { hand: ['viper', 'scout'] },
    });
  const moments = [
    ['in the main phase', () => position()],
    ['while I owe a choice', () => position().play('trade-bot')],
    ['while the opponent owes a choice', () => position().play('imperial-fighter')],
    ["in the opponent's turn", () => position().endTurn()],
  ] as const;

  it.each(moments)('is possible for both %s [WIN-3]', (_, moment) => {
    for (const seat of [ME, OPPONENT]) {
      const before = moment();
      const after = concede(before, seat);
      expect(after.winners).toEqual([1 - seat]);
      expect(after.data.seats.map(({ defeated }) => defeated)).toEqual([seat === 0, seat === 1]);
      expect(after.data.seats[seat].authority).toBe(50);
      expect(after.data.version).toBe(before.data.version + 1);
      expect(after.events).toEqual([
        { kind: 'player-defeated', seat },
        { kind: 'game-ended', winners: [1 - seat] },
      ]);
      expect(awaited(after.state)).toEqual([]);
      expect(after.data.stack).toEqual([]);
    }
  });

  it('is never listed among the legal commands, for it always is one [WIN-3]', () => {
    const t = position();
    expect(t.legal().map(({ type }) => type)).not.toContain('concede');
    expect(t.legal(OPPONENT)).toEqual([]);
  });
});

describe('where a defeat does not decide the game', () => {
  /** Three players, each for themself; mine is seat 0. */
  function three(mine: readonly string[], theirs: readonly string[]): Table {
    return coreTable({
      format: 'free-for-all',
      seats: [{ hand: mine }, { hand: theirs }, { hand: ['scout'] }],
    });
  }

  it('the turn of whoever gives up is over, with all that was left to do in it', () => {
    const t = three(['imperial-fighter'], ['scout'])
      .play('imperial-fighter')
      .chooseOpponent(OPPONENT);
    expect(awaited(t.state)).toEqual([OPPONENT]);
    const after = concede(t, ME);
    expect(after.winners).toEqual([]);
    expect(after.data).toMatchObject({ active: [OPPONENT], turn: 2, stack: [] });
    expect(awaited(after.state)).toEqual([OPPONENT]);
    expect(legalCommands(after.state, ME)).toEqual([]);
    expect(after.can({ type: 'play', card: 'scout' })).toBe(true);
  });

  it('nobody waits any more for a choice of whoever gives up in another player’s turn', () => {
    const t = three(['imperial-fighter', 'scout'], ['viper'])
      .play('imperial-fighter')
      .chooseOpponent(OPPONENT);
    const after = concede(t, OPPONENT);
    expect(after.data).toMatchObject({ active: [ME], turn: 1, stack: [] });
    expect(after.opponent.hand).toEqual([]);
    expect(after.data.scrapHeap).toEqual(['viper']);
    expect(awaited(after.state)).toEqual([ME]);
    expect(after.can({ type: 'play', card: 'scout' })).toBe(true);
  });
});
