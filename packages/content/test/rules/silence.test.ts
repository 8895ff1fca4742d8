import {
  apply,
  commandBuffer,
  copyState,
  createGame,
  isOver,
  listLegal,
  type Options,
  randomFrom,
  readable,
  roll,
  submit,
  toData,
} from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

// Search carries commands out by the million and listens to no event; it must play the same game.
describe('the rules without a listener', () => {
  const variants: Partial<Options>[] = [
    {},
    { discardTiming: 'next-turn', emptyTradeDeck: 'recycle', copiesCountAsPlayed: true },
  ];

  it.each(variants)('lead to the same states as with one: %o', (options) => {
    const legal = commandBuffer();
    for (const seed of ['one', 'two', 'three']) {
      const random = randomFrom(seed);
      const t = new Table(createGame({ boxes: [core], seed, options }));
      for (let step = 0; step < 250 && !isOver(t.state); step++) {
        const seat = t.actor;
        const code = legal[roll(random, listLegal(t.state, seat, legal))];
        const command = readable(t.state, seat, code);
        const silent = copyState(t.state);
        apply(silent, seat, code);
        const told = submit(t.state, { seat, at: t.state.version, command });
        if (!told.ok) throw new Error(told.refusal.why);
        expect(toData(silent)).toEqual(toData(told.state));
        expect(told.events.length).toBeGreaterThan(0);
        t.state = told.state;
      }
    }
  });

  it('end the game as well', () => {
    const { state } = new Table(createGame({ boxes: [core], seed: 'end' }));
    const legal = commandBuffer();
    const [first] = toData(state).active;
    state.seats[first].combat = 50;
    const all = Array.from(legal.subarray(0, listLegal(state, first, legal))).find(
      (code) => readable(state, first, code).type === 'attack-player',
    );
    apply(state, first, all ?? 0);
    expect(toData(state).winners).toEqual([first]);
  });
});
