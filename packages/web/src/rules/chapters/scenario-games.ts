import type { Chapter } from '../chapter.ts';

export const scenarioGames: Chapter<'scenario-games'> = {
  title: { en: 'Scenario games', fr: 'Parties de scénario' },
  clauses: {
    'scenario-start': {
      cites: [
        'SCENARIO-1',
        'SCENARIO-2',
        'SCENARIO-3',
        'SCENARIO-4',
        'SCENARIO-5',
        'SCENARIO-9',
        'SCENARIO-10',
      ],
      en: {
        title: 'Set-up of a scenario',
        text: [
          'Two play, one for each side, and each starts with the personal deck of their side. The player whose side is face up on the scenario card takes the first turn, with three cards; the other has five.',
          'The {star-empire} starts with eight Scouts, a Viper, an {card imperial-fighter} and a {card smuggler}, the {trade-federation} with eight Scouts, a Viper, a {card federation-shuttle} and a {card system-police}.',
          'All else is as in a [duel](set-up): {authority 50} each, the Explorers of the box and the trade row. What stands on the face that is up holds for this game, and so does what its first player [chose](scenario-first-player). Both lie open.',
        ],
      },
      fr: {
        title: 'Mise en place d’un scénario',
        text: [
          'On joue à deux, un joueur par camp, et chacun commence avec le Deck personnel de son camp. Le joueur dont le camp est visible sur la carte Scénario joue le premier tour, avec trois cartes\u00a0; l’autre en a cinq.',
          'Le camp {star-empire} commence avec huit Éclaireurs, un Viper, {card imperial-fighter} et {card smuggler}, le camp {trade-federation} avec huit Éclaireurs, un Viper, {card federation-shuttle} et {card system-police}.',
          'Tout le reste est comme en [duel](set-up)\u00a0: {authority 50} chacun, les Prospecteurs de la boîte et la Ligne d’Achat. Ce que dit la face visible vaut pour cette partie, de même que ce que le premier joueur a [choisi](scenario-first-player). Les deux restent visibles.',
        ],
      },
    },
    'sheets-at-the-table': {
      cites: ['SCENARIO-6', 'SCENARIO-7', 'SCENARIO-8'],
      en: {
        title: 'What lies on the table',
        text: [
          'Before each player lie the sheets of their side that have come so far: one in scenario 1, and one more in each of the scenarios 2, 3 and 4. Used stickers and the victory point cards still to be earned lie open, and so do the sheets {house}.',
          'Upgraded cards are in the trade deck like all others. Either of you may acquire them and use all that they can do.',
        ],
      },
      fr: {
        title: 'Ce qui est sur la table',
        text: [
          'Devant chaque joueur se trouvent les planches de son camp arrivées jusque-là\u00a0: une au scénario 1, et une de plus à chacun des scénarios 2, 3 et 4. Les autocollants utilisés et les cartes de victoire encore à gagner sont visibles, et les planches aussi {house}.',
          'Les cartes améliorées sont dans la pile Commerce comme toutes les autres. Chacun de vous peut les acquérir et s’en servir entièrement.',
        ],
      },
    },
  },
};
