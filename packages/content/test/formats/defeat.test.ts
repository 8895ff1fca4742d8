import {
  awaited,
  type Box,
  isDraw,
  legalCommands,
  opponentDiscards,
  ship,
  trade,
  viewFor,
} from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  at,
  attack,
  by,
  choose,
  concede,
  defeated,
  endTurn,
  fromHand,
  play,
  player,
  prey,
  refused,
  scores,
} from './support.ts';

describe('a defeated player', () => {
  const rich = {
    authority: 1,
    hand: ['ram'],
    deck: ['cutter', 'scout'],
    discard: ['corvette'],
    inPlay: ['the-hive'],
  };
  const fallen = (side = {}) =>
    by(
      at('free-for-all', 4, {
        0: { combat: 6, hand: ['viper', 'imperial-fighter'] },
        1: { ...rich, ...side },
        2: { hand: ['scout'] },
      }),
      0,
      attack(1, 1),
    );

  it('has no turn any more [MULTI-9]', () => {
    const t = fallen();
    expect(defeated(t.data)).toEqual([1]);
    const turns = [0, 2, 3, 0, 2].map((seat) => {
      expect(t.data.active).toEqual([seat]);
      by(t, seat, endTurn);
      return seat;
    });
    expect(turns).toHaveLength(5);
    expect(legalCommands(t.state, 1)).toEqual([]);
    expect(refused(t, 1, endTurn)).toBe('defeated');
  });

  it('cannot be attacked or targeted any more [MULTI-9]', () => {
    const t = fallen();
    expect(prey(t, 0)).toEqual(['player 2', 'player 3']);
    expect(refused(t, 0, attack(1, 1))).toBe('defeated-target');
    by(t, 0, play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([2]);
  });

  it('loses all cards to the scrap heap, in play or not [MULTI-10]', () => {
    const t = fallen();
    expect(t.data.seats[1]).toMatchObject({
      hand: [],
      deck: [],
      discard: [],
      inPlay: [],
      trade: 0,
      combat: 0,
    });
    expect(t.data.scrapHeap.toSorted()).toEqual(['corvette', 'cutter', 'ram', 'scout', 'the-hive']);
    const lost = t.events.find(({ kind }) => kind === 'cards-lost');
    expect(lost).toMatchObject({ seat: 1 });
  });

  it('gives Explorers back to their pile [MULTI-11]', () => {
    const t = fallen({ hand: ['explorer'], deck: ['explorer', 'scout'], discard: ['explorer'] });
    expect(t.data.explorers).toBe(3);
    expect(t.data.scrapHeap.toSorted()).toEqual(['scout', 'the-hive']);
  });

  it('leaves the attacker the rest of the turn and of the pools [MULTI-12]', () => {
    const t = fallen();
    expect(t.data).toMatchObject({ active: [0], turn: 1 });
    expect(t.data.seats[0].combat).toBe(5);
    by(t, 0, play('viper'), attack(3, 6));
    expect(scores(t.data)[3]).toBe(44);
  });
});

describe('giving up', () => {
  it('in the own turn ends it, and the next who is left begins [MULTI-13]', () => {
    const t = by(at('free-for-all', 4), 1, concede);
    expect(t.data.active).toEqual([0]);
    by(t, 0, concede);
    expect(t.data).toMatchObject({ active: [2], turn: 2, stack: [] });
  });

  it('in the own turn ends also what an ability of it still asked of others [MULTI-13]', () => {
    const t = at('free-for-all', 3, { 0: { hand: ['imperial-fighter'] }, 1: { hand: ['scout'] } });
    by(t, 0, play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([1]);
    by(t, 0, concede);
    expect(t.data).toMatchObject({ active: [1], stack: [] });
    expect(t.data.seats[1].hand).toEqual(['scout']);
  });

  it('frees the others from waiting for a choice, and the ability goes on [MULTI-14]', () => {
    const t = at('free-for-all', 3, {
      0: { hand: ['imperial-fighter', 'scout'] },
      1: { hand: ['scout'] },
    });
    by(t, 0, play('imperial-fighter'));
    by(t, 1, concede);
    expect(awaited(t.state)).toEqual([0]);
    by(t, 0, play('scout'));
    expect(t.data.seats[0].trade).toBe(1);
  });

  it('leaves the rest of an ability to be done [MULTI-14]', () => {
    // In the core set nothing comes after a forced discard.
    const jammer = ship('Jammer', { fr: 'Brouilleur', primary: [opponentDiscards(2), trade(2)] });
    const box: Box = { ...core, id: 'jamming', cards: [...core.cards, jammer] };
    const hand = ['scout', 'viper', 'ram'];
    const t = table([box], {
      format: 'free-for-all',
      seats: [{ hand: ['jammer'] }, { hand }, { hand }],
    });
    by(t, 0, play('jammer'), choose(player(2)));
    by(t, 2, choose(fromHand('scout')));
    expect(t.data.seats[0].trade).toBe(0);
    by(t, 2, concede);
    expect(t.data.seats[0].trade).toBe(2);
    expect(awaited(t.state)).toEqual([0]);
  });

  it.each([
    ['free-for-all', 3, 2, []],
    ['hunter', 4, 3, []],
    ['hunter-first-blood', 4, 3, [2]],
    ['hydra', 4, 3, [0, 1]],
    ['emperor', 6, 4, [0, 1, 2]],
    ['raid', 3, 2, []],
  ] as const)(
    'in %s for %i by seat %i ends the game for the winners %j [MULTI-15]',
    (format, seats, seat, winners) => {
      const t = by(at(format, seats, { [seat]: { deck: [] } }), seat, concede);
      expect(defeated(t.data)).toContain(seat);
      expect(t.winners).toEqual(winners);
    },
  );

  it('is possible at any time, out of turn and while others choose [MULTI-15]', () => {
    const t = at('free-for-all', 4, { 0: { hand: ['imperial-fighter'] }, 1: { hand: ['scout'] } });
    by(t, 0, play('imperial-fighter'));
    by(t, 3, concede);
    expect(awaited(t.state)).toEqual([1]);
    expect(defeated(t.data)).toEqual([3]);
  });
});

describe('a table at which nobody can ever act again', () => {
  const barren = { inPlay: ['mech-world'], deck: [] };

  it('is shared by all who are left [MULTI-23]', () => {
    const t = at('free-for-all', 4, { 0: barren, 1: barren, 2: { deck: [] }, 3: barren });
    by(t, 2, concede);
    by(t, 0, endTurn);
    expect(t.winners).toEqual([0, 1, 3]);
    expect(isDraw(viewFor(t.state, 0))).toBe(true);
  });

  it('is not shared as long as one of them can [MULTI-23]', () => {
    const t = at('free-for-all', 3, { 0: barren, 1: barren });
    expect(by(t, 0, endTurn).winners).toEqual([]);
  });
});
