import {
  type BetweenGamesFeat,
  type EndFeat,
  idOf,
  type TurnFeat,
  type VictoryCard,
  type VictoryCondition,
} from '@openrealms/engine';

function victoryCard(en: string, fr: string, points: number, earned: VictoryCondition) {
  return { id: idOf(en), name: { en, fr }, points, earned };
}

const forScenario = (number: number, points: number, en: string, fr: string): VictoryCard =>
  victoryCard(en, fr, points, { when: 'scenario', number });

/** Lies open from a scenario on, for whoever is the first to have so much on a turn. */
const onTurn = (
  from: number,
  points: number,
  [what, atLeast]: readonly [TurnFeat, number],
  en: string,
  fr: string,
): VictoryCard => ({ ...victoryCard(en, fr, points, { when: 'turn', what, atLeast }), from });

const betweenGames = (
  from: number,
  points: number,
  [what, atLeast]: readonly [BetweenGamesFeat, number],
  en: string,
  fr: string,
): VictoryCard => ({
  ...victoryCard(en, fr, points, { when: 'between-games', what, atLeast }),
  from,
});

const atEnd = (
  from: number,
  points: number,
  what: EndFeat,
  en: string,
  fr: string,
): VictoryCard => ({ ...victoryCard(en, fr, points, { when: 'end', what }), from });

/** One for each scenario, then those that anybody can earn on the way. */
export const victoryCards: readonly VictoryCard[] = [
  forScenario(1, 1, 'The First Salvo', 'La Première Salve'),
  forScenario(2, 1, 'The Golden Handshake', 'La Poignée de main dorée'),
  forScenario(3, 1, "The Queen's Favour", 'La Faveur de la reine'),
  forScenario(4, 1, 'The Best Offer', 'La Meilleure Offre'),
  forScenario(5, 2, 'The Open Lane', 'La Voie rouverte'),
  forScenario(6, 2, "The People's Banner", 'La Bannière du peuple'),
  forScenario(7, 2, 'The Broken Cipher', 'Le Chiffre percé'),
  forScenario(8, 2, 'The Hot Iron', 'Le Fer chaud'),
  forScenario(9, 2, 'The Thaw', 'Le Dégel'),
  forScenario(10, 3, 'The Last Reserve', 'La Dernière Réserve'),
  forScenario(11, 3, 'The Old Debt', 'La Vieille Dette'),
  forScenario(12, 3, 'The Shield of Humanity', "Le Bouclier de l'humanité"),

  onTurn(1, 1, ['trade', 12], 'The Record Quarter', 'Le Trimestre record'),
  betweenGames(1, 1, ['political-victories', 1], 'Signed and Sealed', 'Signé et scellé'),
  onTurn(2, 1, ['authority', 75], 'The Beloved Banner', 'Le Pavillon bien-aimé'),
  onTurn(3, 1, ['outposts-in-play', 3], 'The Ring of Iron', "L'Anneau de fer"),
  betweenGames(4, 2, ['victories-in-a-row', 3], 'The Tide of War', 'La Marée de la guerre'),
  onTurn(5, 2, ['combat', 25], 'The Thunder of Guns', 'Le Tonnerre des canons'),
  onTurn(6, 2, ['upgraded-in-play', 5], 'The Gleaming Fleet', 'La Flotte étincelante'),
  onTurn(7, 1, ['factions-in-play', 5], 'The Concert of Worlds', 'Le Concert des mondes'),
  atEnd(2, 1, { upgradesOf: 'consortium' }, 'Patron of the Consortium', 'Protecteur du Consortium'),
  atEnd(3, 1, { upgradesOf: 'kingdom' }, 'Patron of the Kingdom', 'Protecteur du Royaume'),
  atEnd(
    4,
    1,
    { upgradesOf: 'scavengers' },
    'Patron of the Scavengers',
    'Protecteur des Récupérateurs',
  ),
  atEnd(8, 1, 'upgraded-bases', 'The Great Builder', 'Le Grand Bâtisseur'),
];
