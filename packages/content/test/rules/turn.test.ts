import { type Command, createGame, submit } from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

describe('turns', () => {
  it.each([0, 1])('alternate, beginning with player %i if they go first [TURN-1]', (firstSeat) => {
    const t = new Table(createGame({ boxes: [core], seed: 'turns', options: { firstSeat } }));
    const order: number[] = [];
    for (let turn = 1; turn <= 6; turn++) {
      expect(t.data.turn).toBe(turn);
      expect(t.data.active).toEqual([t.actor]);
      order.push(t.actor);
      t.endTurn();
    }
    const other = 1 - firstSeat;
    expect(order).toEqual([firstSeat, other, firstSeat, other, firstSeat, other]);
  });

  it('are main phase, discard phase and draw phase, and then the opponent begins [TURN-2]', () => {
    const t = coreTable({
      me: {
        hand: ['scout', 'viper'],
        deck: ['explorer', 'ram', 'cutter', 'corvette', 'freighter', 'flagship'],
        inPlay: ['blob-wheel'],
      },
    })
      .play('scout')
      .endTurn();
    expect(t.events).toEqual([
      { kind: 'turn-ended', seat: ME, ships: ['scout'], hand: ['viper'] },
      { kind: 'card-drawn', seat: ME, card: 'explorer' },
      { kind: 'card-drawn', seat: ME, card: 'ram' },
      { kind: 'card-drawn', seat: ME, card: 'cutter' },
      { kind: 'card-drawn', seat: ME, card: 'corvette' },
      { kind: 'card-drawn', seat: ME, card: 'freighter' },
      { kind: 'turn-started', seat: OPPONENT, turn: 2 },
    ]);
    expect(t.actor).toBe(OPPONENT);
    expect(t.me.played).toEqual([]);
  });
});

describe('the player whose turn it is not', () => {
  const position = () =>
    coreTable({
      me: { hand: ['imperial-fighter'], inPlay: ['blob-wheel'] },
      opponent: { hand: ['scout'], inPlay: ['space-station'], trade: 8, combat: 8 },
      tradeRow: ['cutter'],
      explorers: 1,
    });

  const commands: Command[] = [
    { type: 'play', card: 'scout' },
    { type: 'use', ability: 'primary', card: 'space-station', slot: 0 },
    { type: 'use', ability: 'scrap', card: 'space-station', slot: 0 },
    { type: 'acquire', card: 'cutter', space: 0, to: 'discard' },
    { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    { type: 'attack-player', seat: ME, amount: 1 },
    { type: 'attack-base', seat: ME, slot: 0, card: 'blob-wheel' },
    { type: 'end-turn' },
  ];

  it.each(commands)('cannot $type [TURN-3]', (command) => {
    const t = position();
    const result = submit(t.state, { seat: OPPONENT, at: 0, command });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
    expect(t.legal(OPPONENT)).toEqual([]);
  });

  it('answers the choices put to them, and nothing more [TURN-3]', () => {
    const t = position().play('imperial-fighter');
    expect(t.actor).toBe(OPPONENT);
    expect(t.legal(OPPONENT)).toEqual([{ type: 'choose', pick: { from: 'hand', card: 'scout' } }]);
    expect(t.legal(ME)).toEqual([]);
    t.chooseFromHand('scout');
    expect(t.actor).toBe(ME);
    expect(t.legal(OPPONENT)).toEqual([]);
  });

  it('can concede [TURN-3]', () => {
    const result = submit(position().state, {
      seat: OPPONENT,
      at: 0,
      command: { type: 'concede' },
    });
    expect(result.ok).toBe(true);
  });
});
