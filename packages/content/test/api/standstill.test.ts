import { awaited, type GameEvent, parsePosition, submit, toData } from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

/** Bases that can do nothing with an empty hand, deck and discard pile. */
const IDLE = ['mech-world', 'fleet-hq', 'junkyard', 'machine-base', 'brain-world'];

describe('a standstill', () => {
  it('comes about by scrapping the last card, and is told as a shared game [WIN-4]', () => {
    const t = coreTable({
      me: { hand: ['scout'], inPlay: ['junkyard'] },
      opponent: { inPlay: IDLE, authority: 7 },
      tradeRow: ['ram'],
      tradeDeck: ['cutter'],
      explorers: 5,
    });
    t.use('primary', 'junkyard').chooseFromHand('scout');
    expect(t.winners).toEqual([]);
    t.endTurn();
    const told: GameEvent[] = [
      { kind: 'turn-ended', seat: ME, ships: [], hand: [] },
      { kind: 'game-ended', winners: [ME, OPPONENT] },
    ];
    expect(t.events).toEqual(told);
    expect(t.data).toMatchObject({ winners: [ME, OPPONENT], active: [], stack: [], turn: 1 });
    expect(t.data.seats.map(({ authority, defeated }) => [authority, defeated])).toEqual([
      [50, false],
      [7, false],
    ]);
    expect(awaited(t.state)).toEqual([]);
    const command = { type: 'end-turn' } as const;
    expect(submit(t.state, { seat: OPPONENT, at: t.state.version, command })).toMatchObject({
      ok: false,
      refusal: { code: 'game-over' },
    });
  });

  it('is seen at the end of the turn of whoever brings it about, whoever that is [WIN-4]', () => {
    const t = coreTable({
      me: { inPlay: IDLE },
      opponent: { hand: ['viper'], inPlay: ['junkyard'] },
    }).endTurn();
    expect(t.actor).toBe(OPPONENT);
    t.use('primary', 'junkyard').chooseFromHand('viper').endTurn();
    expect(t.winners).toEqual([ME, OPPONENT]);
  });

  it('needs cards that are gone: bases alone that can be used keep the game going [WIN-4]', () => {
    for (const inPlay of core.cards.filter(({ type }) => type === 'base')) {
      const t = coreTable({ me: { inPlay: [inPlay.id] }, opponent: { inPlay: IDLE } }).endTurn();
      expect([inPlay.id, t.winners.length]).toEqual([inPlay.id, IDLE.includes(inPlay.id) ? 2 : 0]);
    }
  });

  it('can be saved: all winners are written down', () => {
    const t = coreTable({ me: { inPlay: IDLE }, opponent: { inPlay: IDLE } }).endTurn();
    const line = 'core@1 standard turn=1 winners=0,1 version=1 | |';
    const inPlay = IDLE.map((card, slot) => `${slot}:${card}`).join();
    const parsed = parsePosition(`${line} in-play=${inPlay} | in-play=${inPlay}`, [core]);
    if (!parsed.ok) throw new Error(parsed.problem.why);
    expect(toData(t.state)).toEqual(toData(parsed.value));
    expect(new Table(parsed.value).winners).toEqual([ME, OPPONENT]);
  });
});
