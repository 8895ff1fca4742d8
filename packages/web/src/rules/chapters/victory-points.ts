import type { Chapter } from '../chapter.ts';

export const victoryPoints: Chapter<'victory-points'> = {
  title: { en: 'Victory points', fr: 'Points de victoire' },
  clauses: {
    'victory-cards': {
      cites: ['SCORE-1', 'SCORE-2', 'SCORE-3'],
      en: {
        title: 'Victory point cards',
        text: [
          'Whoever wins a scenario earns its victory point card. Others have a condition, and everybody sees those that nobody has earned.',
          'One with a condition on a turn goes to the first who meets it [during a game](earning-on-a-turn), even if that player then loses the game.',
        ],
      },
      fr: {
        title: 'Cartes de victoire',
        text: [
          'Qui gagne un scénario gagne sa carte de victoire. D’autres ont une condition, et tout le monde voit celles que personne n’a gagnées.',
          'Celle dont la condition porte sur un tour revient au premier qui la remplit [pendant une partie](earning-on-a-turn), même si ce joueur perd ensuite la partie.',
        ],
      },
    },
    'earning-on-a-turn': {
      cites: ['VICTORY-1', 'VICTORY-2', 'VICTORY-3', 'VICTORY-4', 'VICTORY-5'],
      en: {
        title: 'Earned on a turn',
        text: [
          'If you meet the condition of an open card at any moment of your own turn, you earn it at once; if you meet several, you earn each. A card is earned once. What you have in the other’s turn does not count, and when the game is over nothing more is earned on a turn {house}.',
          'A condition may ask for {trade} or {combat} in your pool, for {authority}, for bases, outposts, factions or upgraded cards in play, or for cards acquired, played or scrapped this turn {house}. Acquiring for nothing counts; of scrapped cards only your own do.',
        ],
      },
      fr: {
        title: 'Gagnées pendant un tour',
        text: [
          'Si vous remplissez la condition d’une carte visible à un moment quelconque de votre propre tour, vous la gagnez aussitôt\u00a0; si vous en remplissez plusieurs, vous les gagnez toutes. Une carte se gagne une seule fois. Ce que vous avez pendant le tour de l’autre ne compte pas, et une fois la partie finie rien ne se gagne plus sur un tour {house}.',
          'Une condition peut demander du {trade} ou du {combat} en réserve, de l’{authority}, des Bases, des Avant-Postes, des factions ou des cartes améliorées en jeu, ou des cartes acquises, jouées ou retirées pendant ce tour {house}. Acquérir gratuitement compte\u00a0; parmi les cartes retirées, seules les vôtres comptent.',
        ],
      },
    },
    'earning-between-games': {
      cites: ['SCORE-4', 'SCORE-5', 'SCORE-6'],
      en: {
        title: 'Earned between games and at the end',
        text: [
          'A card with a condition between games goes to the first who meets it when a scenario has been won, also the last one {house}. If both meet it after the same game, whoever has more of what it counts earns it, and if both have the same, whoever won that game {house}.',
          'One with a condition at the end goes, when scenario 12 has been won, to whoever has more of what it counts. If both have the same, nobody earns it {house}.',
        ],
      },
      fr: {
        title: 'Gagnées entre les parties et à la fin',
        text: [
          'Une carte dont la condition vaut entre les parties revient au premier qui la remplit quand un scénario est gagné, le dernier compris {house}. Si les deux la remplissent après la même partie, c’est à qui a le plus de ce qu’elle compte, et à égalité à qui a gagné cette partie {house}.',
          'Celle dont la condition vaut à la fin revient, une fois le scénario 12 gagné, à qui a le plus de ce qu’elle compte. À égalité, personne ne la gagne {house}.',
        ],
      },
    },
    'winning-the-campaign': {
      cites: ['SCORE-7', 'SCORE-8'],
      en: {
        title: 'Winning the campaign',
        text: [
          'When scenario 12 has been won and all cards are given, the vault with more points wins the campaign. With equal points, more scenarios won decide, and if these are equal too, scenario 12 does {house}.',
        ],
      },
      fr: {
        title: 'Gagner la campagne',
        text: [
          'Quand le scénario 12 est gagné et que toutes les cartes sont attribuées, le coffre qui a le plus de points gagne la campagne. À égalité de points, c’est le nombre de scénarios gagnés qui départage, et s’il est égal aussi, le scénario 12 {house}.',
        ],
      },
    },
  },
};
