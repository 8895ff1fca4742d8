import type { Chapter } from '../chapter.ts';

export const allyRules: Chapter<'ally-rules'> = {
  title: { en: 'Allies in detail', fr: 'Les Alliés en détail' },
  clauses: {
    allies: {
      cites: ['ALLY-1', 'ALLY-2', 'ALLY-3', 'ALLY-4', 'ABILITY-14'],
      figure: 'ally-pair',
      en: {
        title: 'Ally abilities',
        text: [
          'A line that begins with a faction symbol needs company: another card of that faction in play on your side. A second copy of the same card will do, but no card is its own ally.',
          'The order of play does not matter. The second card of a faction wakes the ally ability of the first as well as its own, and one partner is enough for any number of cards. Using the ability is up to you; one that could do nothing right now is not offered.',
        ],
      },
      fr: {
        title: 'Capacités Allié',
        text: [
          'Une ligne qui commence par un symbole de faction demande de la compagnie\u00a0: une autre carte de cette faction en jeu de votre côté. Un second exemplaire de la même carte convient, mais aucune carte n’est son propre Allié.',
          'L’ordre dans lequel vous jouez n’importe pas. La deuxième carte d’une faction éveille la capacité Allié de la première comme la sienne, et un seul partenaire suffit à toutes. L’utiliser reste votre choix\u00a0; une capacité qui ne pourrait rien faire pour l’instant n’est pas proposée.',
        ],
      },
    },
    'double-allies': {
      cites: ['DOUBLE-1', 'DOUBLE-2', 'DOUBLE-3', 'DOUBLE-4', 'DOUBLE-5', 'DOUBLE-6', 'DOUBLE-7'],
      en: {
        title: 'Double ally abilities',
        text: [
          'Some cards of Frontiers have a line that begins with the faction symbol twice. It needs two other cards of that faction in play on your side; in all else it is an [ally ability](allies). With three cards of the faction together, such a card has both: {card hive-queen} gives {combat 3} for one partner and {combat 3} more for two.',
          'Copies of the card itself count, and so do bases of earlier turns. {card mech-world} is one partner, not two. Once awake, the ability [stays usable](allies-that-leave) for the turn.',
        ],
      },
      fr: {
        title: 'Capacités Double Allié',
        text: [
          'Certaines cartes de Frontiers ont une ligne qui commence par le symbole de faction en double. Elle demande deux autres cartes de cette faction en jeu de votre côté\u00a0; pour le reste, c’est une [capacité Allié](allies). Avec trois cartes de la faction réunies, une telle carte a les deux\u00a0: {card hive-queen} donne {combat 3} pour un partenaire et {combat 3} de plus pour deux.',
          'Les exemplaires de la même carte comptent, tout comme les Bases des tours précédents. {card mech-world} est un partenaire, pas deux. Une fois éveillée, la capacité [reste utilisable](allies-that-leave) pendant le tour.',
        ],
      },
    },
    'who-is-an-ally': {
      cites: ['ALLY-5', 'ALLY-6', 'ALLY-7', 'CARD-MECHWORLD-1', 'CARD-STEALTHNEEDLE-5'],
      en: {
        title: 'Who counts as a partner',
        text: [
          [
            'Your ships and bases in play, bases of earlier turns included, from the start of your main phase.',
            '{card mech-world}, for [every faction](every-faction).',
            'A {card stealth-needle}, for its own faction and for the one [it copies](copying-ships).',
          ],
          'Never a card of the opponent, nor one in hand, deck or discard pile. {card scout}, {card viper} and {card explorer} have no faction and help nobody.',
        ],
      },
      fr: {
        title: 'Qui compte comme partenaire',
        text: [
          [
            'Vos Vaisseaux et Bases en jeu, y compris les Bases des tours précédents, dès le début de votre phase principale.',
            '{card mech-world}, pour [toutes les factions](every-faction).',
            'Un {card stealth-needle}, pour sa faction et pour celle [qu’il copie](copying-ships).',
          ],
          'Jamais une carte adverse, ni une carte en main, dans le Deck ou la Défausse. {card scout}, {card viper} et {card explorer} n’ont pas de faction et n’aident personne.',
        ],
      },
    },
    'allies-that-leave': {
      cites: ['ALLY-8', 'ALLY-9'],
      en: {
        title: 'When a partner leaves',
        text: [
          'Once two cards have met, their ally abilities stay usable for the rest of the turn, even if one of them is scrapped. So you may scrap one for its effect first and use the other’s ally ability afterwards.',
          'This holds card by card. A card played after the partner is gone has met nobody and needs a partner that is in play.',
        ],
      },
      fr: {
        title: 'Quand un partenaire s’en va',
        text: [
          'Dès que deux cartes se sont rencontrées, leurs capacités Allié restent utilisables jusqu’à la fin du tour, même si l’une est retirée. Vous pouvez donc en retirer une pour son effet, puis utiliser la capacité Allié de l’autre.',
          'Cela vaut carte par carte. Une carte jouée après le départ du partenaire n’a rencontré personne\u00a0: il lui en faut un en jeu.',
        ],
      },
    },
    'allies-next-turn': {
      cites: ['ALLY-5', 'ALLY-10', 'BASE-4'],
      en: {
        title: 'A new turn, a new meeting',
        text: [
          'The ally ability of a base starts each turn afresh: it can be used once more, if there is a partner in play in that turn. Two bases of one faction serve each other turn after turn.',
        ],
      },
      fr: {
        title: 'Nouveau tour, nouvelle rencontre',
        text: [
          'La capacité Allié d’une Base repart de zéro à chaque tour\u00a0: elle peut resservir s’il y a un partenaire en jeu à ce tour. Deux Bases d’une même faction se servent mutuellement, tour après tour.',
        ],
      },
    },
  },
};
