import { core } from '@openrealms/content';
import { type Command, legalCommands, randomFrom, viewFor } from '@openrealms/engine';
import { type Side, type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  heuristicBot,
  PILOT,
  RECRUIT,
  type Style,
  type Temperament,
  THOROUGH,
  TRADER,
} from '../../src/index.ts';

const boxes = [core];

/** What a player of this temperament does first at this table. */
function choose(temperament: Temperament, setup: TableSetup, style: Style | null = null): Command {
  return at(table(boxes, setup), temperament, style);
}

function at(
  { state, actor }: Table,
  temperament: Temperament,
  style: Style | null = null,
  dice = 'dice',
): Command {
  const bot = heuristicBot('somebody', temperament, boxes, style);
  return bot.choose(viewFor(state, actor), legalCommands(state, actor), randomFrom(dice));
}

const starters = (scouts: number, vipers: number): string[] => [
  ...Array<string>(scouts).fill('scout'),
  ...Array<string>(vipers).fill('viper'),
];
const beginner: Side = { deck: starters(8, 2) };
const sure = { ...PILOT, error: 0 };

describe('what is bought', () => {
  const row = { tradeRow: ['imperial-fighter', 'blob-wheel', 'supply-bot'], explorers: 10 };
  const early = { ...row, me: { ...beginner, trade: 3 }, opponent: beginner };

  it('is what costs most, for a Pilot', () => {
    const dear = { ...early, tradeRow: ['imperial-fighter', 'federation-shuttle', 'blob-wheel'] };
    expect(choose(sure, dear)).toMatchObject({ type: 'acquire', card: 'blob-wheel' });
  });

  it('is of a faction that one has, for a Trader', () => {
    const tied = { ...early, me: { deck: [...starters(8, 2), 'trade-bot'], trade: 3 } };
    expect(choose(sure, tied)).toMatchObject({ card: 'blob-wheel' });
    expect(choose({ ...TRADER, error: 0 }, tied)).toMatchObject({ card: 'supply-bot' });
  });

  it('is what does most for the deck, for somebody thorough', () => {
    const thin = { ...early, tradeRow: ['blob-wheel', 'supply-bot'] };
    expect(choose(THOROUGH, thin)).toMatchObject({ card: 'supply-bot' });
    const tied = { ...early, tradeRow: ['ram', 'imperial-frigate'] };
    const blobs = { deck: [...starters(4, 1), 'blob-fighter', 'blob-fighter', 'the-hive'] };
    expect(choose(THOROUGH, { ...tied, me: { ...blobs, trade: 3 } })).toMatchObject({
      card: 'ram',
    });
  });

  it('is no Explorer any more when the game is about to be decided, for somebody thorough', () => {
    const explorers = { explorers: 10, me: { ...beginner, trade: 2 } };
    expect(choose(THOROUGH, { ...explorers, opponent: beginner })).toMatchObject({
      card: 'explorer',
    });
    const good = { deck: ['ram', 'dreadnaught', 'mothership', 'cutter'] };
    const late = {
      explorers: 10,
      me: { ...good, trade: 2, authority: 5 },
      opponent: { authority: 3 },
    };
    expect(choose(THOROUGH, late)).toEqual({ type: 'end-turn' });
  });

  it('depends on the whims of a Recruit, who keeps them for the whole game', () => {
    const whims = (dice: string): Command[] =>
      [0, 1, 2].map(() => at(table(boxes, early), RECRUIT, null, dice));
    const games = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(whims);
    for (const [first, ...others] of games) expect(others).toEqual([first, first]);
    expect(new Set(games.map(([first]) => JSON.stringify(first))).size).toBeGreaterThan(1);
  });

  it('is together as good as can be for the trade there is, for somebody thorough', () => {
    const row = ['survey-ship', 'imperial-fighter', 'supply-bot', 'recycling-station'];
    const first = choose(THOROUGH, {
      tradeRow: row,
      me: { ...beginner, trade: 4 },
      opponent: beginner,
    });
    expect(first).toMatchObject({ type: 'acquire', card: 'imperial-fighter' });
  });
});

describe('what is scrapped', () => {
  const bot: TableSetup = { me: { ...beginner, hand: ['trade-bot'], discard: ['viper', 'ram'] } };
  const pick = (card: string) => ({ type: 'choose', pick: { from: 'discard', card } });
  const nothing = { type: 'choose', pick: { from: 'nothing' } };
  const asked = (setup: TableSetup): Table => table(boxes, setup).play('trade-bot');

  it('is nothing, for a Recruit', () => {
    expect(at(asked(bot), RECRUIT)).toEqual(nothing);
  });

  it('are starting cards, for a Pilot and a Captain', () => {
    expect(at(asked(bot), PILOT)).toEqual(pick('viper'));
    expect(at(asked(bot), THOROUGH)).toEqual(pick('viper'));
    const good = { me: { ...beginner, hand: ['trade-bot'], discard: ['ram'] } };
    expect(at(asked(good), PILOT)).toEqual(nothing);
    expect(at(asked(good), THOROUGH)).toEqual(nothing);
  });

  it('is also an Explorer among good cards, for somebody thorough', () => {
    const deck = ['ram', 'dreadnaught', 'mothership', 'battle-mech'];
    const rich = { me: { deck, hand: ['trade-bot'], discard: ['explorer'] } };
    expect(at(asked(rich), PILOT)).toEqual(nothing);
    expect(at(asked(rich), THOROUGH)).toEqual(pick('explorer'));
  });
});

describe('what is attacked', () => {
  const face = { type: 'attack-player', seat: 1, amount: 7 };

  it('is the opponent rather than a base, for a Recruit and a Pilot', () => {
    const hive: TableSetup = { me: { combat: 7 }, opponent: { inPlay: ['the-hive'] } };
    expect(choose(RECRUIT, hive)).toEqual(face);
    expect(choose(PILOT, hive)).toEqual(face);
    expect(choose(TRADER, hive)).toMatchObject({ type: 'attack-base', card: 'the-hive' });
    expect(choose(THOROUGH, hive)).toMatchObject({ type: 'attack-base', card: 'the-hive' });
  });

  it('is a base only if it does enough, for somebody thorough', () => {
    const wheel: TableSetup = { me: { combat: 7 }, opponent: { inPlay: ['blob-wheel'] } };
    expect(choose(TRADER, wheel)).toMatchObject({ type: 'attack-base' });
    expect(choose(THOROUGH, wheel)).toMatchObject({ type: 'attack-base' });
    const impatient = { ...THOROUGH, weights: { ...THOROUGH.weights, siege: [2, 2] } } as const;
    expect(choose(impatient, wheel)).toEqual(face);
    expect(choose(impatient, { ...wheel, opponent: { inPlay: ['the-hive'] } })).toMatchObject({
      type: 'attack-base',
    });
  });

  it('are outposts that are in the way, for everybody', () => {
    const wall: TableSetup = { me: { combat: 7 }, opponent: { inPlay: ['trading-post'] } };
    for (const temperament of [RECRUIT, PILOT, TRADER, THOROUGH]) {
      expect(choose(temperament, wall)).toMatchObject({
        type: 'attack-base',
        card: 'trading-post',
      });
    }
  });
});

describe('a win', () => {
  it('that lies on the table is taken by everybody', () => {
    const won: TableSetup = {
      me: { combat: 9, trade: 2 },
      opponent: { authority: 9 },
      explorers: 10,
    };
    for (const temperament of [RECRUIT, PILOT, TRADER, THOROUGH]) {
      expect(choose(temperament, won)).toEqual({ type: 'attack-player', seat: 1, amount: 9 });
    }
  });

  it('that scrap abilities bring is seen by everybody', () => {
    const close: TableSetup = {
      me: { combat: 4, inPlay: ['battle-station'] },
      opponent: { authority: 9 },
    };
    for (const temperament of [RECRUIT, PILOT, TRADER, THOROUGH]) {
      expect(choose(temperament, close)).toMatchObject({ type: 'use', ability: 'scrap' });
    }
  });

  it('behind an outpost is opened by an ability that destroys it, for somebody thorough', () => {
    const walled: TableSetup = {
      me: { combat: 5, inPlay: ['port-of-call'], deck: ['scout'] },
      opponent: { authority: 5, inPlay: ['war-world'] },
    };
    expect(choose(THOROUGH, walled)).toMatchObject({ type: 'use', card: 'port-of-call' });
    const ready = table(boxes, walled).use('primary', 'port-of-call');
    expect(at(ready, THOROUGH)).toMatchObject({ ability: 'scrap', card: 'port-of-call' });
  });

  it('decides how a choice is made, for somebody thorough', () => {
    const mech = { hand: ['patrol-mech'], deck: starters(8, 2), trade: 4 };
    const pick = (authority: number): Command =>
      at(
        table(boxes, {
          me: mech,
          opponent: { ...beginner, authority },
          tradeRow: ['dreadnaught'],
        }).play('patrol-mech'),
        THOROUGH,
      );
    expect(pick(5)).toMatchObject({ pick: { branch: expect.stringContaining('5') } });
    expect(pick(50)).toMatchObject({ pick: { branch: expect.stringContaining('3') } });
  });
});
