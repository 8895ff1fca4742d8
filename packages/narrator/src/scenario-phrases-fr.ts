import type { BetweenGamesFeat, EndFeat, Faction, TurnFeat, Whom } from '@openrealms/engine';
import { cards as counted } from './grammar-fr.ts';
import type { NamedFilter, Occasion, ScenarioPhrases } from './scenario-phrases.ts';

const COLON = '\u00a0:';
const SEMICOLON = '\u00a0;';

/** The factions as complements of a noun. */
const OF_FACTION: Readonly<Record<Faction, string>> = {
  blob: 'Blob',
  'trade-federation': 'de la Fédération du Commerce',
  'star-empire': "de l'Empire Galactique",
  'machine-cult': 'du Techno-Culte',
  consortium: 'du Consortium',
  kingdom: 'du Royaume',
  scavengers: 'des Récupérateurs',
};

type Case = 'called' | 'subject' | 'of' | 'to';

const WHOM: Readonly<Record<Whom, Readonly<Record<Case, string>>>> = {
  'star-empire': {
    called: 'Empire Galactique',
    subject: "L'Empire Galactique",
    of: "de l'Empire Galactique",
    to: "à l'Empire Galactique",
  },
  'trade-federation': {
    called: 'Fédération du Commerce',
    subject: 'La Fédération du Commerce',
    of: 'de la Fédération du Commerce',
    to: 'à la Fédération du Commerce',
  },
  both: {
    called: 'Les deux camps',
    subject: 'Les deux camps',
    of: 'des deux camps',
    to: 'aux deux camps',
  },
};

const KINDS = {
  ship: { one: 'un Vaisseau', many: 'les Vaisseaux', upgraded: ['amélioré', 'améliorés'] },
  base: { one: 'une Base', many: 'les Bases', upgraded: ['améliorée', 'améliorées'] },
  card: { one: 'une carte', many: 'les cartes', upgraded: ['améliorée', 'améliorées'] },
} as const;

const DOING = {
  'when-played': 'chaque fois que vous jouez',
  'when-acquired': 'chaque fois que vous acquérez',
  'when-upgraded': 'chaque fois que vous améliorez',
} as const;

const TURN: Readonly<Record<TurnFeat, (atLeast: number) => string>> = {
  trade: (n) => `avoir au moins ${n} de Commerce pendant votre tour`,
  combat: (n) => `avoir au moins ${n} de Combat pendant votre tour`,
  authority: (n) => `avoir au moins ${n} d'Influence pendant votre tour`,
  'bases-in-play': (n) => `avoir au moins ${n} Bases en jeu pendant votre tour`,
  'outposts-in-play': (n) => `avoir au moins ${n} Avant-Postes en jeu pendant votre tour`,
  'factions-in-play': (n) => `avoir des cartes d'au moins ${n} factions en jeu pendant votre tour`,
  'upgraded-in-play': (n) => `avoir au moins ${n} cartes améliorées en jeu pendant votre tour`,
  'acquired-this-turn': (n) => `acquérir au moins ${n} cartes en un seul tour`,
  'played-this-turn': (n) => `jouer au moins ${n} cartes en un seul tour`,
  'scrapped-this-turn': (n) => `retirer au moins ${n} cartes en un seul tour`,
};

export const scenarioFrench: ScenarioPhrases = {
  effects: (whom, occasion, effects) =>
    `${WHOM[whom].called}, ${when(occasion)}${COLON} ${effects}`,
  startingAuthority: (whom, amount) =>
    `${subject(whom, 'commence')} avec ${Math.abs(amount)} ${Math.abs(amount) < 2 ? 'point' : 'points'} d'Influence de ${amount > 0 ? 'plus' : 'moins'}.`,
  openingHand: (whom, cards) =>
    `${subject(whom, 'commence')} avec ${counted(Math.abs(cards))} de ${cards > 0 ? 'plus' : 'moins'} en main.`,
  personalDeck: (whom, cards) =>
    whom === 'both'
      ? `Les Decks personnels ${WHOM.both.of} contiennent aussi${COLON} ${cards}.`
      : `Le Deck personnel ${WHOM[whom].of} contient aussi${COLON} ${cards}.`,
  price: (whom, cards, less) => {
    const [what, verb] = severalAndVerb(cards);
    return `${what} ${verb} ${difference(less)} ${WHOM[whom].to}${limit(less)}.`;
  },
  upgradePrice: (whom, less) =>
    `Une amélioration coûte ${difference(less)} ${WHOM[whom].to}${limit(less)}.`,
  handSize: (whom, cards) =>
    `${subject(whom, 'pioche')} ${counted(Math.abs(cards))} de ${cards > 0 ? 'plus' : 'moins'} à la fin de ${whom === 'both' ? 'chaque tour' : 'chacun de ses tours'}.`,
  thirdParty: (combat, growth) =>
    [
      `À la fin de chaque tour, les Blobs attaquent le joueur qui vient de jouer avec ${combat} de Combat`,
      growth > 0 ? `, et ${growth} de plus pour chaque tour que ce joueur a déjà joué` : '',
      `. Ils l'éliminent s'ils le peuvent${SEMICOLON} sinon, ils détruisent l'Avant-Poste le plus cher à leur portée, puis la Base la plus chère, et le reste frappe le joueur.`,
    ].join(''),

  winScenario: (number) => `Gagnez le scénario ${number}.`,
  onTurn: (what, atLeast) => `Soyez le premier à ${TURN[what](atLeast)}.`,
  betweenGames: (what, atLeast) => `Soyez le premier à ${done(what, atLeast)}.`,
  atTheEnd: (what) => `À la fin de la campagne, ayez ${compared(what)} que votre adversaire.`,

  scrap: 'Retirer',
  ally: (side) => `Allié ${OF_FACTION[side]}`,
  labelled: (label, text) => `${label}${COLON} ${text}`,
};

/** The verb is of the first group: "commence", "commencent". */
function subject(whom: Whom, verb: string): string {
  return `${WHOM[whom].subject} ${verb}${whom === 'both' ? 'nt' : ''}`;
}

function when(occasion: Occasion): string {
  return occasion.kind === 'start-of-turn'
    ? 'au début de chacun de vos tours'
    : `${DOING[occasion.kind]} ${single(occasion.cards)}`;
}

function single(filter: NamedFilter): string {
  const kind = KINDS[filter.type ?? 'card'];
  return worded(filter, kind.one, kind.upgraded[0]);
}

function severalAndVerb(filter: NamedFilter): [string, string] {
  const kind = KINDS[filter.type ?? 'card'];
  const many = worded(filter, kind.many, kind.upgraded[1]);
  return [`${many.charAt(0).toUpperCase()}${many.slice(1)}`, 'coûtent'];
}

function worded(
  { card, name, faction, upgraded }: NamedFilter,
  kind: string,
  adjective: string,
): string {
  const of = name ?? card;
  const words = [
    kind,
    ...(of === undefined ? [] : [of]),
    ...(upgraded === undefined ? [] : [upgraded ? adjective : `non ${adjective}`]),
    ...(faction === undefined ? [] : [OF_FACTION[faction]]),
  ];
  return words.join(' ');
}

function difference(less: number): string {
  return less > 0 ? `${less} de moins` : `${-less} de plus`;
}

function limit(less: number): string {
  return less > 0 ? ' (mais jamais moins de 1)' : '';
}

function done(what: BetweenGamesFeat, atLeast: number): string {
  if (typeof what === 'object') {
    return `améliorer ${counted(atLeast)} ${OF_FACTION[what.upgradesOf]}`;
  }
  switch (what) {
    case 'victories-in-a-row':
      return `gagner ${atLeast} scénarios de suite`;
    case 'victories':
      return `gagner ${atLeast} scénarios`;
    case 'political-victories':
      return atLeast === 1
        ? 'remporter une Victoire politique'
        : `remporter ${atLeast} Victoires politiques`;
    case 'upgrades':
      return `améliorer ${counted(atLeast)}`;
  }
}

function compared(what: EndFeat): string {
  if (typeof what === 'object') return `amélioré plus de cartes ${OF_FACTION[what.upgradesOf]}`;
  switch (what) {
    case 'upgrades':
      return 'amélioré plus de cartes';
    case 'upgraded-bases':
      return 'amélioré plus de Bases';
    case 'victories':
      return 'gagné plus de scénarios';
  }
}
