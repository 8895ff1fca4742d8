import {
  authority,
  choose,
  combat,
  discardOwn,
  draw,
  type ScenarioRule,
  scrapFrom,
  toData,
  trade,
  viewFor,
} from '@openrealms/engine';
import type { TableSetup } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { madeUpBox } from './made-up-box.ts';
import { kinds, stage, start } from './support.ts';

/** A table at which these rules hold. */
const with_ = (rules: readonly ScenarioRule[], setup: TableSetup = {}) =>
  stage(setup, madeUpBox({ rules }));

describe('at the start of a turn', () => {
  const deck = Array<string>(5).fill('scout');

  it('the effects come for those they are for [SCENARIO-RULE-1]', () => {
    const rule = {
      kind: 'start-of-turn',
      whom: 'trade-federation',
      effects: [trade(2), draw(1)],
    } as const;
    const t = with_([rule], { me: { deck }, opponent: { deck } }).endTurn();
    expect(t.opponent).toMatchObject({ trade: 2, hand: ['scout'] });
    expect(kinds(t.events).slice(-4)).toEqual([
      'turn-started',
      'scenario-rule',
      'gained',
      'card-drawn',
    ]);
    expect(t.events.at(-3)).toEqual({
      kind: 'scenario-rule',
      seat: 1,
      rule: 'scenario-1-star-empire-0',
    });
    expect(t.endTurn().me).toMatchObject({ trade: 0 });
  });

  it('also of the first one [SCENARIO-RULE-1]', () => {
    const rule = { kind: 'start-of-turn', whom: 'both', effects: [combat(3)] } as const;
    const { seats } = toData(start({}, madeUpBox({ rules: [rule] })));
    expect(seats.map((seat) => seat.combat)).toEqual([3, 0]);
  });

  it('the player may be asked, and the turn waits [SCENARIO-RULE-1]', () => {
    const rules = [
      { kind: 'start-of-turn', whom: 'both', effects: [scrapFrom('hand'), authority(1)] },
      { kind: 'start-of-turn', whom: 'both', effects: [trade(1)] },
    ] as const;
    const t = with_(rules, { opponent: { hand: ['viper', 'scout'] } }).endTurn();
    expect(t.choice(1)).toMatchObject({
      kind: 'scrap',
      card: null,
      rule: 'scenario-1-star-empire-0',
    });
    expect(t.opponent).toMatchObject({ authority: 50, trade: 0 });
    t.chooseFromHand('viper');
    expect(t.opponent).toMatchObject({ authority: 51, trade: 1, hand: ['scout'] });
    expect(t.data.scrapHeap).toEqual(['viper']);
  });

  it('what an opponent made one discard comes first [SCENARIO-RULE-2]', () => {
    const rule = { kind: 'start-of-turn', whom: 'both', effects: [draw(1)] } as const;
    const t = with_([rule], {
      opponent: { hand: ['viper'], deck: ['scout'] },
      options: { discardTiming: 'next-turn' },
    });
    t.state.seats[1].owedDiscards = 1;
    t.endTurn();
    expect(t.opponent.hand).toEqual(['viper']);
    expect(t.chooseFromHand('viper').opponent).toMatchObject({
      hand: ['scout'],
      discard: ['viper'],
    });
  });

  it('a choice of effects is named like that of a card [SCENARIO-RULE-1]', () => {
    const effects = [choose([trade(1)], [combat(1)])];
    const t = with_([{ kind: 'start-of-turn', whom: 'both', effects }], { me: { deck } }).endTurn();
    t.chooseBranch('combat 1');
    expect(t.opponent.combat).toBe(1);
    expect(t.events[0]).toEqual({
      kind: 'branch-chosen',
      seat: 1,
      card: null,
      branch: 'combat 1',
    });
  });

  it('a rule may make one discard [SCENARIO-RULE-1]', () => {
    const rule = { kind: 'start-of-turn', whom: 'both', effects: [discardOwn()] } as const;
    const t = with_([rule], { opponent: { hand: ['viper'] } }).endTurn();
    expect(viewFor(t.state, 1).choice).toMatchObject({ kind: 'discard', remaining: 1 });
    expect(viewFor(t.state, 0).choice).toBeNull();
    expect(t.chooseFromHand('viper').opponent.discard).toEqual(['viper']);
  });
});

describe('what one starts with', () => {
  const game = (rules: readonly ScenarioRule[]) => toData(start({}, madeUpBox({ rules })));

  it('may be more or less authority, but never none [SCENARIO-RULE-3]', () => {
    const rule = (amount: number) =>
      ({ kind: 'starting-authority', whom: 'trade-federation', amount }) as const;
    const authorities = (amount: number) =>
      game([rule(amount)]).seats.map((seat) => seat.authority);
    expect(authorities(15)).toEqual([50, 65]);
    expect(authorities(-10)).toEqual([50, 40]);
    expect(authorities(-70)).toEqual([50, 1]);
  });

  it('may be more or fewer cards in hand [SCENARIO-RULE-4]', () => {
    const rule = { kind: 'opening-hand', whom: 'both', cards: -1 } as const;
    expect(game([rule]).seats.map(({ hand }) => hand.length)).toEqual([2, 4]);
  });

  it('may be more cards in the deck [SCENARIO-RULE-5]', () => {
    const rule = {
      kind: 'personal-deck',
      whom: 'star-empire',
      cards: { explorer: 2, 'ship-4': 1 },
    } as const;
    const { seats, tradeDeck, tradeRow, explorers } = game([rule]);
    const cards = seats.map(({ hand, deck }) => [...hand, ...deck]);
    expect(cards.map(({ length }) => length)).toEqual([14, 11]);
    expect(cards[0].filter((card) => card === 'explorer')).toHaveLength(2);
    expect(cards[0]).toContain('ship-4');
    expect([tradeDeck.length + tradeRow.length, explorers]).toEqual([30, 6]);
  });

  it('may be a larger hand in every draw phase, but never none [SCENARIO-RULE-6]', () => {
    const deck = Array<string>(9).fill('scout');
    const drawn = (cards: number) =>
      with_([{ kind: 'hand-size', whom: 'star-empire', cards }], { me: { deck } }).endTurn().me.hand
        .length;
    expect(drawn(1)).toBe(6);
    expect(drawn(-2)).toBe(3);
    expect(drawn(-9)).toBe(1);
  });
});

describe('whenever a card is played', () => {
  const rule = (cards: object, ...effects: (typeof scrapping)[]) =>
    ({ kind: 'when-played', whom: 'star-empire', cards, effects }) as ScenarioRule;
  const scrapping = scrapFrom('hand');

  it('the effects follow its own ability [SCENARIO-RULE-7]', () => {
    const vipers = { ...rule({ card: 'viper' }), effects: [draw(1), discardOwn()] } as ScenarioRule;
    const t = with_([vipers], { me: { hand: ['viper'], deck: ['scout'] } }).play('viper');
    expect(kinds(t.events)).toEqual(['card-played', 'gained', 'scenario-rule', 'card-drawn']);
    t.chooseFromHand('scout');
    expect(t.settled).toBe(true);
  });

  it('they wait while its own ability asks [SCENARIO-RULE-7]', () => {
    const rules = [{ ...rule({ type: 'ship' }), effects: [trade(1)] } as ScenarioRule];
    const box = madeUpBox({ rules });
    const asking = { ...box.cards.find(({ id }) => id === 'ship-5'), primary: [scrapping] };
    const changed = {
      ...box,
      cards: box.cards.map((card) => (card.id === 'ship-5' ? (asking as typeof card) : card)),
    };
    const t = stage({ me: { hand: ['ship-5', 'viper'] } }, changed).play('ship-5');
    expect(t.me.trade).toBe(0);
    expect(t.chooseFromHand('viper').me.trade).toBe(1);
  });

  it('hold for bases and upgraded cards too, and for nobody else [SCENARIO-RULE-7]', () => {
    const rules = [
      { kind: 'when-played', whom: 'star-empire', cards: { type: 'base' }, effects: [trade(1)] },
      { kind: 'when-played', whom: 'both', cards: { upgraded: true }, effects: [combat(5)] },
    ] as const;
    const hand = ['base-3', 'ship-3+se1', 'ship-3'];
    const t = with_(rules, { me: { hand }, opponent: { hand } });
    expect(t.play('base-3').me).toMatchObject({ trade: 1, combat: 0 });
    expect(t.play('ship-3').me).toMatchObject({ trade: 1, combat: 1 });
    expect(t.play('ship-3+se1').me).toMatchObject({ trade: 1, combat: 8 });
    expect(t.endTurn().play('base-3').opponent).toMatchObject({ trade: 0 });
  });

  it('tell cards by name, type, faction and stickers, all of what they name [SCENARIO-RULE-8]', () => {
    const played = (cards: object) => {
      const box = madeUpBox({ rules: [{ ...rule(cards), effects: [trade(1)] } as ScenarioRule] });
      const hand = ['ship-3', 'base-3', 'ship-4', 'ship-3+se1', 'ship-3+tf1', 'viper'];
      return hand.filter((card) => stage({ me: { hand } }, box).play(card).me.trade % 2 === 1);
    };
    // The Trade Federation's sticker gives a trade itself.
    expect(played({ card: 'ship-3' })).toEqual(['ship-3', 'ship-3+se1']);
    expect(played({ faction: 'star-empire' })).toEqual(['ship-3+se1', 'ship-3+tf1']);
    expect(played({ faction: 'consortium', type: 'ship' })).toEqual(['ship-3', 'ship-3+se1']);
    expect(played({ upgraded: false, type: 'base' })).toEqual(['base-3', 'ship-3+tf1']);
  });
});

describe('whenever a card is acquired or upgraded', () => {
  const rules = [
    {
      kind: 'when-upgraded',
      whom: 'star-empire',
      cards: { upgraded: false },
      effects: [combat(1)],
    },
    { kind: 'when-acquired', whom: 'star-empire', cards: {}, effects: [authority(1)] },
    {
      kind: 'when-acquired',
      whom: 'star-empire',
      cards: { upgraded: true },
      effects: [authority(10)],
    },
  ] as const;

  it('the effects follow the refill, and what the card itself does [SCENARIO-RULE-9]', () => {
    const t = with_(rules, { tradeRow: ['broker'], me: { trade: 2 } }).acquire('broker');
    expect(kinds(t.events)).toEqual([
      'card-acquired',
      'row-refilled',
      'ability-used',
      'gained',
      'gained',
      'scenario-rule',
      'gained',
    ]);
    expect(t.me).toMatchObject({ authority: 53, combat: 0 });
  });

  it('they wait while the card itself asks [SCENARIO-RULE-9]', () => {
    const me = { trade: 3, hand: ['viper'] };
    const t = with_(rules, { tradeRow: ['raider'], me }).acquire('raider');
    expect(t.me.authority).toBe(50);
    expect(t.decline().me.authority).toBe(51);
  });

  it('an upgraded card is acquired as what it is, and upgraded as what it was [SCENARIO-RULE-10]', () => {
    const t = with_(rules, { tradeRow: ['ship-3'], me: { trade: 5 } }).upgrade('ship-3', 1);
    expect(t.me).toMatchObject({ authority: 61, combat: 1 });
    const told = t.events.flatMap((event) => (event.kind === 'scenario-rule' ? [event.rule] : []));
    expect(told).toEqual([1, 2, 0].map((index) => `scenario-1-star-empire-${index}`));
  });

  it('Explorers are acquired too [SCENARIO-RULE-9]', () => {
    expect(with_(rules, { explorers: 1, me: { trade: 2 } }).acquire('explorer').me.authority).toBe(
      51,
    );
  });
});

describe('prices', () => {
  const less = (amount: number, cards: object = {}) =>
    ({ kind: 'price', whom: 'star-empire', cards, less: amount }) as ScenarioRule;

  it('may be lower, but never below 1 [SCENARIO-RULE-11]', () => {
    const t = with_([less(2)], { tradeRow: ['ship-4', 'ship-2'], me: { trade: 3 }, explorers: 1 });
    expect(viewFor(t.state, 0).scenario?.prices).toMatchObject([
      { tradeRow: [2, 1, null, null, null], explorer: 1 },
      { tradeRow: [4, 2, null, null, null], explorer: 2 },
    ]);
    expect(t.acquire('ship-4').me.trade).toBe(1);
    expect(t.events[0]).toMatchObject({ kind: 'card-acquired', paid: 2 });
    expect(t.acquire('explorer').me.trade).toBe(0);
  });

  it('may be higher [SCENARIO-RULE-11]', () => {
    const t = with_([less(-1, { type: 'base' })], {
      tradeRow: ['ship-3', 'base-3'],
      me: { trade: 3 },
    });
    expect(t.can(t.acquisition('ship-3'))).toBe(true);
    expect(t.refusal(t.acquisition('base-3'))).toBe('too-expensive');
  });

  it('leave the printed cost as it is: for stickers, and for what costs nothing [SCENARIO-RULE-12]', () => {
    const t = with_([less(3)], { tradeRow: ['envoy', 'ship-4', 'ship-3'], me: { trade: 9 } });
    expect(t.upgrade('ship-4', 1).data.scenario?.used[0].cost).toBe(4);
    t.acquire('envoy').choose({ from: 'when-acquired', card: 'envoy' });
    expect(t.options().flatMap((pick) => ('space' in pick ? [pick.card] : []))).toEqual([
      'ship-3',
      'ship-3',
    ]);
  });

  it('of upgrades may be lower too, but never below 1 [SCENARIO-RULE-13]', () => {
    const cheap = (amount: number) =>
      with_([{ kind: 'upgrade-price', whom: 'both', less: amount }], {
        tradeRow: ['ship-3', 'base-3'],
        me: { trade: 9 },
      });
    expect(viewFor(cheap(1).state, 1).scenario?.prices[0].upgrade).toEqual({ ship: 1, base: 2 });
    expect(cheap(1).upgrade('base-3', 1).me.trade).toBe(9 - 3 - 2);
    expect(cheap(9).upgrade('base-3', 1).me.trade).toBe(9 - 3 - 1);
    expect(cheap(-1).upgrade('base-3', 1).me.trade).toBe(9 - 3 - 4);
  });
});

it('a rule of a scenario that only a card could follow is refused', () => {
  const rule = { kind: 'start-of-turn', whom: 'both', effects: [{ kind: 'copy-ship' }] } as const;
  expect(() => start({}, madeUpBox({ rules: [rule] }))).toThrow(/only a card can/);
});
