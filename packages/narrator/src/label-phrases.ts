import type { Language, UsableAbility } from '@openrealms/engine';
import { possessive } from './grammar-en.ts';
import { of } from './grammar-fr.ts';
import { withoutArticle } from './letters.ts';

/** How a language labels what a player can do. */
export interface LabelPhrases {
  play(card: string): string;
  use(card: string, ability: UsableAbility): string;
  acquire(card: string, cost: number, toTop: boolean): string;
  /** An acquisition with the stickers of a sheet, and what they cost, if that is known. */
  upgraded(label: string, sheet: number, cost: number | null): string;
  attack(player: string, amount: number): string;
  destroy(base: string, owner: string | null, combat: number): string;
  damage(base: string, owner: string | null, amount: number): string;
  give(player: string, what: 'trade' | 'combat', amount: number): string;
  pass(card: string, player: string): string;
  /** Destroys a card of a tentacle. */
  cut(card: string, combat: number): string;
  readonly mulligan: string;
  readonly endTurn: string;
  readonly concede: string;

  from(card: string, zone: keyof typeof FROM.en): string;
  space(space: number, card: string): string;
  /** A card that goes on top of the deck, if that is said. */
  placed(card: string, to: 'top-of-deck' | undefined): string;
  owned(base: string, owner: string): string;
  readonly nothing: string;
  readonly nothingMore: string;

  copyOf(card: string): string;
  readonly outpost: string;
  readonly base: string;
  /** What a base still withstands. */
  left(defense: number): string;
}

const FROM = {
  en: {
    hand: 'from hand',
    deck: 'from the deck',
    discard: 'from the discard pile',
    'scrap-heap': 'from the scrap heap',
    'explorer-pile': 'from the pile',
  },
  fr: {
    hand: 'de la main',
    deck: 'du deck',
    discard: 'de la défausse',
    'scrap-heap': 'de la Casse',
    'explorer-pile': 'de la pile',
  },
} as const;

const ABILITIES = {
  en: {
    primary: 'ability',
    ally: 'ally ability',
    'double-ally': 'double ally ability',
    'upgrade-ally': 'upgrade ally ability',
  },
  fr: {
    primary: '',
    ally: 'Allié ',
    'double-ally': 'Double Allié ',
    'upgrade-ally': "Allié de l'amélioration ",
  },
} as const;

/** What the rules offer to spend: one, or all there is. */
function oneOrAll(amount: number): string {
  return amount === 1 ? '1' : `all ${amount}`;
}

function unOuTout(what: string, amount: number): string {
  return amount === 1 ? `1 de ${what}` : `tout le ${what} (${amount})`;
}

const ENGLISH: LabelPhrases = {
  play: (card) => `Play ${card}`,
  use(card, ability) {
    if (ability === 'scrap') return `Scrap ${card} for its effect`;
    return `Use ${possessive(card)} ${ABILITIES.en[ability]}`;
  },
  acquire: (card, cost, toTop) =>
    ENGLISH.placed(`Acquire ${card} for ${cost}`, toTop ? 'top-of-deck' : undefined),
  upgraded: (label, sheet, cost) =>
    `${label}, upgraded from sheet ${sheet}${cost === null ? '' : ` for ${cost} more`}`,
  attack: (player, amount) => `Attack ${player} with ${oneOrAll(amount)} combat`,
  destroy: (base, owner, combat) =>
    `Destroy ${owner === null ? base : ENGLISH.owned(base, owner)} (${combat} combat)`,
  damage: (base, owner, amount) =>
    `Damage ${owner === null ? base : ENGLISH.owned(base, owner)} with ${oneOrAll(amount)} combat`,
  give: (player, what, amount) => `Give ${player} ${oneOrAll(amount)} ${what}`,
  pass: (card, player) => `Pass ${card} to ${player} (1 trade)`,
  cut: (card, combat) => `Destroy ${card} of a tentacle (${combat} combat)`,
  mulligan: 'Scrap the whole trade row (once a challenge)',
  endTurn: 'End turn',
  concede: 'Concede',

  from: (card, zone) => `${card}, ${FROM.en[zone]}`,
  space: (space, card) => `Space ${space}: ${card}`,
  placed: (card, to) => (to === undefined ? card : `${card}, to the top of your deck`),
  owned: (base, owner) => `${possessive(owner)} ${withoutArticle(base)}`,
  nothing: 'Nothing',
  nothingMore: 'Nothing more',

  copyOf: (card) => `copy of ${card}`,
  outpost: 'outpost',
  base: 'base',
  left: (defense) => `${defense} left`,
};

const FRENCH: LabelPhrases = {
  play: (card) => `Jouer ${card}`,
  use(card, ability) {
    if (ability === 'scrap') return `Retirer ${card} pour son effet`;
    return `Utiliser la capacité ${ABILITIES.fr[ability]}${of(card)}`;
  },
  acquire: (card, cost, toTop) =>
    FRENCH.placed(`Acquérir ${card} pour ${cost}`, toTop ? 'top-of-deck' : undefined),
  upgraded: (label, sheet, cost) =>
    `${label}, améliorée avec la planche ${sheet}${cost === null ? '' : ` pour ${cost} de plus`}`,
  attack: (player, amount) => `Attaquer ${player} avec ${unOuTout('combat', amount)}`,
  destroy: (base, owner, combat) =>
    `Détruire ${base}${owner === null ? '' : ` ${of(owner)}`} (${combat} de combat)`,
  damage: (base, owner, amount) =>
    `Endommager ${base}${owner === null ? '' : ` ${of(owner)}`} avec ${unOuTout('combat', amount)}`,
  give: (player, what, amount) =>
    `Donner ${unOuTout(what === 'trade' ? 'commerce' : 'combat', amount)} à ${player}`,
  pass: (card, player) => `Passer ${card} à ${player} (1 de commerce)`,
  cut: (card, combat) => `Détruire ${card} d'un tentacule (${combat} de combat)`,
  mulligan: "Retirer toute la ligne d'achat (une fois par défi)",
  endTurn: 'Finir le tour',
  concede: 'Abandonner',

  from: (card, zone) => `${card}, ${FROM.fr[zone]}`,
  space: (space, card) => `Place ${space}\u00a0: ${card}`,
  placed: (card, to) => (to === undefined ? card : `${card}, sur le dessus de votre deck`),
  owned: (base, owner) => `${base}, à ${owner}`,
  nothing: 'Rien',
  nothingMore: 'Rien de plus',

  copyOf: (card) => `copie ${of(card)}`,
  outpost: 'avant-poste',
  base: 'base',
  left: (defense) => `reste ${defense}`,
};

export const LABELS: Readonly<Record<Language, LabelPhrases>> = { en: ENGLISH, fr: FRENCH };
