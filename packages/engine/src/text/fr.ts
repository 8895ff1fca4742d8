import {
  type AcquireFree,
  ANY_NUMBER,
  type CardType,
  type Draw,
  type Faction,
  type GainPer,
  type OwnZone,
  type Salvage,
  type ScrapOwn,
} from '../cards/ability.ts';
import { alternatives, type Phrasebook, type SimpleEffect } from './phrasebook.ts';

/** French sets a space before colons and semicolons, on which a line must not break. */
const COLON = '\u00a0:';
const SEMICOLON = '\u00a0;';

const FACTIONS: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Fédération du Commerce',
  'star-empire': 'Empire Galactique',
  'machine-cult': 'Techno-Culte',
  consortium: 'Consortium',
  kingdom: 'Royaume',
  scavengers: 'Récupérateurs',
};

/** The factions as complements of "carte" and "Allié". */
const OF_FACTION: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'de la Fédération du Commerce',
  'star-empire': "de l'Empire Galactique",
  'machine-cult': 'du Techno-Culte',
  consortium: 'du Consortium',
  kingdom: 'du Royaume',
  scavengers: 'des Récupérateurs',
};

const RESOURCES = { trade: 'Commerce', combat: 'Combat', authority: 'Influence' } as const;

const FROM_ZONE: Readonly<Record<OwnZone, string>> = {
  hand: 'de votre main',
  discard: 'de votre Défausse',
};

/** A card of a type, of any type, and the pronoun that stands for it. */
const A_CARD: Readonly<Record<CardType | 'card', readonly [card: string, it: string]>> = {
  ship: ['un Vaisseau', 'le'],
  base: ['une Base', 'la'],
  card: ['une carte', 'la'],
};

const SALVAGED: Readonly<Record<Salvage['to'], string>> = {
  'top-of-deck': 'sur le dessus de votre Deck',
  discard: 'dans votre Défausse',
};

export const french: Phrasebook = {
  name: (card) => card.nameFr,
  types: { ship: 'Vaisseau', base: 'Base', outpost: 'Avant-Poste' },
  factions: FACTIONS,
  unaligned: 'Sans faction',
  cost: (amount) => `Coût ${amount}`,
  allyLabel: (factions) => `Allié ${anyOf(factions)}`,
  doubleAllyLabel: (factions) => `Double Allié ${anyOf(factions)}`,
  scrapLabel: 'Retirer',
  acquiredLabel: "À l'acquisition",
  labelled: (label, text) => `${label}${COLON} ${text}`,

  clause,
  optional: (text) => `si vous le souhaitez, ${text}`,
  links: { gain: ', ', option: ' et/ou ', step: ', puis ', condition: '\u00a0; ' },
  choice: (branches) => `au choix${COLON} ${alternatives(branches, 'ou', SEMICOLON)}`,
  ifBases: (count, then) =>
    `si vous avez au moins ${count} ${count < 2 ? 'Base' : 'Bases'} en jeu${COLON} ${then}`,
  ifYouDo: (then) => `si vous le faites, ${then}`,

  allyOfEveryFaction: 'compte comme Allié de toutes les factions',
  wheneverShipPlayed: (then) => `chaque fois que vous jouez un Vaisseau${COLON} ${then}`,
};

function anyOf(factions: readonly Faction[]): string {
  return alternatives(
    factions.map((faction) => OF_FACTION[faction]),
    'ou',
  );
}

function clause(effect: SimpleEffect): string {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return `+${effect.amount} ${RESOURCES[effect.kind]}`;
    case 'draw':
      return `piochez ${drawn(effect.amount)}`;
    case 'opponent-discards':
      return `un ${effect.orSelf ? 'joueur' : 'adversaire'} de votre choix défausse ${cards(effect.count)}`;
    case 'discard':
      return `défaussez ${quantity(effect)}`;
    case 'scrap':
      return `retirez ${quantity(effect)} ${zones(effect)}`;
    case 'scrap-trade-row':
      return `retirez ${cards(1)} de la Ligne d'Achat`;
    case 'destroy-base':
      return 'détruisez une Base adverse';
    case 'gain-per':
      return gainPer(effect);
    case 'put-on-deck':
      return `placez ${A_CARD[effect.type ?? 'card'][0]} de votre Défausse sur le dessus de votre Deck`;
    case 'acquire-free':
      return acquireFree(effect);
    case 'salvage':
      return `prenez une carte de coût ${effect.maxCost} ou moins dans la Casse et placez-la ${SALVAGED[effect.to]}`;
    case 'next-on-top':
      return effect.type === 'ship'
        ? 'le prochain Vaisseau que vous acquérez ce tour-ci peut être placé sur le dessus de votre Deck'
        : 'la prochaine Base que vous acquérez ce tour-ci est placée sur le dessus de votre Deck';
    case 'return-at-end-of-turn':
      return 'à la fin du tour, cette carte revient dans votre Défausse';
    case 'copy-ship':
      return "ce Vaisseau devient la copie d'un autre Vaisseau que vous avez joué ce tour-ci, tout en gardant sa propre faction";
  }
}

function gainPer({ what, amount, per }: GainPer): string {
  if (per === 'their-cost' && amount === 1) {
    return `gagnez autant ${OF_RESOURCE[what]} que son coût`;
  }
  return `+${amount} ${RESOURCES[what]} ${MEASURES[per]}`;
}

const OF_RESOURCE: Readonly<Record<GainPer['what'], string>> = {
  trade: 'de Commerce',
  combat: 'de Combat',
  authority: "d'Influence",
};

const MEASURES: Readonly<Record<GainPer['per'], string>> = {
  'that-many': 'par carte',
  'their-cost': 'par point de son coût',
  'own-scrapped': 'pour chacune de vos cartes retirées ce tour-ci, celle-ci comprise',
};

function acquireFree({ type, maxCost, to }: AcquireFree): string {
  const [card, it] = A_CARD[type ?? 'card'];
  const which = maxCost === null ? 'de votre choix' : `de coût ${maxCost} ou moins`;
  const place = to === 'discard' ? '' : ` et placez-${it} sur le dessus de votre Deck`;
  return `acquérez gratuitement ${card} ${which}${place}`;
}

function drawn(amount: Draw['amount']): string {
  if (amount === 'that-many') return 'autant de cartes';
  if (typeof amount === 'number') return cards(amount);
  return `${cards(1)} pour chaque carte ${OF_FACTION[amount.perPlayed]} que vous avez jouée ce tour-ci`;
}

function cards(count: number): string {
  return `${count} ${count < 2 ? 'carte' : 'cartes'}`;
}

function quantity({ count, upTo }: Pick<ScrapOwn, 'count' | 'upTo'>): string {
  if (count === ANY_NUMBER) return 'autant de cartes que vous voulez';
  return upTo ? `jusqu'à ${cards(count)}` : cards(count);
}

function zones({ from, count }: ScrapOwn): string {
  return from.map((zone) => FROM_ZONE[zone]).join(count === 1 ? ' ou ' : ' et/ou ');
}
