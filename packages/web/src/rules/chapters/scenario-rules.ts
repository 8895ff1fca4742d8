import type { Chapter } from '../chapter.ts';

export const scenarioRules: Chapter<'scenario-rules'> = {
  title: { en: 'What scenario cards say', fr: 'Ce que disent les cartes Scénario' },
  clauses: {
    'scenario-turn-start': {
      cites: ['SCENARIO-RULE-1', 'SCENARIO-RULE-2'],
      en: {
        title: 'At the start of a turn',
        text: [
          'Such effects come before you act, from the first turn on, in the order in which they are printed, and you make their choices {house}. Cards that an opponent makes you discard are discarded before them {house}.',
        ],
      },
      fr: {
        title: 'Au début d’un tour',
        text: [
          'Ces effets viennent avant que vous agissiez, dès le premier tour, dans l’ordre où ils sont imprimés, et c’est vous qui faites leurs choix {house}. Les cartes qu’un adversaire vous fait défausser le sont avant {house}.',
        ],
      },
    },
    'scenario-numbers': {
      cites: ['SCENARIO-RULE-3', 'SCENARIO-RULE-4', 'SCENARIO-RULE-5', 'SCENARIO-RULE-6'],
      en: {
        title: 'More and fewer',
        text: [
          'A scenario may change these numbers {house}:',
          [
            '{authority} at the start, which is never less than 1;',
            'cards in the opening hand;',
            'cards in a personal deck: those that are added come neither from the trade deck nor from the Explorers;',
            'cards in the draw phase, of which there is always at least one.',
          ],
        ],
      },
      fr: {
        title: 'Plus et moins',
        text: [
          'Un scénario peut changer ces nombres {house}.',
          [
            'L’{authority} de départ, qui n’est jamais inférieure à 1.',
            'Les cartes de la main de départ.',
            'Les cartes d’un Deck personnel\u00a0: celles qui s’ajoutent ne viennent ni de la pile Commerce ni des Prospecteurs.',
            'Les cartes de la phase de pioche, dont il y a toujours au moins une.',
          ],
        ],
      },
    },
    'scenario-effects': {
      cites: ['SCENARIO-RULE-7', 'SCENARIO-RULE-8', 'SCENARIO-RULE-9', 'SCENARIO-RULE-10'],
      en: {
        title: 'When you play, acquire or upgrade',
        text: [
          'The order of these effects is a {house}:',
          [
            'Effects of playing a card come when the card’s own have come to their end; with a base at once.',
            'Effects of acquiring come after the trade row has been refilled and after what the card itself does when acquired. An Explorer is acquired too.',
            'Effects of upgrading come after those of acquiring.',
          ],
          'A rule is about cards that are all of what it names. A card with stickers is still the card below them, and has the faction of the stickers in addition. So it counts when it is acquired; for upgrading it counts as it was before {house}.',
        ],
      },
      fr: {
        title: 'Quand vous jouez, acquérez ou améliorez',
        text: [
          'L’ordre de ces effets est une {house}.',
          [
            'Les effets liés au jeu d’une carte viennent quand ceux de la carte elle-même sont terminés\u00a0; avec une Base, tout de suite.',
            'Les effets liés à l’acquisition viennent quand la Ligne d’Achat est complétée et que la carte a fait ce qu’elle fait à l’acquisition. Un Prospecteur est acquis lui aussi.',
            'Les effets liés à l’amélioration viennent après ceux de l’acquisition.',
          ],
          'Une règle concerne les cartes qui sont tout ce qu’elle nomme. Une carte avec des autocollants reste la carte qui est dessous, et a en plus la faction des autocollants. C’est ainsi qu’elle compte à l’acquisition\u00a0; pour l’amélioration, elle compte telle qu’elle était avant {house}.',
        ],
      },
    },
    'scenario-prices': {
      cites: ['SCENARIO-RULE-11', 'SCENARIO-RULE-12', 'SCENARIO-RULE-13'],
      en: {
        title: 'Changed prices',
        text: [
          'A price that is changed, of a card or of an upgrade, is never less than {trade 1} {house}. The printed cost stays what it is, for stickers and for effects that acquire a card up to a cost {house}.',
        ],
      },
      fr: {
        title: 'Prix modifiés',
        text: [
          'Un prix modifié, d’une carte ou d’une amélioration, n’est jamais inférieur à {trade 1} {house}. Le coût imprimé reste le même, pour les autocollants et pour les effets qui font acquérir une carte jusqu’à un certain coût {house}.',
        ],
      },
    },
    'third-party': {
      cites: ['THIRD-PARTY-1', 'THIRD-PARTY-2'],
      en: {
        title: 'A third party',
        text: [
          'In some scenarios there is a third party that nobody plays: the Blobs. At the end of each turn, after the draw phase, it attacks the player whose turn it was. Its {combat} may grow with each turn that this player has had before {house}.',
        ],
      },
      fr: {
        title: 'Une tierce force',
        text: [
          'Dans certains scénarios, il y a une tierce force que personne ne joue\u00a0: les Blobs. À la fin de chaque tour, après la phase de pioche, elle attaque le joueur dont c’était le tour. Son {combat} peut croître avec chaque tour que ce joueur a déjà joué {house}.',
        ],
      },
    },
    'third-party-order': {
      cites: ['THIRD-PARTY-3', 'THIRD-PARTY-4', 'THIRD-PARTY-5', 'THIRD-PARTY-6', 'THIRD-PARTY-7'],
      en: {
        title: 'How a third party attacks',
        text: [
          'It does the first of these that it can {house}:',
          [
            'It defeats the player.',
            'It destroys the dearest outpost that it can, and begins again with the {combat} that is left.',
            'It destroys the dearest base that it can, and hits the player with the rest.',
          ],
          'An [outpost](outposts) protects from it as from a player: behind one that it cannot destroy, its {combat} is lost. Of bases with the same cost it takes the one with the higher defense, then the first in play {house}.',
        ],
      },
      fr: {
        title: 'Comment attaque une tierce force',
        text: [
          'Elle fait la première de ces choses qui lui est possible {house}.',
          [
            'Elle vainc le joueur.',
            'Elle détruit l’Avant-Poste le plus cher qu’elle peut, et recommence avec le {combat} qui lui reste.',
            'Elle détruit la Base la plus chère qu’elle peut, et frappe le joueur avec le reste.',
          ],
          'Un [Avant-Poste](outposts) protège contre elle comme contre un joueur\u00a0: derrière celui qu’elle ne peut pas détruire, son {combat} est perdu. Entre des Bases de même coût, elle prend celle qui a la plus forte défense, puis la première en jeu {house}.',
        ],
      },
    },
  },
};
