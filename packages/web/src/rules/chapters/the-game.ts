import type { Chapter } from '../chapter.ts';

export const theGame: Chapter<'the-game'> = {
  title: { en: 'The aim', fr: 'Le but du jeu' },
  clauses: {
    aim: {
      cites: ['SETUP-2', 'WIN-1'],
      en: {
        title: 'What you play for',
        text: [
          'Two rivals, each with {authority 50}. Bring the other’s {authority} down to zero before they do it to you, and the game is yours.',
          'You begin with ten weak cards. Every turn you draw five of them, spend what they give on stronger ones, and strike with what is left. The deck you build is the weapon.',
        ],
      },
      fr: {
        title: 'Ce que vous cherchez à faire',
        text: [
          'Deux rivaux, chacun avec {authority 50}. Faites tomber l’{authority} de l’autre à zéro avant qu’il n’en fasse autant, et la partie est à vous.',
          'Vous commencez avec dix cartes modestes. À chaque tour, vous en piochez cinq, vous dépensez ce qu’elles rapportent pour en obtenir de meilleures, et vous frappez avec le reste. Le Deck que vous construisez est votre arme.',
        ],
      },
    },
    resources: {
      cites: ['ABILITY-6', 'ABILITY-7'],
      figure: 'resources',
      en: {
        title: 'Three resources',
        text: [
          [
            '{trade} [buys cards](trade). It gathers in a pool and is gone at the end of the turn.',
            '{combat} [attacks](combat) the opponent and their bases. It gathers in a pool too and does not last either.',
            '{authority} is [your life](authority). It is kept from turn to turn.',
          ],
        ],
      },
      fr: {
        title: 'Trois ressources',
        text: [
          [
            'Le {trade} [achète des cartes](trade). Il s’accumule dans une réserve et disparaît à la fin du tour.',
            'Le {combat} [attaque](combat) l’adversaire et ses Bases. Il s’accumule aussi dans une réserve et ne se garde pas non plus.',
            'L’{authority} représente [votre survie](authority). Elle se garde d’un tour à l’autre.',
          ],
        ],
      },
    },
    factions: {
      cites: ['SETUP-1', 'ALLY-7'],
      figure: 'factions',
      en: {
        title: 'Four factions',
        text: [
          'The trade deck holds 20 cards of each: the {blob} hits hard, the {trade-federation} trades and heals, the {star-empire} draws cards and robs hands, the {machine-cult} scraps what is weak.',
          'Cards of one faction [help each other](allies). {card scout}, {card viper} and {card explorer} belong to none.',
        ],
      },
      fr: {
        title: 'Quatre factions',
        text: [
          'La pile Commerce compte 20 cartes de chacune\u00a0: le {blob} frappe fort, la {trade-federation} commerce et soigne, l’{star-empire} pioche et vide la main adverse, le {machine-cult} retire ce qui est faible.',
          'Les cartes d’une même faction [s’entraident](allies). {card scout}, {card viper} et {card explorer} n’appartiennent à aucune.',
        ],
      },
    },
    'reading-a-card': {
      cites: ['PLAY-3', 'CARD-STARTERS-1'],
      figure: 'card-anatomy',
      en: {
        title: 'Reading a card',
        text: [
          'Top left the faction, top right the cost in {trade}. Scouts and Vipers show no cost; for effects that ask, it is 0. A [base](bases) shows its defense in a shield; the shield of an [outpost](outposts) is filled.',
          'Below the picture stand the abilities, each in its own line: the [primary ability](primary-abilities) behind a triangle, the [ally ability](allies) behind a faction symbol, the [scrap ability](scrap-abilities) behind the scrap mark. A card has only the lines it shows.',
        ],
      },
      fr: {
        title: 'Lire une carte',
        text: [
          'En haut à gauche la faction, en haut à droite le coût en {trade}. Éclaireurs et Vipers n’ont pas de coût indiqué\u00a0; pour les effets qui le demandent, il vaut 0. Une [Base](bases) porte sa défense dans un bouclier\u00a0; celui d’un [Avant-Poste](outposts) est plein.',
          'Sous l’image viennent les capacités, une par ligne\u00a0: la [capacité principale](primary-abilities) derrière un triangle, la [capacité Allié](allies) derrière un symbole de faction, la [capacité Retirer](scrap-abilities) derrière la marque de retrait. Une carte n’a que les lignes qu’elle montre.',
        ],
      },
    },
    'where-cards-lie': {
      cites: ['PLAY-2', 'ACQUIRE-3', 'DISCARD-5', 'DRAW-2', 'DRAW-3', 'SCRAP-1'],
      figure: 'deck-cycle',
      en: {
        title: 'Where cards lie',
        text: [
          'Your cards go round: from your deck to your hand, from the hand into play, from play to your discard pile. When the deck has run out, the discard pile is shuffled and becomes the deck. What you buy joins the round through the discard pile.',
          'The only way out is the scrap heap, which both players share. Cards there are out of the game.',
        ],
      },
      fr: {
        title: 'Où vont les cartes',
        text: [
          'Vos cartes tournent\u00a0: du Deck à la main, de la main en jeu, du jeu à la Défausse. Quand le Deck est épuisé, la Défausse est mélangée et devient le Deck. Ce que vous achetez rejoint la ronde par la Défausse.',
          'La seule sortie est la Casse, commune aux deux joueurs. Les cartes qui s’y trouvent ont quitté la partie.',
        ],
      },
    },
  },
};
