import {
  apply,
  commandBuffer,
  copyState,
  createGame,
  isOver,
  listLegal,
  type Options,
  type Random,
  randomFrom,
  readable,
  roll,
  toData,
} from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable } from '../core/table.ts';

const codes = commandBuffer();

/** Plays at random, each command once as players give it and once as search does. */
function playTwice(t: Table, random: Random, steps: number): void {
  for (let step = 0; step < steps && !isOver(t.state); step++) {
    const seat = t.actor;
    const code = codes[roll(random, listLegal(t.state, seat, codes))];
    const command = readable(t.state, seat, code);
    const silent = copyState(t.state);
    apply(silent, seat, code);
    t.do(command);
    expect(toData(silent)).toEqual(t.data);
    expect(silent.events).toBeNull();
    expect(t.events.length).toBeGreaterThan(0);
  }
}

// Search carries commands out by the million and listens to no event; it must play the same game.
describe('the rules without a listener', () => {
  const variants: Partial<Options>[] = [
    {},
    { discardTiming: 'next-turn', emptyTradeDeck: 'recycle', copiesCountAsPlayed: true },
  ];

  it.each(variants)('lead to the same states from the start of a game: %o', (options) => {
    playTwice(
      new Table(createGame({ boxes: [core], seed: 'quiet', options })),
      randomFrom('quiet'),
      200,
    );
  });

  it.each(variants)('lead to the same states with every kind of card about: %o', (options) => {
    const cards = core.cards.map(({ id }) => id);
    for (const seed of ['one', 'two', 'three']) {
      const random = randomFrom(seed);
      const some = (count: number) =>
        Array.from({ length: count }, () => cards[roll(random, cards.length)]);
      const side = () => ({ hand: some(8), deck: some(6), discard: some(3) });
      const t = coreTable({
        me: { ...side(), hand: ['ram', 'stealth-needle', 'blob-destroyer', 'imperial-fighter'] },
        opponent: { ...side(), inPlay: ['the-hive', 'mech-world'], authority: 20 },
        tradeRow: ['cutter', 'ram', 'corvette', 'supply-bot', 'blob-wheel'],
        tradeDeck: ['freighter'],
        explorers: 2,
        options,
      });
      playTwice(t, random, 120);
    }
  });

  it('end the game as well', () => {
    const t = coreTable({ me: { combat: 50 } });
    const silent = copyState(t.state);
    listLegal(silent, 0, codes);
    apply(silent, 0, codes[0]);
    expect(toData(silent)).toEqual(t.attackPlayer(50).data);
    expect(t.winners).toEqual([0]);
  });
});
