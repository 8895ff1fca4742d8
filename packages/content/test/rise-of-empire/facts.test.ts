import { type Card, notate } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers, riseOfEmpire } from '../../src/index.ts';

interface Abilities {
  readonly primary?: string;
  readonly ally?: string;
  readonly double?: string;
  readonly scrap?: string;
  readonly acquired?: string;
}

/** Name, kind with defense, cost, copies, abilities. */
type Fact = readonly [string, string, number, number, Abilities];

// Written apart from the literals, so that a slip in one of them meets a second opinion.
// biome-ignore format: a table
const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  consortium: [
    ['Ledger Skiff', 'ship', 1, 3, { primary: 'trade 2', ally: 'authority 2', acquired: 'authority 2' }],
    ['Dividend Runner', 'ship', 2, 3, { primary: 'trade 2', ally: 'combat 4', acquired: 'trade 1' }],
    ['Charter Clipper', 'ship', 3, 2, { primary: 'trade 3', ally: 'combat 2', acquired: 'next ship -> top-of-deck' }],
    ['Escrow Convoy', 'ship', 4, 2, { primary: 'trade 3', ally: 'draw 1', acquired: 'card from discard -> top-of-deck' }],
    ['The Underwriter', 'ship', 5, 1, { primary: 'trade 2; combat 3', ally: 'draw 1', acquired: 'authority 3' }],
    ['Gilded Argosy', 'ship', 6, 1, { primary: 'combat 2; acquire free card cost<=4 -> top-of-deck', ally: 'combat 4', acquired: 'trade 2' }],
    ["Chairman's Galleon", 'ship', 8, 1, { primary: 'trade 3; combat 5; draw 1', ally: 'acquire free card cost<=4 -> top-of-deck', acquired: 'draw 1' }],
    ['Toll Beacon', 'base 3', 2, 2, { primary: 'trade 1', ally: 'combat 1', acquired: 'authority 3' }],
    ['Notary Dock', 'outpost 4', 3, 2, { primary: 'choose: trade 1 | authority 2', acquired: 'trade 1' }],
    ['Clearing House', 'base 4', 4, 1, { primary: 'trade 2', ally: 'authority 2', acquired: 'authority 2' }],
    ['Aurelian Mint', 'outpost 5', 5, 1, { primary: 'trade 2', ally: 'authority 4', acquired: 'trade 2' }],
    ['Exchange Spire', 'base 6', 7, 1, { primary: 'trade 2; next ship -> top-of-deck', ally: 'draw 1', acquired: 'acquire free card cost<=4 -> top-of-deck' }],
  ],
  kingdom: [
    ['Squire Interceptor', 'ship', 1, 3, { primary: 'combat 3', ally: 'combat 1', double: 'combat 2', acquired: 'authority 2' }],
    ['Herald Sloop', 'ship', 2, 2, { primary: 'authority 2; trade 2', ally: 'combat 3', acquired: 'authority 2' }],
    ['Oathbound Frigate', 'ship', 3, 3, { primary: 'combat 4', ally: 'authority 2', double: 'draw 1', acquired: 'combat 2' }],
    ['Knight Errant', 'ship', 4, 2, { primary: 'combat 5', ally: 'combat 1', double: 'may destroy base', acquired: 'authority 3' }],
    ["Marshal's Gauntlet", 'ship', 5, 1, { primary: 'authority 3; combat 4', ally: 'draw 1', acquired: 'opponent discards 1' }],
    ['Crown Vanguard', 'ship', 6, 1, { primary: 'combat 4; draw 1', ally: 'authority 2', double: 'combat 4', acquired: 'combat 2' }],
    ["Queen's Verdict", 'ship', 7, 1, { primary: 'combat 5; draw 1', ally: 'combat 2', double: 'may destroy base', acquired: 'authority 3' }],
    ['Marcher Barbican', 'outpost 4', 3, 2, { primary: 'combat 2', acquired: 'authority 2' }],
    ['Castellan Keep', 'outpost 5', 4, 2, { primary: 'choose: authority 2 | combat 2', double: 'combat 2', acquired: 'authority 2' }],
    ['Hall of Banners', 'base 4', 5, 1, { primary: 'combat 3', ally: 'authority 2', double: 'draw 1', acquired: 'combat 2' }],
    ['Rampart of Vows', 'outpost 6', 6, 1, { primary: 'combat 3', ally: 'authority 2', acquired: 'base from discard -> top-of-deck' }],
    ['Throne Citadel', 'outpost 8', 8, 1, { primary: 'combat 4', ally: 'authority 4', double: 'draw 1', acquired: 'authority 6' }],
  ],
  scavengers: [
    ['Magpie', 'ship', 1, 2, { primary: 'combat 2; may scrap trade-row 1', ally: 'combat 2', acquired: 'scrap discard 1' }],
    ['Gleaner Tug', 'ship', 2, 3, { primary: 'trade 2', ally: 'may scrap hand|discard 1', acquired: 'scrap discard 1' }],
    ['Wreck Diver', 'ship', 3, 3, { primary: 'combat 3; may scrap discard 1', ally: 'card from discard -> top-of-deck', acquired: 'scrap trade-row 1' }],
    ['Hull Cracker', 'ship', 4, 2, { primary: 'combat 3; may scrap hand|discard 1', ally: 'combat 3', acquired: 'scrap trade-row 1' }],
    ['Bonepicker', 'ship', 5, 2, { primary: 'combat 2; may scrap discard 1; if you do: combat 2', ally: 'draw 1', acquired: 'scrap discard 1' }],
    ['Smelter Barge', 'ship', 6, 1, { primary: 'scrap trade-row 1, then trade 1 per its cost', ally: 'combat 4', acquired: 'scrap discard up to 2' }],
    ['Patchwork Titan', 'ship', 7, 1, { primary: 'combat 5; draw 1', ally: 'card from discard -> top-of-deck', acquired: 'scrap discard up to 2' }],
    ["Squatters' Rock", 'base 3', 1, 2, { primary: 'combat 1', scrap: 'trade 1; at end of turn: this card -> discard', acquired: 'scrap trade-row 1' }],
    ['Swap Meet', 'base 5', 3, 1, { primary: 'discard up to 1; if you do: combat 2', acquired: 'scrap trade-row 1' }],
    ['Derelict Ring', 'outpost 5', 4, 1, { primary: 'trade 1', ally: 'may scrap discard 1', acquired: 'salvage cost<=3 -> discard' }],
    ["Breakers' Yard", 'outpost 4', 5, 1, { primary: 'may scrap trade-row 1; if you do: combat 3', ally: 'may scrap discard 1', acquired: 'trade 2' }],
    ['Graveyard Haven', 'outpost 6', 6, 1, { primary: 'scrap hand|discard 1', ally: 'combat 2', acquired: 'salvage cost<=4 -> discard' }],
  ],
};

const ROWS = Object.entries(FACTS).flatMap(([faction, facts]) =>
  facts.map((fact) => [fact[0], faction, fact] as const),
);

const { tradeDeck } = riseOfEmpire;
const OWN = riseOfEmpire.cards.filter(({ id }) => Object.hasOwn(tradeDeck, id));

function factOf(card: Card): Fact {
  const kind = card.outpost ? 'outpost' : card.type;
  const abilities = {
    primary: notate(card.primary),
    ally: notate(card.ally),
    double: notate(card.doubleAlly),
    scrap: notate(card.scrap),
    acquired: notate(card.acquired),
  };
  return [
    card.name,
    card.type === 'base' ? `${kind} ${card.defense}` : kind,
    card.cost,
    tradeDeck[card.id] ?? 0,
    Object.fromEntries(Object.entries(abilities).filter(([, text]) => text !== '')),
  ];
}

describe('the trade cards of Rise of Empire', () => {
  it.each(ROWS)('%s (%s)', (name, faction, fact) => {
    const card = OWN.find((candidate) => candidate.name === name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    expect(factOf(card)).toEqual(fact);
    expect(card.factions).toEqual([faction]);
    expect(card.static).toEqual([]);
    const needsAlly = card.ally.length + card.doubleAlly.length > 0;
    expect(card.allyFactions).toEqual(needsAlly ? [faction] : []);
  });

  it('are exactly those of the list, in its order', () => {
    expect(OWN.map((card) => card.name)).toEqual(ROWS.map(([name]) => name));
  });

  it('all do something when acquired, which is what a sticker covers', () => {
    for (const card of OWN) expect(card.acquired, card.name).not.toEqual([]);
  });
});

describe('the box of Rise of Empire', () => {
  const total = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + (tradeDeck[card.id] ?? 0), 0);

  it('deals a trade deck of 60 cards in 36 designs', () => {
    expect(OWN).toHaveLength(36);
    expect(total(OWN)).toBe(60);
  });

  it.each([
    ['consortium', 7],
    ['kingdom', 7],
    ['scavengers', 6],
  ] as const)(
    'has 20 cards of the faction %s in 12 designs, %i of them bases',
    (faction, bases) => {
      const own = OWN.filter((card) => card.factions.includes(faction));
      expect(own).toHaveLength(12);
      expect(total(own)).toBe(20);
      expect(total(own.filter((card) => card.type === 'base'))).toBe(bases);
    },
  );

  it('shares cards with the core set and has none of another name twice', () => {
    const others = [...new Set([...core.cards, ...frontiers.cards])];
    const shared = riseOfEmpire.cards.filter((card) => others.includes(card));
    expect(shared.map(({ id }) => id)).toEqual([
      'explorer',
      'scout',
      'viper',
      'imperial-fighter',
      'federation-shuttle',
    ]);
    const all = [...new Set([...others, ...riseOfEmpire.cards])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ nameFr }) => nameFr)).size).toBe(all.length);
    for (const { id } of riseOfEmpire.cards) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has 20 Explorers and a starting deck of 11 cards for each side', () => {
    expect(riseOfEmpire.explorerPile).toEqual({ card: 'explorer', count: 20 });
    expect(riseOfEmpire.personalDeck).toEqual({ scout: 8, viper: 2 });
    expect(riseOfEmpire.personalDecks).toEqual({
      'star-empire': { scout: 8, viper: 1, 'imperial-fighter': 1, smuggler: 1 },
      'trade-federation': { scout: 8, viper: 1, 'federation-shuttle': 1, 'system-police': 1 },
    });
  });

  it('says that what is printed on its cards is original, and their French names with it', () => {
    expect(riseOfEmpire.original).toBe(true);
    expect(riseOfEmpire.namesFr).toBe('ours');
    expect(core.original).toBeUndefined();
    expect(frontiers.original).toBeUndefined();
  });
});
