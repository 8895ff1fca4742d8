import { type Card, notate } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers } from '../../src/index.ts';

interface Abilities {
  readonly primary?: string;
  readonly ally?: string;
  readonly double?: string;
  readonly scrap?: string;
}

/** Name, kind with defense, cost, copies, abilities. */
type Fact = readonly [string, string, number, number, Abilities];

// Written apart from the literals, so that a slip in one of them meets a second opinion.
// biome-ignore format: a table
const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'trade-federation': [
    ['Frontier Runner', 'ship', 1, 3, { primary: 'trade 2; authority 2' }],
    ['Orbital Shuttle', 'ship', 2, 3, { primary: 'trade 3; if bases >= 2: {authority 4; draw 1}' }],
    ['Patrol Boat', 'ship', 3, 2, { primary: 'combat 4; authority 3', ally: 'authority 2' }],
    ['Long Hauler', 'ship', 4, 2, { primary: 'trade 3', ally: 'trade 2', scrap: 'next base -> top-of-deck' }],
    ['Federation Cruiser', 'ship', 5, 1, { primary: 'combat 5; authority 4', ally: 'combat 2; authority 2' }],
    ['Gateship', 'ship', 6, 1, { primary: 'acquire free card cost<=6 -> top-of-deck', ally: 'authority 5' }],
    ['Federation Battleship', 'ship', 7, 1, { primary: 'combat 5; authority 5; draw 1', ally: 'destroy base', scrap: 'authority 10' }],
    ['Outland Station', 'base 4', 3, 3, { primary: 'choose: trade 1 | authority 3', scrap: 'draw 1' }],
    ['Mobile Market', 'outpost 4', 4, 2, { primary: 'trade 2', scrap: 'authority 2; draw 1; at end of turn: this card -> discard' }],
    ['Ion Station', 'outpost 5', 5, 1, { primary: 'trade 2', ally: 'trade 1', double: 'combat 4; authority 4' }],
    ['Transit Nexus', 'base 6', 8, 1, { primary: 'combat 3; trade 4; authority 5' }],
  ],
  blob: [
    ['Stinger', 'ship', 1, 3, { primary: 'combat 3', ally: 'combat 3', scrap: 'trade 1' }],
    ['Blob Miner', 'ship', 2, 3, { primary: 'trade 3; may scrap trade-row 1', scrap: 'combat 2' }],
    ['Burrower', 'ship', 3, 2, { primary: 'combat 5', ally: 'draw 1', scrap: 'acquire free card cost<=4 -> discard' }],
    ['Crusher', 'ship', 3, 2, { primary: 'combat 6', ally: 'trade 2' }],
    ['Moonwurm Hatchling', 'ship', 4, 2, { primary: 'choose: trade 3 | destroy base', ally: 'combat 3', double: 'combat 3' }],
    ['Pulverizer', 'ship', 5, 1, { primary: 'scrap trade-row 1, then combat 1 per its cost', ally: 'draw 1' }],
    ['Blob Alpha', 'ship', 6, 1, { primary: 'combat 10' }],
    ['Hive Queen', 'ship', 7, 1, { primary: 'combat 7; draw 1', ally: 'combat 3', double: 'combat 3' }],
    ['Spike Cluster', 'base 3', 2, 2, { primary: 'combat 2', ally: 'trade 1' }],
    ['Nesting Ground', 'base 5', 4, 1, { primary: 'trade 2', ally: 'combat 4' }],
    ['Infested Moon', 'base 5', 6, 1, { primary: 'combat 4', ally: 'draw 1', double: 'draw 1' }],
    ['Swarm Cluster', 'base 8', 8, 1, { primary: 'combat 5', ally: 'combat 3', double: 'combat 3' }],
  ],
  'star-empire': [
    ['Frontier Hawk', 'ship', 1, 3, { primary: 'combat 3; draw 1, then discard 1' }],
    ['Cargo Craft', 'ship', 2, 3, { primary: 'trade 2; opponent discards 1', ally: 'combat 4' }],
    ['Light Cruiser', 'ship', 3, 3, { primary: 'combat 4; opponent discards 1', ally: 'combat 2', double: 'draw 1' }],
    ['Farm Ship', 'ship', 4, 2, { primary: 'trade 3; draw 1, then discard 1', scrap: 'combat 4' }],
    ['Hammerhead', 'ship', 5, 1, { primary: 'combat 3; draw 1; opponent discards 1', ally: 'draw 1, then discard 1' }],
    ['Warpgate Cruiser', 'ship', 6, 1, { primary: 'discard any number, then combat 2 per card; draw 1', ally: 'draw 1' }],
    ['Imperial Flagship', 'ship', 8, 1, { primary: 'combat 7; draw 2', ally: 'player discards 1' }],
    ['Captured Outpost', 'outpost 3', 3, 2, { primary: 'draw 1, then discard 1' }],
    ['Orbital Gun Platform', 'outpost 4', 4, 2, { primary: 'combat 3', scrap: 'trade 3' }],
    ['Jamming Terminal', 'base 6', 5, 1, { primary: 'combat 2; opponent discards 1' }],
    ['Siege Fortress', 'outpost 5', 7, 1, { primary: 'combat 5', ally: 'combat 4' }],
  ],
  'machine-cult': [
    ['Builder Bot', 'ship', 1, 3, { primary: 'trade 1; may scrap discard 1', ally: 'trade 1', scrap: 'combat 2' }],
    ['Plasma Bot', 'ship', 2, 3, { primary: 'combat 3; may scrap hand 1', ally: 'combat 2' }],
    ['Destroyer Bot', 'ship', 3, 3, { primary: 'combat 5; may scrap discard 1' }],
    ['Repair Mech', 'ship', 4, 2, { primary: 'choose: trade 3 | base from discard -> top-of-deck', ally: 'may scrap hand|discard 1' }],
    ['Enforcer Mech', 'ship', 5, 1, { primary: 'combat 5; may scrap hand|discard 1', ally: 'destroy base', scrap: 'draw 1' }],
    ['Nanobot Swarm', 'ship', 8, 1, { primary: 'combat 5; draw 2, then scrap hand|discard up to 2' }],
    ['Integration Port', 'outpost 5', 3, 2, { primary: 'trade 1' }],
    ['Defense System', 'outpost 5', 4, 2, { primary: 'combat 2', ally: 'combat 2' }],
    ['Conversion Yard', 'outpost 4', 5, 1, { primary: 'may scrap hand 1; if you do: combat 4' }],
    ['Reclamation Station', 'outpost 6', 6, 1, { primary: 'scrap discard 1', scrap: 'combat 3 per own card scrapped this turn' }],
    ['Neural Nexus', 'outpost 6', 7, 1, { primary: 'scrap hand|discard 1, then combat 1 per its cost', ally: 'draw 1' }],
  ],
};

const ROWS = Object.entries(FACTS).flatMap(([faction, facts]) =>
  facts.map((fact) => [fact[0], faction, fact] as const),
);

function factOf(card: Card): Fact {
  const kind = card.outpost ? 'outpost' : card.type;
  const abilities = {
    primary: notate(card.primary),
    ally: notate(card.ally),
    double: notate(card.doubleAlly),
    scrap: notate(card.scrap),
  };
  return [
    card.name,
    card.type === 'base' ? `${kind} ${card.defense}` : kind,
    card.cost,
    frontiers.tradeDeck[card.id] ?? 0,
    Object.fromEntries(Object.entries(abilities).filter(([, text]) => text !== '')),
  ];
}

const OWN = frontiers.cards.filter(({ factions }) => factions.length > 0);

describe('the cards of Frontiers', () => {
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

  it('have names of their own, in both languages and beside the core set', () => {
    const all = [...core.cards, ...OWN];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ nameFr }) => nameFr)).size).toBe(all.length);
    for (const { id } of OWN) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the box of Frontiers', () => {
  const total = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + (frontiers.tradeDeck[card.id] ?? 0), 0);

  it('deals a trade deck of 80 cards in 45 designs', () => {
    expect(Object.keys(frontiers.tradeDeck)).toHaveLength(45);
    expect(total(OWN)).toBe(80);
  });

  it.each([
    ['trade-federation', 11, 7],
    ['blob', 12, 5],
    ['star-empire', 11, 6],
    ['machine-cult', 11, 7],
  ] as const)(
    'has 20 cards of the faction %s in %i designs, %i of them bases',
    (faction, designs, bases) => {
      const own = OWN.filter((card) => card.factions.includes(faction));
      expect(own).toHaveLength(designs);
      expect(total(own)).toBe(20);
      expect(total(own.filter((card) => card.type === 'base'))).toBe(bases);
    },
  );

  it('shares Scout, Viper and Explorer with the core set, and has 16 Explorers', () => {
    const shared = frontiers.cards.filter((card) => core.cards.includes(card));
    expect(shared.map(({ id }) => id)).toEqual(['explorer', 'scout', 'viper']);
    expect(frontiers.personalDeck).toEqual({ scout: 8, viper: 2 });
    expect(frontiers.explorerPile).toEqual({ card: 'explorer', count: 16 });
  });

  it('says that its French names are ours', () => {
    expect(frontiers.namesFr).toBe('ours');
    expect(core.namesFr).toBeUndefined();
  });
});
