import { core } from '@openrealms/content';
import { type Command, legalCommands, randomFrom, viewFor } from '@openrealms/engine';
import { type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../src/index.ts';

const greedy = greedyBot([core]);

/** What the greedy bot of this seat does first at this table. */
function choose(setup: TableSetup, seat = 0): Command {
  return at(table([core], setup), seat);
}

function at({ state }: Table, seat: number): Command {
  return greedy.choose(viewFor(state, seat), legalCommands(state, seat), randomFrom('turn'));
}

const weak = { deck: ['scout', 'viper'] };
const strong = { deck: ['mothership', 'mothership'] };

describe('the greedy bot in a free-for-all', () => {
  const format = 'free-for-all';

  it('attacks the strongest opponent', () => {
    expect(choose({ format, seats: [{ combat: 5 }, weak, strong] })).toEqual({
      type: 'attack-player',
      seat: 2,
      amount: 5,
    });
  });

  it('attacks the next player in turn among equals', () => {
    const seats = [{}, { combat: 5 }, {}];
    expect(choose({ format, active: [1], seats }, 1)).toMatchObject({ seat: 2 });
  });

  it('rather finishes off somebody weaker', () => {
    const seats = [{ combat: 5 }, { ...weak, authority: 5 }, strong];
    expect(choose({ format, seats })).toEqual({ type: 'attack-player', seat: 1, amount: 5 });
  });

  it('spends on others what a defeat leaves over', () => {
    const seats = [{ combat: 7 }, { ...weak, authority: 5 }, strong];
    expect(choose({ format, seats })).toEqual({ type: 'attack-player', seat: 2, amount: 1 });
    const base = [{ combat: 12 }, { authority: 5 }, { inPlay: ['blob-wheel'] }];
    expect(choose({ format, seats: base })).toMatchObject({ type: 'attack-base', seat: 2 });
    const few = [{ combat: 30 }, { ...weak, authority: 2 }, strong];
    expect(choose({ format, seats: few })).toEqual({ type: 'attack-player', seat: 1, amount: 1 });
    const many = [{ combat: 30 }, { ...weak, authority: 20 }, strong];
    expect(choose({ format, seats: many })).toMatchObject({ seat: 1, amount: 30 });
  });

  it('goes round outposts that would take all its combat', () => {
    const walled = { ...strong, inPlay: ['trading-post'] };
    expect(choose({ format, seats: [{ combat: 4 }, weak, walled] })).toMatchObject({
      type: 'attack-player',
      seat: 1,
    });
    expect(choose({ format, seats: [{ combat: 9 }, weak, walled] })).toMatchObject({
      type: 'attack-base',
      seat: 2,
    });
  });

  it('makes the strongest opponent discard', () => {
    const seats = [
      { hand: ['imperial-fighter'] },
      { ...weak, hand: ['scout'] },
      { ...strong, hand: ['scout'] },
    ];
    expect(at(table([core], { format, seats }).play('imperial-fighter'), 0)).toEqual({
      type: 'choose',
      pick: { from: 'opponents', seat: 2 },
    });
  });
});

describe('the greedy bot in Hunter', () => {
  const format = 'hunter';

  it('destroys a cheap base of its hunter, unless its prey is nearly beaten', () => {
    const hunter = { inPlay: ['the-hive'] };
    const prey = { authority: 50 };
    expect(choose({ format, seats: [{ combat: 6 }, prey, hunter] })).toMatchObject({
      type: 'attack-base',
      seat: 2,
    });
    expect(choose({ format, seats: [{ combat: 6 }, { authority: 12 }, hunter] })).toMatchObject({
      type: 'attack-player',
      seat: 1,
    });
  });
});

describe('the greedy bot in Hydra', () => {
  const format = 'hydra';

  it('gives its surplus trade to the teammate who can then buy what neither could', () => {
    const row = { format, tradeRow: ['cutter', 'war-world'] } as const;
    const seats = [{ trade: 4 }, { trade: 1 }, {}, {}];
    expect(choose({ ...row, seats }, 1)).toEqual({
      type: 'transfer',
      what: 'trade',
      to: 0,
      amount: 1,
    });
    expect(choose({ ...row, seats: [{ trade: 3 }, { trade: 1 }, {}, {}] }, 1)).toEqual({
      type: 'end-turn',
    });
  });

  it('pools combat for a base that nobody can destroy alone', () => {
    const foes = [{}, { inPlay: ['trading-post'] }];
    const seats = [{ combat: 1 }, { combat: 3 }, ...foes];
    const pooled = choose({ format, seats }, 1);
    expect(pooled).toEqual({ type: 'transfer', what: 'combat', to: 0, amount: 3 });
    expect(choose({ format, seats }, 0)).toEqual({ type: 'end-turn' });
    const given = table([core], { format, seats }).as(1).do(pooled);
    expect(at(given, 0)).toMatchObject({ type: 'attack-base', seat: 3 });
    expect(at(given, 1)).toEqual({ type: 'end-turn' });
    const strongAlone = [{ combat: 4 }, { combat: 3 }, ...foes];
    expect(choose({ format, seats: strongAlone }, 1)).toEqual({ type: 'end-turn' });
  });

  it('wins when it can, whoever of the team it hits', () => {
    const seats = [{ combat: 9 }, {}, { authority: 9 }, { authority: 9 }];
    expect(choose({ format, seats })).toMatchObject({ type: 'attack-player', amount: 9 });
  });
});

describe('the greedy bot in Emperor', () => {
  const format = 'emperor';

  it('attacks the Emperor as Emperor, and an Admiral who can be defeated', () => {
    const active = [1];
    const seats = [{}, { combat: 5 }, {}, strong, {}, strong];
    expect(choose({ format, active, seats }, 1)).toMatchObject({ seat: 4 });
    const falling = [{}, { combat: 5 }, {}, { authority: 5 }, {}, {}];
    expect(choose({ format, active, seats: falling }, 1)).toMatchObject({ seat: 3 });
  });

  it('attacks the Admiral across as Admiral', () => {
    expect(choose({ format, seats: [{ combat: 5 }, {}, {}, {}, {}, {}] })).toMatchObject({
      type: 'attack-player',
      seat: 5,
    });
  });
});

describe('the greedy bot in Raid', () => {
  const format = 'raid';

  it('damages an outpost that the Raiders after it can bring down, and not in vain', () => {
    const seats = [{ inPlay: ['trading-post'] }, { combat: 3 }, { combat: 3 }];
    expect(choose({ format, active: [1], seats }, 1)).toMatchObject({
      type: 'damage-base',
      amount: 3,
    });
    expect(choose({ format, active: [2], seats }, 2)).toEqual({ type: 'end-turn' });
  });

  it('finishes what another Raider has begun', () => {
    const seats = [{ inPlay: ['trading-post'] }, { combat: 3 }, {}, {}];
    const begun = table([core], { format, active: [1], seats });
    begun.do(at(begun, 1)).endTurn();
    begun.state.seats[2].combat = 1;
    expect(at(begun, 2)).toMatchObject({ type: 'attack-base', card: 'trading-post' });
  });

  it('leaves its best card to its teammates, and never junk', () => {
    const raider = { authority: 1, hand: ['scout'], discard: ['cutter'], deck: ['war-world'] };
    const seats = [{ combat: 1 }, raider, {}];
    const left = table([core], { format, seats }).attackPlayer(1, 1);
    expect(at(left, 1)).toEqual({ type: 'choose', pick: { from: 'deck', card: 'war-world' } });
    const poor = [{ combat: 1 }, { authority: 1, hand: ['scout'] }, {}];
    const nothing = table([core], { format, seats: poor }).attackPlayer(1, 1);
    expect(at(nothing, 1)).toEqual({ type: 'choose', pick: { from: 'nothing' } });
  });
});
