import {
  authority,
  type Box,
  base,
  choose,
  combat,
  draw,
  ifBases,
  ship,
  trade,
} from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
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

describe('the moment of an ability', () => {
  it('is mine to choose, one by one [ABILITY-1]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'], hand: ['viper'] } });
    t.use('ally', 'space-station').play('viper').use('primary', 'war-world').attackPlayer(1);
    expect(t.usable()).toEqual([
      'primary of space-station',
      'scrap of space-station',
      'ally of war-world',
    ]);
    t.use('scrap', 'space-station').use('ally', 'war-world');
    expect(t.me).toMatchObject({ trade: 4, combat: 2 + 1 + 3 - 1 + 4 });
  });

  it('does not lie in the turn of the opponent [ABILITY-1]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } }).endTurn();
    expect(t.legal(ME)).toEqual([]);
    expect(t.legal(OPPONENT)).toEqual([{ type: 'end-turn' }]);
  });
});

describe('the number of uses', () => {
  it('is one a turn for each ability [ABILITY-2]', () => {
    const t = coreTable({ me: { inPlay: ['war-world', 'fleet-hq'] } });
    expect(t.usable()).toEqual(['primary of war-world', 'ally of war-world']);
    t.use('primary', 'war-world');
    expect(t.usable()).toEqual(['ally of war-world']);
    t.use('ally', 'war-world');
    expect(t.usable()).toEqual([]);
    expect(t.me.combat).toBe(7);
    for (const ability of ['primary', 'ally'] as const) {
      expect(t.refusal({ type: 'use', ability, card: 'war-world', slot: 0 })).toBe('already-used');
    }
  });

  it('is one for each copy of a card [ABILITY-2]', () => {
    const t = coreTable({ me: { inPlay: ['blob-wheel', 'blob-wheel'] } });
    t.use('primary', 'blob-wheel', 0);
    expect(t.can({ type: 'use', ability: 'primary', card: 'blob-wheel', slot: 0 })).toBe(false);
    t.use('primary', 'blob-wheel', 1);
    expect(t.me.combat).toBe(2);
    expect(t.usable()).toEqual(['scrap of blob-wheel', 'scrap of blob-wheel']);
  });

  it('is one for the ally ability of each copy of a ship [ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['trade-pod', 'trade-pod'] } });
    t.play('trade-pod').play('trade-pod').use('ally', 'trade-pod', 1);
    expect(t.usable()).toEqual(['ally of trade-pod']);
    t.use('ally', 'trade-pod', 0);
    expect(t.usable()).toEqual([]);
    expect(t.me.combat).toBe(4);
  });

  it('is told as the use of that ability [ABILITY-2]', () => {
    const t = coreTable({ me: { inPlay: ['fleet-hq', 'war-world'] } });
    for (const ability of ['primary', 'ally'] as const) {
      t.use(ability, 'war-world');
      expect(t.events[0]).toEqual({
        kind: 'ability-used',
        seat: ME,
        card: 'war-world',
        slot: 1,
        ability,
      });
    }
  });

  it('is one each for primary, ally and scrap ability of a card in one turn [ABILITY-3]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } });
    t.use('primary', 'space-station').use('ally', 'space-station').use('scrap', 'space-station');
    expect(t.me).toMatchObject({ combat: 4, trade: 4 });

    const s = coreTable({ me: { hand: ['ram'], inPlay: ['the-hive'] } });
    s.play('ram').use('ally', 'ram').use('scrap', 'ram');
    expect(s.me).toMatchObject({ combat: 7, trade: 3 });
  });

  it('starts anew for a card that left play and is played again in the same turn [ABILITY-15]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'blob-carrier', 'corvette'] },
      tradeRow: ['federation-shuttle'],
      options: { emptyTradeDeck: 'recycle' },
    });
    t.play('ram').play('blob-carrier').use('ally', 'ram').use('scrap', 'ram');
    t.acquire('federation-shuttle').use('ally', 'blob-carrier').chooseFromRow('ram');
    expect(t.me.combat).toBe(5 + 7 + 2);

    t.play('corvette').play('ram');
    expect(t.me.combat).toBe(14 + 1 + 5);
    expect(t.usable()).toEqual(['ally of ram', 'scrap of ram']);
    t.use('ally', 'ram').use('scrap', 'ram');
    expect(t.me).toMatchObject({ combat: 22, trade: 2 + 3 });
  });

  it('starts anew for a base that comes back to a later turn of mine [ABILITY-15]', () => {
    const t = coreTable({
      me: { inPlay: ['the-hive'] },
      opponent: { hand: ['ram'] },
    });
    t.use('primary', 'the-hive').endTurn().play('ram').attackBase('the-hive').endTurn().endTurn();
    t.endTurn().play('the-hive');
    expect(t.usable()).toEqual(['primary of the-hive']);
  });
});

describe('a card that leaves play', () => {
  it('takes its unused abilities with it [ABILITY-4]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'war-world'] } });
    t.use('scrap', 'space-station');
    expect(t.usable()).toEqual(['primary of war-world', 'ally of war-world']);
    for (const ability of ['primary', 'ally', 'scrap'] as const) {
      expect(t.refusal({ type: 'use', ability, card: 'space-station', slot: 0 })).toBe(
        'not-in-play',
      );
    }
  });

  it('has no abilities in hand, deck, discard pile or trade row [ABILITY-4]', () => {
    const t = coreTable({
      me: { hand: ['space-station'], deck: ['blob-wheel'], discard: ['barter-world'] },
      opponent: { inPlay: ['the-hive'] },
      tradeRow: ['port-of-call'],
    });
    expect(t.usable()).toEqual([]);
  });

  it('leaves the abilities of a ship unused when the turn ends [ABILITY-4]', () => {
    const t = coreTable({ me: { hand: ['ram', 'trade-pod'], deck: Array(5).fill('scout') } });
    t.play('ram').play('trade-pod').endTurn().endTurn();
    expect(t.usable()).toEqual([]);
  });
});

describe('a static ability', () => {
  it('is in effect while its card is in play, from the turn of playing [ABILITY-5]', () => {
    const t = coreTable({
      me: { hand: ['fleet-hq', 'scout', 'viper'], inPlay: ['the-hive'] },
    });
    t.play('fleet-hq').play('scout').play('viper');
    expect(t.me.combat).toBe(3);
  });

  it('is never activated [ABILITY-5]', () => {
    const t = coreTable({ me: { inPlay: ['fleet-hq', 'mech-world'] } });
    expect(t.usable()).toEqual([]);
    for (const ability of ['primary', 'ally', 'scrap'] as const) {
      expect(t.refusal({ type: 'use', ability, card: 'fleet-hq', slot: 0 })).toBe(
        'no-such-ability',
      );
    }
  });

  it("is not in effect from hand, and does nothing in the opponent's turn [ABILITY-5]", () => {
    const t = coreTable({
      me: { hand: ['fleet-hq', 'scout'] },
      opponent: { inPlay: ['fleet-hq'] },
    }).play('scout');
    expect(t.me.combat).toBe(0);
    expect(t.opponent.combat).toBe(0);
  });

  it('ends when its card is destroyed [ABILITY-5]', () => {
    const t = coreTable({
      me: { combat: 8 },
      opponent: { inPlay: ['fleet-hq'], hand: ['scout'] },
    });
    t.attackBase('fleet-hq').endTurn().play('scout');
    expect(t.opponent.combat).toBe(0);
  });
});

describe('trade and combat', () => {
  it('add up in two pools and are spent when I like [ABILITY-6]', () => {
    const t = coreTable({
      me: { hand: ['scout', 'scout', 'viper', 'ram'] },
      tradeRow: ['cutter'],
    });
    t.play('scout').play('viper').play('scout');
    expect(t.me).toMatchObject({ trade: 2, combat: 1 });
    t.play('ram');
    expect(t.me).toMatchObject({ trade: 2, combat: 6 });
    t.attackPlayer(1).acquire('cutter');
    expect(t.me).toMatchObject({ trade: 0, combat: 5 });
    expect(t.opponent).toMatchObject({ trade: 0, combat: 0 });
  });
});

describe('authority', () => {
  it('is added to my score at once [ABILITY-7]', () => {
    const t = coreTable({ me: { authority: 3, hand: ['cutter'] } }).play('cutter');
    expect(t.me.authority).toBe(7);
    expect(t.opponent.authority).toBe(50);
    expect(t.events).toContainEqual({ kind: 'gained', seat: ME, what: 'authority', amount: 4 });
  });

  it.each([47, 50, 997, 1_000_000])('rises from %i without limit [ABILITY-8]', (authority) => {
    const t = coreTable({ me: { authority, hand: ['cutter'] } }).play('cutter');
    expect(t.me.authority).toBe(authority + 4);
  });
});

describe('the effects of one ability', () => {
  it('all happen, in the order printed [ABILITY-9]', () => {
    const t = coreTable({
      me: { hand: ['command-ship'], deck: ['scout', 'viper', 'ram'] },
    }).play('command-ship');
    expect(t.events).toEqual([
      { kind: 'card-played', seat: ME, card: 'command-ship', slot: 0 },
      { kind: 'gained', seat: ME, what: 'authority', amount: 4 },
      { kind: 'gained', seat: ME, what: 'combat', amount: 5 },
      { kind: 'card-drawn', seat: ME, card: 'scout' },
      { kind: 'card-drawn', seat: ME, card: 'viper' },
    ]);
    expect(t.me).toMatchObject({ authority: 54, combat: 5, hand: ['scout', 'viper'] });
  });

  it('wait for the choices among them [ABILITY-9]', () => {
    const t = coreTable({
      me: { hand: ['scout'], deck: ['viper'], inPlay: ['machine-base'] },
    }).use('primary', 'machine-base');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual(['viper']);
  });

  it('that are alternatives give exactly one, and another one next turn [ABILITY-10]', () => {
    const t = coreTable({ me: { inPlay: ['barter-world'] } }).use('primary', 'barter-world');
    expect(t.options()).toEqual([branch('authority 2'), branch('trade 2')]);
    expect(t.me).toMatchObject({ authority: 50, trade: 0 });
    t.chooseBranch('authority 2');
    expect(t.me).toMatchObject({ authority: 52, trade: 0 });
    expect(t.events).toEqual([
      { kind: 'branch-chosen', seat: ME, card: 'barter-world', branch: 'authority 2' },
      { kind: 'gained', seat: ME, what: 'authority', amount: 2 },
    ]);
    expect(t.usable()).toEqual(['scrap of barter-world']);

    t.endTurn().endTurn().use('primary', 'barter-world').chooseBranch('trade 2');
    expect(t.me).toMatchObject({ authority: 52, trade: 2 });
  });

  it('may hold several alternatives, each to be named on its own [ABILITY-10]', () => {
    // No core card has two of them in one ability.
    const clipper = ship('Clipper', {
      fr: 'Clipper',
      primary: [
        ifBases(1, choose([trade(1)], [trade(2)])),
        choose([combat(1)], [choose([authority(1)], [authority(2)])]),
      ],
    });
    const box: Box = { ...core, id: 'clipping', cards: [...core.cards, clipper] };
    const t = table([box], { me: { hand: ['clipper'], inPlay: ['the-hive'] } }).play('clipper');
    expect(t.options()).toEqual([branch('trade 1'), branch('trade 2')]);
    t.chooseBranch('trade 2');
    expect(t.options()).toEqual([branch('combat 1'), branch('choose: authority 1 | authority 2')]);
    t.chooseBranch('choose: authority 1 | authority 2');
    expect(t.options()).toEqual([branch('authority 1'), branch('authority 2')]);
    t.chooseBranch('authority 1');
    expect(t.me).toMatchObject({ trade: 2, combat: 0, authority: 51 });
    expect(t.settled).toBe(true);
  });

  it('go on behind a condition, whether it holds or not [ABILITY-9, ABILITY-11]', () => {
    // In the core set nothing stands behind a condition.
    const lighter = ship('Lighter', { fr: 'Allège', primary: [ifBases(1, combat(1)), trade(2)] });
    const box: Box = { ...core, id: 'lightering', cards: [...core.cards, lighter] };
    const without = table([box], { me: { hand: ['lighter'] } }).play('lighter');
    expect(without.me).toMatchObject({ combat: 0, trade: 2 });
    expect(without.settled).toBe(true);
    const me = { hand: ['lighter'], inPlay: ['the-hive'] };
    expect(table([box], { me }).play('lighter').me).toMatchObject({ combat: 1, trade: 2 });
  });

  it('behind a condition do not count while it does not hold: the ability is not offered [ABILITY-14]', () => {
    // No core base has a condition in its primary ability.
    const depot = base('Depot', { fr: 'Dépôt', defense: 3, primary: [ifBases(2, draw(1))] });
    const box: Box = { ...core, id: 'storing', cards: [...core.cards, depot] };
    const usable = (inPlay: readonly string[], deck: readonly string[]) =>
      table([box], { me: { inPlay, deck } }).usable();
    expect(usable(['depot'], ['scout'])).toEqual([]);
    expect(usable(['depot', 'fleet-hq'], ['scout'])).toEqual(['primary of depot']);
    expect(usable(['depot', 'fleet-hq'], [])).toEqual([]);
  });

  it('are left out where they are impossible, and the rest is done [ABILITY-11]', () => {
    // Nothing can be drawn, but there is a card to scrap.
    const t = coreTable({ me: { hand: ['scout', 'viper'], inPlay: ['machine-base'] } });
    t.use('primary', 'machine-base').chooseFromHand('scout');
    expect(t.me).toMatchObject({ hand: ['viper'], deck: [], discard: [] });

    // Nothing can be drawn, but there is a base to destroy.
    const s = coreTable({
      me: { hand: ['battlecruiser'] },
      opponent: { inPlay: ['blob-wheel'] },
    });
    s.play('battlecruiser').use('scrap', 'battlecruiser').chooseBase('blob-wheel');
    expect(s.me.hand).toEqual([]);
    expect(s.opponent.discard).toEqual(['blob-wheel']);
  });

  it('are left out one by one: two cards to draw and only one there [ABILITY-11]', () => {
    const t = coreTable({ me: { hand: ['command-ship'], deck: ['scout'] } }).play('command-ship');
    expect(t.me).toMatchObject({ authority: 54, combat: 5, hand: ['scout'] });
    expect(t.settled).toBe(true);
  });
});

describe('a card that contradicts a rule', () => {
  it('is followed: a ship put on top of the deck is not discarded [ABILITY-12]', () => {
    const t = coreTable({
      me: { hand: ['freighter'], inPlay: ['central-office'], deck: ['scout'] },
      tradeRow: ['cutter'],
    });
    t.play('freighter').use('ally', 'freighter').acquire('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['cutter', 'scout'], discard: [] });
  });
});

describe('an ability once used', () => {
  it('must be done as far as possible [ABILITY-13]', () => {
    const t = coreTable({
      me: { hand: ['scout'], discard: ['viper'], inPlay: ['junkyard'] },
    }).use('primary', 'junkyard');
    expect(t.options()).toEqual([fromHand('scout'), fromDiscard('viper')]);
    expect(t.refusal({ type: 'choose', pick: nothing })).toBe('not-an-option');
    expect(t.refusal({ type: 'end-turn' })).toBe('choice-pending');
  });

  it('must be done also after it has drawn a card I would rather keep [ABILITY-13]', () => {
    const t = coreTable({ me: { deck: ['command-ship'], inPlay: ['machine-base'] } });
    t.use('primary', 'machine-base');
    expect(t.options()).toEqual([fromHand('command-ship')]);
  });

  it('leaves optional what the card makes optional [ABILITY-13]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'scout'] } }).play('trade-bot');
    expect(t.options()).toEqual([fromHand('scout'), nothing]);
    t.decline();
    expect(t.me).toMatchObject({ trade: 1, hand: ['scout'] });
    expect(t.events).toEqual([{ kind: 'declined', seat: ME }]);
  });
});

describe('an ability that could do nothing', () => {
  it.each([
    ['draw', 'the-hive', 'blob-wheel', 'ally'],
    ['draw', 'central-office', 'barter-world', 'ally'],
    ['make anybody discard', 'royal-redoubt', 'fleet-hq', 'ally'],
    ['scrap', 'junkyard', 'mech-world', 'primary'],
    ['scrap', 'brain-world', 'mech-world', 'primary'],
    ['draw or scrap', 'machine-base', 'mech-world', 'primary'],
  ] as const)('is not offered: nothing to %s for %s [ABILITY-14]', (_, card, partner, ability) => {
    const t = coreTable({
      me: { inPlay: [card, partner] },
      opponent: { deck: ['scout'], discard: ['scout'] },
    });
    expect(t.usable()).not.toContain(`${ability} of ${card}`);
    expect(t.refusal({ type: 'use', ability, card, slot: 0 })).toBe('no-effect');
  });

  it.each([
    ['a card in the deck', 'the-hive', 'blob-wheel', 'ally', { deck: ['scout'] }],
    ['a card in the discard pile', 'the-hive', 'blob-wheel', 'ally', { discard: ['scout'] }],
    ['a card in hand', 'junkyard', 'mech-world', 'primary', { hand: ['scout'] }],
    ['a card in the discard pile', 'junkyard', 'mech-world', 'primary', { discard: ['scout'] }],
    ['a card in hand', 'brain-world', 'mech-world', 'primary', { hand: ['scout'] }],
    ['a card in hand', 'machine-base', 'mech-world', 'primary', { hand: ['scout'] }],
    ['a card in the deck', 'machine-base', 'mech-world', 'primary', { deck: ['scout'] }],
    ['a card in the discard pile', 'machine-base', 'mech-world', 'primary', { discard: ['scout'] }],
  ] as const)('is offered with %s for %s [ABILITY-14]', (_, card, partner, ability, mine) => {
    const t = coreTable({ me: { inPlay: [card, partner], ...mine } });
    expect(t.usable()).toContain(`${ability} of ${card}`);
  });

  it('is not offered for a ship: ally abilities with no target [ABILITY-14]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer', 'blob-carrier', 'ram'] },
      tradeRow: [],
      explorers: 0,
    });
    t.play('blob-destroyer').play('blob-carrier').play('ram');
    expect(t.usable()).toEqual(['ally of ram', 'scrap of ram']);
  });

  it('is offered as soon as one of its effects has a target [ABILITY-14]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer', 'blob-carrier'] },
      tradeRow: [null, null, 'blob-wheel'],
    });
    t.play('blob-destroyer').play('blob-carrier');
    // A base in the row can be scrapped but not acquired as a ship.
    expect(t.usable()).toEqual(['ally of blob-destroyer']);
  });

  it('is asked for again when it could do something later in the turn [ABILITY-14]', () => {
    const t = coreTable({
      me: { hand: ['ram', 'the-hive'] },
      tradeRow: ['federation-shuttle'],
    });
    t.play('the-hive').play('ram');
    expect(t.usable()).not.toContain('ally of the-hive');
    t.use('scrap', 'ram').acquire('federation-shuttle');
    expect(t.usable()).toEqual(['primary of the-hive', 'ally of the-hive']);
    t.use('ally', 'the-hive');
    expect(t.me.hand).toEqual(['federation-shuttle']);
    expect(inPlay(t.me)).toEqual(['the-hive']);
  });
});
