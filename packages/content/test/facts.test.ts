import { type Card, notate, notateStatic } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../src/index.ts';

interface Abilities {
  readonly primary?: string;
  readonly ally?: string;
  readonly scrap?: string;
  readonly static?: string;
}

/** English name, French name, kind with defense, cost, copies, abilities. */
type Fact = readonly [string, string, string, number, number, Abilities];

// Written apart from the literals, so that a slip in one of them meets a second opinion.
// biome-ignore format: a table
const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  unaligned: [
    ['Explorer', 'Prospecteur', 'ship', 2, 10, { primary: 'trade 2', scrap: 'combat 2' }],
    ['Scout', 'Éclaireur', 'ship', 0, 8, { primary: 'trade 1' }],
    ['Viper', 'Viper', 'ship', 0, 2, { primary: 'combat 1' }],
  ],
  'trade-federation': [
    ['Federation Shuttle', 'Navette de la fédération', 'ship', 1, 3, { primary: 'trade 2', ally: 'authority 4' }],
    ['Cutter', 'Vedette', 'ship', 2, 3, { primary: 'authority 4; trade 2', ally: 'combat 4' }],
    ['Embassy Yacht', 'Navire Embassade', 'ship', 3, 2, { primary: 'authority 3; trade 2; if bases >= 2: draw 2' }],
    ['Freighter', 'Vaisseau-Cargo', 'ship', 4, 2, { primary: 'trade 4', ally: 'next ship -> top-of-deck' }],
    ['Trade Escort', 'Escorte Commerciale', 'ship', 5, 1, { primary: 'authority 4; combat 4', ally: 'draw 1' }],
    ['Flagship', 'Vaisseau Amiral', 'ship', 6, 1, { primary: 'combat 5; draw 1', ally: 'authority 5' }],
    ['Command Ship', 'Haut Commandement', 'ship', 8, 1, { primary: 'authority 4; combat 5; draw 2', ally: 'may destroy base' }],
    ['Trading Post', 'Poste de Négoce', 'outpost 4', 3, 2, { primary: 'choose: authority 1 | trade 1', scrap: 'combat 3' }],
    ['Barter World', 'Monde de Négoce', 'base 4', 4, 2, { primary: 'choose: authority 2 | trade 2', scrap: 'combat 5' }],
    ['Defense Center', 'Centre de Défense', 'outpost 5', 5, 1, { primary: 'choose: authority 3 | combat 2', ally: 'combat 2' }],
    ['Port of Call', "Port d'Attache", 'outpost 6', 6, 1, { primary: 'trade 3', scrap: 'draw 1; may destroy base' }],
    ['Central Office', 'Administration Centrale', 'base 6', 7, 1, { primary: 'trade 2; next ship -> top-of-deck', ally: 'draw 1' }],
  ],
  blob: [
    ['Blob Fighter', 'Blob Soldat', 'ship', 1, 3, { primary: 'combat 3', ally: 'draw 1' }],
    ['Battle Pod', 'Pod Combattant', 'ship', 2, 2, { primary: 'combat 4; may scrap trade-row 1', ally: 'combat 2' }],
    ['Trade Pod', 'Pod Commercial', 'ship', 2, 3, { primary: 'trade 3', ally: 'combat 2' }],
    ['Ram', 'Bélier', 'ship', 3, 2, { primary: 'combat 5', ally: 'combat 2', scrap: 'trade 3' }],
    ['Blob Destroyer', 'Blob Destroyer', 'ship', 4, 2, { primary: 'combat 6', ally: 'may destroy base; may scrap trade-row 1' }],
    ['Battle Blob', 'Blob Combattant', 'ship', 6, 1, { primary: 'combat 8', ally: 'draw 1', scrap: 'combat 4' }],
    ['Blob Carrier', 'Blob Transporteur', 'ship', 6, 1, { primary: 'combat 7', ally: 'acquire free ship -> top-of-deck' }],
    ['Mothership', 'Vaisseau-Mère', 'ship', 7, 1, { primary: 'combat 6; draw 1', ally: 'draw 1' }],
    ['Blob Wheel', 'Station Rotative Blob', 'base 5', 3, 3, { primary: 'combat 1', scrap: 'trade 3' }],
    ['The Hive', 'La Ruche', 'base 5', 5, 1, { primary: 'combat 3', ally: 'draw 1' }],
    ['Blob World', 'Monde-Colonie', 'base 7', 8, 1, { primary: 'choose: combat 5 | draw 1 per blob played' }],
  ],
  'star-empire': [
    ['Imperial Fighter', 'Chasseur Impérial', 'ship', 1, 3, { primary: 'combat 2; opponent discards 1', ally: 'combat 2' }],
    ['Corvette', 'Corvette', 'ship', 2, 2, { primary: 'combat 1; draw 1', ally: 'combat 2' }],
    ['Imperial Frigate', 'Frégate Impériale', 'ship', 3, 3, { primary: 'combat 4; opponent discards 1', ally: 'combat 2', scrap: 'draw 1' }],
    ['Survey Ship', 'Vaisseau de Reconnaissance', 'ship', 3, 3, { primary: 'trade 1; draw 1', scrap: 'opponent discards 1' }],
    ['Battlecruiser', 'Croiseur de Combat', 'ship', 6, 1, { primary: 'combat 5; draw 1', ally: 'opponent discards 1', scrap: 'draw 1; may destroy base' }],
    ['Dreadnaught', 'Cuirassé', 'ship', 7, 1, { primary: 'combat 7; draw 1', scrap: 'combat 5' }],
    ['Recycling Station', 'Relais de Recyclage', 'outpost 4', 4, 2, { primary: 'choose: trade 1 | {discard up to 2, then draw that many}' }],
    ['Space Station', 'Station Spatiale', 'outpost 4', 4, 2, { primary: 'combat 2', ally: 'combat 2', scrap: 'trade 4' }],
    ['War World', 'Monde Hostile', 'outpost 4', 5, 1, { primary: 'combat 3', ally: 'combat 4' }],
    ['Royal Redoubt', 'Retraite Impériale', 'outpost 6', 6, 1, { primary: 'combat 3', ally: 'opponent discards 1' }],
    ['Fleet HQ', 'QG de la Flotte', 'base 8', 8, 1, { static: 'whenever ship played: combat 1' }],
  ],
  'machine-cult': [
    ['Trade Bot', 'Drone Marchand', 'ship', 1, 3, { primary: 'trade 1; may scrap hand|discard 1', ally: 'combat 2' }],
    ['Missile Bot', 'Drone Artilleur', 'ship', 2, 3, { primary: 'combat 2; may scrap hand|discard 1', ally: 'combat 2' }],
    ['Supply Bot', 'Drone Ravitailleur', 'ship', 3, 3, { primary: 'trade 2; may scrap hand|discard 1', ally: 'combat 2' }],
    ['Patrol Mech', 'Mecha-Patrouilleur', 'ship', 4, 2, { primary: 'choose: trade 3 | combat 5', ally: 'may scrap hand|discard 1' }],
    ['Stealth Needle', 'Fantôme', 'ship', 4, 1, { primary: 'copy ship' }],
    ['Battle Mech', 'Mecha-Combattant', 'ship', 5, 1, { primary: 'combat 4; may scrap hand|discard 1', ally: 'draw 1' }],
    ['Missile Mech', 'Mécha-Artilleur', 'ship', 6, 1, { primary: 'combat 6; may destroy base', ally: 'draw 1' }],
    ['Battle Station', 'Poste de Combat', 'outpost 5', 3, 2, { scrap: 'combat 5' }],
    ['Mech World', 'Mecha-Monde', 'outpost 6', 5, 1, { static: 'ally of every faction' }],
    ['Junkyard', 'Décharge', 'outpost 5', 6, 1, { primary: 'scrap hand|discard 1' }],
    ['Machine Base', 'Techno-Base', 'outpost 6', 7, 1, { primary: 'draw 1, then scrap hand 1' }],
    ['Brain World', 'Cerveau-Monde', 'outpost 6', 8, 1, { primary: 'scrap hand|discard up to 2, then draw that many' }],
  ],
};

const ROWS = Object.entries(FACTS).flatMap(([faction, facts]) =>
  facts.map((fact) => [fact[0], faction, fact] as const),
);

function copiesOf({ id }: Card): number | undefined {
  if (id === core.explorerPile.card) return core.explorerPile.count;
  return core.personalDeck[id] ?? core.tradeDeck[id];
}

function factOf(card: Card): Fact {
  const kind = card.outpost ? 'outpost' : card.type;
  const abilities = {
    primary: notate(card.primary),
    ally: notate(card.ally),
    scrap: notate(card.scrap),
    static: card.static.map(notateStatic).join('; '),
  };
  return [
    card.name,
    card.nameFr,
    card.type === 'base' ? `${kind} ${card.defense}` : kind,
    card.cost,
    copiesOf(card) ?? 0,
    Object.fromEntries(Object.entries(abilities).filter(([, text]) => text !== '')),
  ];
}

describe('the cards of the core set', () => {
  it.each(ROWS)('%s (%s)', (name, faction, fact) => {
    const card = core.cards.find((candidate) => candidate.name === name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    const factions = faction === 'unaligned' ? [] : [faction];
    expect(factOf(card)).toEqual(fact);
    expect(card.factions).toEqual(factions);
    expect(card.allyFactions).toEqual(card.ally.length > 0 ? factions : []);
  });

  it('are exactly those of the list, in its order', () => {
    expect(core.cards.map((card) => card.name)).toEqual(ROWS.map(([name]) => name));
  });

  it('are ships without a defense, or bases with one', () => {
    for (const card of core.cards) {
      expect(card.defense > 0, card.name).toBe(card.type === 'base');
      expect(card.outpost && card.type === 'ship', card.name).toBe(false);
    }
  });

  it('have unique names made of plain lower-case words', () => {
    expect(new Set(core.cards.map((card) => card.id)).size).toBe(49);
    expect(new Set(core.cards.map((card) => card.nameFr)).size).toBe(49);
    for (const { id } of core.cards) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the core box', () => {
  const total = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + (core.tradeDeck[card.id] ?? 0), 0);

  it('deals a trade deck of 80 cards in 46 designs', () => {
    expect(Object.keys(core.tradeDeck)).toHaveLength(46);
    expect(total(core.cards)).toBe(80);
  });

  it.each([
    ['trade-federation', 12, 7],
    ['blob', 11, 5],
    ['star-empire', 11, 7],
    ['machine-cult', 12, 6],
  ] as const)(
    'has 20 cards of the faction %s in %i designs, %i of them bases',
    (faction, designs, bases) => {
      const own = core.cards.filter((card) => card.factions.includes(faction));
      expect(own).toHaveLength(designs);
      expect(total(own)).toBe(20);
      expect(total(own.filter((card) => card.type === 'base'))).toBe(bases);
    },
  );

  it('gives each player 8 Scouts and 2 Vipers beside a pile of 10 Explorers', () => {
    expect(core.personalDeck).toEqual({ scout: 8, viper: 2 });
    expect(core.explorerPile).toEqual({ card: 'explorer', count: 10 });
  });
});
