import { awaited, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  branch,
  coreTable,
  fromDiscard,
  fromHand,
  inPlay,
  ME,
  nothing,
  OPPONENT,
} from '../core/table.ts';

describe('choices', () => {
  it('are made one after the other, mine before those of the opponent [CHOICE-1]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'stealth-needle', 'viper'] },
      opponent: { hand: ['scout', 'ram'] },
    });
    t.play('viper').play('imperial-fighter').chooseFromHand('ram');

    // The ship to copy is mine to choose; what the copy makes the opponent discard comes after it.
    t.play('stealth-needle');
    expect(awaited(t.state)).toEqual([ME]);
    expect(t.options()).toEqual([
      { from: 'played', card: 'viper' },
      { from: 'played', card: 'imperial-fighter' },
    ]);
    t.chooseShip('imperial-fighter');
    expect(awaited(t.state)).toEqual([OPPONENT]);
    expect(t.options()).toEqual([fromHand('scout')]);
    t.chooseFromHand('scout');
    expect(awaited(t.state)).toEqual([ME]);
    expect(t.settled).toBe(true);
  });

  it('of one ability come one by one, in the order printed [CHOICE-1]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer'], inPlay: ['blob-wheel'] },
      opponent: { inPlay: ['the-hive'] },
      tradeRow: ['cutter'],
    });
    t.play('blob-destroyer').use('ally', 'blob-destroyer');
    expect(t.options().map(({ from }) => from)).toEqual(['in-play', 'nothing']);
    t.chooseBase('the-hive');
    expect(t.options().map(({ from }) => from)).toEqual(['trade-row', 'nothing']);
    t.chooseFromRow('cutter');
    expect(t.settled).toBe(true);
  });

  it('allow nothing else before they are answered [CHOICE-2]', () => {
    const t = coreTable({
      me: { hand: ['trade-bot', 'scout'], inPlay: ['blob-wheel'], trade: 9, combat: 9 },
      opponent: { inPlay: ['the-hive'] },
      tradeRow: ['cutter'],
      explorers: 1,
    }).play('trade-bot');
    expect(t.legal()).toEqual([
      { type: 'choose', pick: fromHand('scout') },
      { type: 'choose', pick: nothing },
    ]);
    for (const command of [
      { type: 'play', card: 'scout' },
      { type: 'use', ability: 'primary', card: 'blob-wheel', slot: 0 },
      { type: 'use', ability: 'scrap', card: 'blob-wheel', slot: 0 },
      { type: 'acquire', card: 'cutter', space: 0, to: 'discard' },
      { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
      { type: 'attack-player', seat: OPPONENT, amount: 1 },
      { type: 'attack-base', seat: OPPONENT, slot: 0, card: 'the-hive' },
      { type: 'end-turn' },
    ] as const) {
      expect(t.refusal(command)).toBe('choice-pending');
    }
    expect(t.refusal({ type: 'concede' })).toBeNull();
  });

  it('say to the player asked, and to nobody else, what they are about [CHOICE-2]', () => {
    const t = coreTable({
      me: { hand: ['patrol-mech', 'scout', 'viper'], inPlay: ['brain-world'] },
      opponent: { hand: ['scout'] },
    });
    const asked = () => viewFor(t.state, ME).choice;
    expect(asked()).toBeNull();
    t.play('patrol-mech');
    expect(asked()).toEqual({ kind: 'branch', card: 'patrol-mech', optional: false, remaining: 1 });
    expect(viewFor(t.state, OPPONENT).choice).toBeNull();
    t.chooseBranch('trade 3').use('primary', 'brain-world');
    expect(asked()).toEqual({ kind: 'scrap', card: 'brain-world', optional: true, remaining: 2 });
    t.chooseFromHand('scout');
    expect(asked()).toEqual({ kind: 'scrap', card: 'brain-world', optional: true, remaining: 1 });
    t.decline();
    expect(asked()).toBeNull();
    t.use('ally', 'patrol-mech');
    expect(asked()).toEqual({ kind: 'scrap', card: 'patrol-mech', optional: true, remaining: 1 });
  });

  it('that must be made are put to me even with one answer [CHOICE-3]', () => {
    const t = coreTable({ me: { hand: ['scout'], inPlay: ['junkyard'] } });
    t.use('primary', 'junkyard');
    expect(t.options()).toEqual([fromHand('scout')]);
    expect(t.data.scrapHeap).toEqual([]);
    t.chooseFromHand('scout');
    expect(t.data.scrapHeap).toEqual(['scout']);
  });

  it('that must be made are put to the opponent even with one answer [CHOICE-3]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter'] },
      opponent: { hand: ['scout', 'scout'] },
    }).play('imperial-fighter');
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout')]);
    expect(t.opponent.discard).toEqual([]);
  });

  it('do not ask for the opponent when there is only one [CHOICE-4]', () => {
    const t = coreTable({
      me: { hand: ['survey-ship', 'scout'] },
      opponent: { hand: ['viper'] },
    });
    t.play('survey-ship').use('scrap', 'survey-ship');
    expect(awaited(t.state)).toEqual([OPPONENT]);
    expect(t.options()).toEqual([fromHand('viper')]);
  });
});

describe('an optional effect', () => {
  it('may be declined [CHOICE-5]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'], discard: ['scout'] },
      opponent: { inPlay: ['the-hive'] },
    }).play('missile-mech');
    t.decline();
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.me.combat).toBe(6);
    expect(t.settled).toBe(true);
  });

  it('may be declined and the next one of the same ability taken [CHOICE-5]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer'], inPlay: ['blob-wheel'] },
      opponent: { inPlay: ['the-hive'] },
      tradeRow: ['cutter'],
    });
    t.play('blob-destroyer').use('ally', 'blob-destroyer').decline().chooseFromRow('cutter');
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.data.scrapHeap).toEqual(['cutter']);
  });

  it.each(['trade-bot', 'missile-bot', 'battle-pod', 'missile-mech'])(
    'with nothing to choose from is skipped: %s [CHOICE-6]',
    (card) => {
      const t = coreTable({
        me: { hand: [card], deck: ['scout'], inPlay: ['blob-wheel'] },
        opponent: { hand: ['scout'], discard: ['scout'] },
        explorers: 1,
      }).play(card);
      expect(t.settled).toBe(true);
      expect(t.events.map(({ kind }) => kind)).toEqual(['card-played', 'gained']);
    },
  );

  it('with nothing to choose from is skipped for the next one [CHOICE-6]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer'], inPlay: ['blob-wheel'] },
      tradeRow: ['cutter'],
    });
    t.play('blob-destroyer').use('ally', 'blob-destroyer');
    expect(t.options().map(({ from }) => from)).toEqual(['trade-row', 'nothing']);
  });
});

describe('"up to" a number', () => {
  const brainWorld = () =>
    coreTable({
      me: {
        hand: ['scout', 'scout', 'viper'],
        discard: ['viper'],
        deck: ['ram', 'cutter', 'corvette'],
        inPlay: ['brain-world'],
      },
    }).use('primary', 'brain-world');

  it('allows none [CHOICE-7]', () => {
    const t = brainWorld().decline();
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.me.hand).toEqual(['scout', 'scout', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('allows one, and stopping then [CHOICE-7]', () => {
    const t = brainWorld().chooseFromHand('scout');
    expect(t.options()).toEqual([
      fromHand('scout'),
      fromHand('viper'),
      fromDiscard('viper'),
      nothing,
    ]);
    t.decline();
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.me.hand).toEqual(['scout', 'viper', 'ram']);
    expect(t.settled).toBe(true);
  });

  it('allows that number and no more [CHOICE-7]', () => {
    const t = brainWorld().chooseFromHand('scout').chooseFromDiscard('viper');
    expect(t.settled).toBe(true);
    expect(t.data.scrapHeap).toEqual(['viper', 'scout']);
    expect(t.me.hand).toEqual(['scout', 'viper', 'cutter', 'ram']);
  });

  it('ends by itself when nothing is left to take [CHOICE-7]', () => {
    const t = coreTable({ me: { hand: ['viper'], deck: ['ram'], inPlay: ['brain-world'] } });
    t.use('primary', 'brain-world').chooseFromHand('viper');
    expect(t.settled).toBe(true);
    expect(t.me.hand).toEqual(['ram']);
  });

  it('holds for discarding as for scrapping [CHOICE-7]', () => {
    const discards = (cards: readonly string[]) => {
      const t = coreTable({
        me: {
          hand: ['scout', 'scout', 'viper'],
          deck: ['ram', 'ram', 'ram'],
          inPlay: ['recycling-station'],
        },
      }).use('primary', 'recycling-station');
      expect(t.options()).toEqual([
        branch('trade 1'),
        branch('discard up to 2, then draw that many'),
      ]);
      t.chooseBranch('discard up to 2, then draw that many');
      for (const card of cards) t.chooseFromHand(card);
      return t;
    };
    expect(discards([]).decline().me.hand).toEqual(['scout', 'scout', 'viper']);
    expect(discards(['viper']).decline().me.hand).toEqual(['scout', 'scout', 'ram']);
    expect(discards(['viper', 'scout']).me.hand).toEqual(['scout', 'ram', 'ram']);
    expect(discards(['viper', 'scout']).settled).toBe(true);
  });
});
