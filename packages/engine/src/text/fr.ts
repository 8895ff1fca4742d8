import type { AcquireFreeShip, Draw, Faction, OwnZone, ScrapOwn } from '../cards/ability.ts';
import { alternatives, type Phrasebook, type SimpleEffect } from './phrasebook.ts';

/** French sets a space before colons and semicolons, on which a line must not break. */
const COLON = '\u00a0:';
const SEMICOLON = '\u00a0;';

const FACTIONS: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'Fédération du Commerce',
  'star-empire': 'Empire Galactique',
  'machine-cult': 'Techno-Culte',
};

/** The factions as complements of "carte" and "Allié". */
const OF_FACTION: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'de la Fédération du Commerce',
  'star-empire': "de l'Empire Galactique",
  'machine-cult': 'du Techno-Culte',
};

const RESOURCES = { trade: 'Commerce', combat: 'Combat', authority: 'Influence' } as const;

const FROM_ZONE: Readonly<Record<OwnZone, string>> = {
  hand: 'de votre main',
  discard: 'de votre Défausse',
};

const DESTINATIONS: Readonly<Record<AcquireFreeShip['to'], string>> = {
  'top-of-deck': 'sur le dessus de votre Deck',
};

export const french: Phrasebook = {
  name: (card) => card.nameFr,
  types: { ship: 'Vaisseau', base: 'Base', outpost: 'Avant-Poste' },
  factions: FACTIONS,
  unaligned: 'Sans faction',
  cost: (amount) => `Coût ${amount}`,
  allyLabel: (factions) =>
    `Allié ${alternatives(
      factions.map((faction) => OF_FACTION[faction]),
      'ou',
    )}`,
  scrapLabel: 'Retirer',
  labelled: (label, text) => `${label}${COLON} ${text}`,

  clause,
  optional: (text) => `si vous le souhaitez, ${text}`,
  links: { gain: ', ', option: ' et/ou ', step: ', puis ' },
  choice: (branches) => `au choix${COLON} ${alternatives(branches, 'ou', SEMICOLON)}`,
  ifBases: (count, then) =>
    `si vous avez au moins ${count} ${count < 2 ? 'Base' : 'Bases'} en jeu${COLON} ${then}`,

  allyOfEveryFaction: 'compte comme Allié de toutes les factions',
  wheneverShipPlayed: (then) => `chaque fois que vous jouez un Vaisseau${COLON} ${then}`,
};

function clause(effect: SimpleEffect): string {
  switch (effect.kind) {
    case 'trade':
    case 'combat':
    case 'authority':
      return `+${effect.amount} ${RESOURCES[effect.kind]}`;
    case 'draw':
      return `piochez ${drawn(effect.amount)}`;
    case 'opponent-discards':
      return `un adversaire de votre choix défausse ${cards(effect.count)}`;
    case 'discard':
      return `défaussez ${quantity(effect)}`;
    case 'scrap':
      return `retirez ${quantity(effect)} ${zones(effect)}`;
    case 'scrap-trade-row':
      return `retirez ${cards(1)} de la Ligne d'Achat`;
    case 'destroy-base':
      return 'détruisez une Base adverse';
    case 'acquire-free-ship':
      return `acquérez gratuitement un Vaisseau de votre choix et placez-le ${DESTINATIONS[effect.to]}`;
    case 'next-ship-on-top':
      return 'le prochain Vaisseau que vous acquérez ce tour-ci peut être placé sur le dessus de votre Deck';
    case 'copy-ship':
      return "ce Vaisseau devient la copie d'un autre Vaisseau que vous avez joué ce tour-ci, tout en gardant sa propre faction";
  }
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
  return upTo ? `jusqu'à ${cards(count)}` : cards(count);
}

function zones({ from, count }: ScrapOwn): string {
  return from.map((zone) => FROM_ZONE[zone]).join(count === 1 ? ' ou ' : ' et/ou ');
}
