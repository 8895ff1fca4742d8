import type { Chapter } from '../chapter.ts';

export const defyTheEmpire: Chapter<'defy-the-empire'> = {
  title: { en: 'Defy the Empire', fr: 'Défier l’Empire' },
  clauses: {
    'empire-start': {
      cites: ['DEFY-1', 'DEFY-2', 'DEFY-3'],
      en: {
        title: 'The Elite and the Subjects',
        text: [
          'The Boss has {authority 40} for each player, and you have {authority 50} each, as one team. It starts with a standard deck.',
          'No {star-empire} card is in the trade deck: they are two trade decks of its own. The Elite are, from the top: {card hammerhead}, {card jamming-terminal}, {card warpgate-cruiser}, {card siege-fortress}, {card imperial-flagship}. The Subjects are the others, shuffled. Both top cards are face up.',
        ],
      },
      fr: {
        title: 'L’Élite et les Sujets',
        text: [
          'Le Boss a {authority 40} par joueur, et vous {authority 50} chacun, en une équipe. Il commence avec un Deck ordinaire.',
          'Aucune carte {star-empire} n’est dans la pile Commerce\u00a0: elles forment deux piles à lui. L’Élite est, à partir du dessus\u00a0: {card hammerhead}, {card jamming-terminal}, {card warpgate-cruiser}, {card siege-fortress}, {card imperial-flagship}. Les Sujets sont les autres, mélangés. Les deux cartes du dessus sont face visible.',
        ],
      },
    },
    'empire-turn': {
      cites: ['DEFY-4', 'DEFY-5', 'DEFY-6', 'DEFY-7', 'DEFY-8'],
      en: {
        title: 'The turn of the Emperor',
        text: [
          'It draws five cards, and two more for each player beyond the first. Then, from the beginning after each step that did something: a primary ability, an [ally ability](allies), a [double ally ability](double-allies), its dearest card, an acquisition, the [attack](boss-attack-order).',
          'It acquires the dearest card that it can afford of the tops of its two trade decks, and no {card explorer} {house}; of equal costs that of the Elite. What it acquires goes to its discard pile {house}.',
          'The first time in a turn that it makes somebody discard, chance decides who of you; the same player discards for the rest of the turn.',
        ],
      },
      fr: {
        title: 'Le tour de l’Empereur',
        text: [
          'Il pioche cinq cartes, et deux de plus pour chaque joueur après le premier. Puis, en recommençant au début après chaque étape qui a eu un effet\u00a0: une capacité principale, une [capacité Allié](allies), une [capacité Double Allié](double-allies), sa carte la plus chère, un achat, l’[attaque](boss-attack-order).',
          'Il achète la carte la plus chère qu’il peut payer parmi les deux du dessus de ses piles, et jamais de carte {card explorer} {house}\u00a0; à coût égal, celle de l’Élite. Ce qu’il achète va dans sa Défausse {house}.',
          'La première fois, dans un tour, qu’il fait défausser quelqu’un, le hasard décide de qui\u00a0; le même joueur défausse pour le reste du tour.',
        ],
      },
    },
  },
};
