import {
  authority,
  base,
  branchLabel,
  choose,
  combat,
  describe as describeCard,
  describeEffects,
  destroyBase,
  discardUpTo,
  draw,
  drawPerPlayed,
  drawThatMany,
  type Effect,
  FACTIONS,
  ifBases,
  may,
  notate,
  notateStatic,
  opponentDiscards,
  scrapFrom,
  scrapTradeRow,
  scrapUpTo,
  ship,
  trade,
  wheneverShipPlayed,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers, riseOfEmpire } from '../src/index.ts';

/** Each effect list in our notation, in English and in French; wordings that no core card needs. */
const WORDINGS: readonly (readonly [readonly Effect[], string, string, string])[] = [
  [
    [draw(2), { kind: 'discard', count: 1, upTo: false }],
    'draw 2, then discard 1',
    'Draw 2 cards, then discard 1 card.',
    'Piochez 2 cartes, puis défaussez 1 carte.',
  ],
  [
    [opponentDiscards(2), discardUpTo(1)],
    'opponent discards 2; discard up to 1',
    'An opponent of your choice discards 2 cards. Discard up to 1 card.',
    "Un adversaire de votre choix défausse 2 cartes. Défaussez jusqu'à 1 carte.",
  ],
  [
    [may(scrapUpTo(1, 'discard')), drawThatMany()],
    'may scrap discard up to 1, then draw that many',
    'If you wish, scrap up to 1 card from your discard pile, then draw that many cards.',
    "Si vous le souhaitez, retirez jusqu'à 1 carte de votre Défausse, puis piochez autant de cartes.",
  ],
  [
    [draw(1), may(scrapFrom('hand'))],
    'draw 1; may scrap hand 1',
    'Draw 1 card. If you wish, scrap 1 card from your hand.',
    'Piochez 1 carte. Si vous le souhaitez, retirez 1 carte de votre main.',
  ],
  [
    [destroyBase(), scrapTradeRow()],
    'destroy base; scrap trade-row 1',
    "Destroy an opponent's base. Scrap 1 card from the trade row.",
    "Détruisez une Base adverse. Retirez 1 carte de la Ligne d'Achat.",
  ],
  [
    [ifBases(1, authority(4), combat(4), draw(1))],
    'if bases >= 1: {authority 4; combat 4; draw 1}',
    'If you have 1 or more bases in play: +4 Authority, +4 Combat, draw 1 card.',
    'Si vous avez au moins 1 Base en jeu\u00a0: +4 Influence, +4 Combat, piochez 1 carte.',
  ],
  [
    [choose([trade(1)], [combat(2)], [draw(1)])],
    'choose: trade 1 | combat 2 | draw 1',
    'Choose: +1 Trade, +2 Combat or draw 1 card.',
    'Au choix\u00a0: +1 Commerce, +2 Combat ou piochez 1 carte.',
  ],
  [
    [choose([trade(1), combat(1)], [draw(1)], [authority(2)])],
    'choose: {trade 1; combat 1} | draw 1 | authority 2',
    'Choose: +1 Trade, +1 Combat; draw 1 card; or +2 Authority.',
    'Au choix\u00a0: +1 Commerce, +1 Combat\u00a0; piochez 1 carte\u00a0; ou +2 Influence.',
  ],
  [
    [drawPerPlayed('trade-federation')],
    'draw 1 per trade-federation played',
    'Draw 1 card for each Trade Federation card you played this turn.',
    'Piochez 1 carte pour chaque carte de la Fédération du Commerce que vous avez jouée ce tour-ci.',
  ],
];

describe('card text', () => {
  it.each([core, frontiers, riseOfEmpire])(
    'reads like the file of all cards of $name',
    async ({ id, cards }) => {
      const own = id === 'core' ? cards : cards.filter((card) => !core.cards.includes(card));
      const entries = own.map((card) =>
        (['en', 'fr'] as const).map((language) => describeCard(card, language).full).join('\n\n'),
      );
      const file = `${entries.join(`\n\n${'─'.repeat(40)}\n\n`)}\n`;
      await expect(file).toMatchFileSnapshot(`./__snapshots__/${id}-text.txt`);
    },
  );

  it.each(WORDINGS)('words %j', (effects, notation, english, french) => {
    expect(notate(effects)).toBe(notation);
    expect(describeEffects(effects, 'en')).toBe(english);
    expect(describeEffects(effects, 'fr')).toBe(french);
  });

  it('gives every part of a card on its own', () => {
    const [ram, mechWorld] = ['ram', 'mech-world'].map(
      (id) => core.cards.find((card) => card.id === id)!,
    );
    expect(describeCard(ram!, 'en')).toEqual({
      name: 'Ram',
      typeLine: 'Ship · Blob',
      primary: '+5 Combat.',
      ally: { label: 'Blob ally', text: '+2 Combat.' },
      scrap: { label: 'Scrap', text: '+3 Trade.' },
      full: 'Ram\nShip · Blob · Cost 3\n+5 Combat.\nBlob ally: +2 Combat.\nScrap: +3 Trade.',
    });
    expect(describeCard(mechWorld!, 'fr')).toEqual({
      name: 'Mecha-Monde',
      typeLine: 'Avant-Poste 6 · Techno-Culte',
      static: ['Compte comme Allié de toutes les factions.'],
      full: 'Mecha-Monde\nAvant-Poste 6 · Techno-Culte · Coût 5\nCompte comme Allié de toutes les factions.',
    });
  });

  it('names several factions', () => {
    const card = {
      ...ship('Envoy', { fr: 'Émissaire', ally: [draw(1)] }),
      factions: FACTIONS.slice(0, 4),
      allyFactions: FACTIONS.slice(0, 4),
    };
    const inEnglish = describeCard(card, 'en');
    expect(inEnglish.typeLine).toBe('Ship · Blob / Trade Federation / Star Empire / Machine Cult');
    expect(inEnglish.ally?.label).toBe('Blob, Trade Federation, Star Empire or Machine Cult ally');
    expect(describeCard(card, 'fr').ally?.label).toBe(
      "Allié Blob, de la Fédération du Commerce, de l'Empire Galactique ou du Techno-Culte",
    );
  });

  it('words a lasting ability with several effects', () => {
    const ability = wheneverShipPlayed(combat(1), draw(1));
    const card = base('Yard', { fr: 'Chantier', defense: 3, static: [ability] });
    expect(notateStatic(ability)).toBe('whenever ship played: {combat 1; draw 1}');
    expect(describeCard(card, 'en').static).toEqual([
      'Each time you play a ship: +1 Combat, draw 1 card.',
    ]);
  });
});

describe('branch labels', () => {
  it('tell the branches of every choice apart', () => {
    for (const card of core.cards) {
      for (const effect of card.primary) {
        if (effect.kind !== 'choose') continue;
        const labels = effect.branches.map(branchLabel);
        expect(new Set(labels).size, card.name).toBe(labels.length);
      }
    }
    expect(branchLabel([discardUpTo(2), drawThatMany()])).toBe(
      'discard up to 2, then draw that many',
    );
  });
});
