import type { Allegiance } from '../card/faction-mark.ts';
import type { Language } from '../i18n/language.ts';
import { words } from '../i18n/words.ts';
import type { Copies } from './collection.ts';
import type { Kind, Sort } from './filters.ts';

interface GalleryWords {
  readonly language: Language;
  readonly title: string;
  readonly titleOf: (pack: string) => string;
  readonly packs: string;
  readonly search: string;
  readonly placeholder: string;
  readonly clearSearch: string;
  readonly filters: string;
  readonly filtersSet: (count: number) => string;
  readonly clearAll: string;
  readonly showResult: (count: number) => string;
  readonly count: (count: number, all: number) => string;
  readonly nothing: string;
  readonly cards: string;
  readonly box: string;
  readonly boxes: Readonly<Record<string, string>>;
  readonly faction: string;
  readonly factions: Readonly<Record<Allegiance, string>>;
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly cost: string;
  readonly costRange: (least: number, most: number) => string;
  readonly leastCost: string;
  readonly mostCost: string;
  readonly effect: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<Sort, string>>;
  readonly chooseCard: string;
  readonly keys: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly otherName: string;
  /** That the French name is not from a French edition. */
  readonly ourName: string;
  /** That what is printed on the card is not known, and all of it is ours. */
  readonly ourDesign: string;
  readonly copiesOf: (copies: Copies) => string;
  readonly rules: string;
}

export const galleryWords = words<GalleryWords>(
  {
    language: 'en',
    title: 'Card gallery',
    titleOf: (pack) => `Cards of ${pack}`,
    packs: 'Packs',
    search: 'Search names and texts, English or French',
    placeholder: 'Name or text',
    clearSearch: 'Clear the search',
    filters: 'Filters',
    filtersSet: (count) => (count === 1 ? '1 set' : `${count} set`),
    clearAll: 'Clear filters',
    showResult: (count) => (count === 1 ? 'Show 1 card' : `Show ${count} cards`),
    count: (count, all) => {
      if (count === all) return `All ${all} cards`;
      return `${count} of ${all} cards`;
    },
    nothing: 'No card is like that.',
    cards: 'Cards',
    box: 'Box',
    boxes: { core: 'Core Set', frontiers: 'Frontiers', 'rise-of-empire': 'Rise of Empire' },
    faction: 'Faction',
    factions: {
      blob: 'Blob',
      'trade-federation': 'Trade Federation',
      'star-empire': 'Star Empire',
      'machine-cult': 'Machine Cult',
      consortium: 'Consortium',
      kingdom: 'Kingdom',
      scavengers: 'Scavengers',
      unaligned: 'Unaligned',
    },
    kind: 'Type',
    kinds: { ship: 'Ship', base: 'Base', outpost: 'Outpost' },
    cost: 'Cost',
    costRange: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    leastCost: 'Lowest cost',
    mostCost: 'Highest cost',
    effect: 'Does all of this',
    sort: 'Order',
    sorts: { faction: 'Faction', cost: 'Cost', name: 'Name' },
    chooseCard: 'Choose a card to see it up close.',
    keys: 'Arrow keys move, Enter opens, Escape closes.',
    close: 'Close',
    previous: 'Previous card',
    next: 'Next card',
    otherName: 'In French',
    ourName: 'There is no French edition of this box: the French name is ours.',
    ourDesign:
      'What is printed on the cards of this box is not public: this one is our own design.',
    copiesOf: ({ where, count }) =>
      ({
        'trade-deck': `${count} in the trade deck`,
        'explorer-pile': `${count} in the Explorer pile`,
        'each-deck': `${count} in each starting deck`,
        'side-deck': `${count} in the starting deck of one side`,
        'after-campaign': `${count} that join the trade deck after the campaign`,
      })[where],
    rules: 'Rules it uses',
  },
  {
    language: 'fr',
    title: 'Galerie de cartes',
    titleOf: (pack) => `Cartes de ${pack}`,
    packs: 'Packs',
    search: 'Chercher dans les noms et les textes, français ou anglais',
    placeholder: 'Nom ou texte',
    clearSearch: 'Effacer la recherche',
    filters: 'Filtres',
    filtersSet: (count) => (count < 2 ? `${count} actif` : `${count} actifs`),
    clearAll: 'Effacer les filtres',
    showResult: (count) => (count < 2 ? `Voir ${count} carte` : `Voir ${count} cartes`),
    count: (count, all) => {
      if (count === all) return `Les ${all} cartes`;
      return `${count} ${count < 2 ? 'carte' : 'cartes'} sur ${all}`;
    },
    nothing: 'Aucune carte ne correspond.',
    cards: 'Cartes',
    box: 'Boîte',
    boxes: { core: 'Boîte de base', frontiers: 'Frontiers', 'rise-of-empire': 'Rise of Empire' },
    faction: 'Faction',
    factions: {
      blob: 'Blob',
      'trade-federation': 'Fédération du Commerce',
      'star-empire': 'Empire Galactique',
      'machine-cult': 'Techno-Culte',
      consortium: 'Consortium',
      kingdom: 'Royaume',
      scavengers: 'Récupérateurs',
      unaligned: 'Sans faction',
    },
    kind: 'Type',
    kinds: { ship: 'Vaisseau', base: 'Base', outpost: 'Avant-Poste' },
    cost: 'Coût',
    costRange: (least, most) => (least === most ? `${least}` : `${least} à ${most}`),
    leastCost: 'Coût minimal',
    mostCost: 'Coût maximal',
    effect: 'Fait tout ceci',
    sort: 'Ordre',
    sorts: { faction: 'Faction', cost: 'Coût', name: 'Nom' },
    chooseCard: 'Choisissez une carte pour la voir de près.',
    keys: 'Les flèches déplacent, Entrée ouvre, Échap ferme.',
    close: 'Fermer',
    previous: 'Carte précédente',
    next: 'Carte suivante',
    otherName: 'En anglais',
    ourName: 'Cette boîte n’a pas d’édition française\u00a0: le nom français est de nous.',
    ourDesign:
      'Ce que portent les cartes de cette boîte n’est pas public\u00a0: celle-ci est de notre création.',
    copiesOf: ({ where, count }) =>
      ({
        'trade-deck': `${count} dans la pile Commerce`,
        'explorer-pile': `${count} dans la pile des Prospecteurs`,
        'each-deck': `${count} dans chaque Deck de départ`,
        'side-deck': `${count} dans le Deck de départ d’un camp`,
        'after-campaign': `${count} dans la pile Commerce après la campagne`,
      })[where],
    rules: 'Règles utilisées',
  },
);
