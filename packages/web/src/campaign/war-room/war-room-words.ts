import { words } from '../../i18n/words.ts';
import { isYou } from '../is-you.ts';

export const warRoomWords = words(
  {
    sealed: 'A sealed envelope',
    open: 'Open the envelope',
    toScenario: 'To the scenario',
    choose: (name: string) => `${name} ${isYou(name) ? 'choose' : 'chooses'} before the game.`,
    goesFirst: (name: string) => `${name} ${isYou(name) ? 'go' : 'goes'} first.`,
    again: (attempt: number) => `It was a draw: game ${attempt} of this scenario.`,
    goOn: 'Continue the game',
    standing: (turn: number) => `Turn ${turn}`,
    over: 'The war is over',
    overText: 'All twelve scenarios have been played.',
    toEnd: 'To the final count',
    finished: 'The campaign is finished',
    finishedText: 'The trade deck has grown. It can be played with in any format.',
    toDeck: 'To the grown deck',
    standings: 'State of the war',
    won: (count: number) => (count === 1 ? '1 scenario won' : `${count} scenarios won`),
    upgrades: (count: number) => (count === 1 ? '1 upgrade' : `${count} upgrades`),
    tie: 'Both sides have the same number of points.',
    lead: (side: string, by: string) => `${side} leads by ${by}.`,
    streak: (side: string, length: number) =>
      `${side} has won the last ${length} scenarios in a row.`,
    openCards: 'Open victory cards',
    unearned: 'Victory cards that nobody has earned',
    noOpenCards: 'All victory cards that lie open have been earned.',
    sidesGiven: 'The sides are given',
    sideOf: (name: string, side: string) => `${name}: ${side}`,
    coinSame: (side: string) => `Both would like the ${side}. A coin decides.`,
    coinEither: 'Both would play either side. A coin decides.',
    coinWon: (name: string, side: string) =>
      `The coin says: ${isYou(name) ? 'you play' : `${name} plays`} the ${side}.`,
    begin: 'To the first envelope',
    how: 'How the war goes',
    steps: [
      {
        title: 'Twelve envelopes',
        text: 'Each holds a scenario: a duel with a rule of its own. Whoever wins it goes first in the next one.',
      },
      {
        title: 'Cards to win over',
        text: 'When you acquire a card, you can put a sticker of your side on it. It stays for the whole campaign, whoever acquires the card next.',
      },
      {
        title: 'Victory cards',
        text: 'One for each scenario you win, others for feats. They go into your vault.',
      },
      {
        title: 'The final count',
        text: 'After the last scenario more points win the war. The trade deck that has grown is yours to play with.',
      },
    ],
  },
  {
    sealed: 'Une enveloppe scellée',
    open: 'Ouvrir l’enveloppe',
    toScenario: 'Vers le scénario',
    choose: (name) => `${name} ${isYou(name) ? 'faites' : 'fait'} un choix avant la partie.`,
    goesFirst: (name) =>
      isYou(name) ? 'Vous jouez en premier.' : `Premier joueur\u00a0: ${name}.`,
    again: (attempt) => `Match nul\u00a0: partie ${attempt} de ce scénario.`,
    goOn: 'Continuer la partie',
    standing: (turn) => `Tour ${turn}`,
    over: 'La guerre est finie',
    overText: 'Les douze scénarios ont été joués.',
    toEnd: 'Vers le décompte final',
    finished: 'La campagne est terminée',
    finishedText: 'La pile Commerce a grandi. Elle se joue dans tous les formats.',
    toDeck: 'Vers la pile agrandie',
    standings: 'État de la guerre',
    won: (count) => (count < 2 ? `${count} scénario gagné` : `${count} scénarios gagnés`),
    upgrades: (count) => (count < 2 ? `${count} amélioration` : `${count} améliorations`),
    tie: 'Les deux camps ont le même nombre de points.',
    lead: (side, by) => `${side} mène de ${by}.`,
    streak: (side, length) => `${side} a gagné les ${length} derniers scénarios de suite.`,
    openCards: 'Cartes de victoire à prendre',
    unearned: 'Cartes de victoire que personne n’a gagnées',
    noOpenCards: 'Toutes les cartes de victoire visibles ont été gagnées.',
    sidesGiven: 'Les camps sont attribués',
    sideOf: (name, side) => `${name}\u00a0: ${side}`,
    coinSame: (side) => `Tous deux souhaitent le même camp\u00a0: ${side}. La pièce décide.`,
    coinEither: 'Tous deux acceptent l’un ou l’autre camp. La pièce décide.',
    coinWon: (name, side) =>
      `La pièce a parlé\u00a0: ${isYou(name) ? 'vous jouez' : `${name} joue`} pour «\u00a0${side}\u00a0».`,
    begin: 'Vers la première enveloppe',
    how: 'Le cours de la guerre',
    steps: [
      {
        title: 'Douze enveloppes',
        text: 'Chacune contient un scénario\u00a0: un duel avec sa propre règle. Qui le gagne commence le suivant.',
      },
      {
        title: 'Des cartes à rallier',
        text: 'En acquérant une carte, vous pouvez y coller un autocollant de votre camp. Il y reste toute la campagne, qui que ce soit qui l’acquière ensuite.',
      },
      {
        title: 'Les cartes de victoire',
        text: 'Une par scénario gagné, d’autres pour des exploits. Elles vont dans votre coffre.',
      },
      {
        title: 'Le décompte final',
        text: 'Après le dernier scénario, le plus grand nombre de points gagne la guerre. La pile Commerce agrandie est à vous.',
      },
    ],
  },
);
