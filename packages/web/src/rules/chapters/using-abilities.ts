import type { Chapter } from '../chapter.ts';

export const usingAbilities: Chapter<'using-abilities'> = {
  title: { en: 'Abilities', fr: 'Capacités' },
  clauses: {
    abilities: {
      cites: ['ABILITY-1', 'ABILITY-3', 'ABILITY-4', 'ABILITY-9', 'ABILITY-12'],
      en: {
        title: 'What abilities have in common',
        text: [
          'You decide when in your main phase to use an ability, as long as its card is in play; only a [ship’s primary ability](ships) picks its own moment. Primary, ally and scrap ability of one card may all be used in the same turn.',
          'An ability gives everything its line shows, in that order. If a card leaves play, abilities it has not used are lost. Where a card says something else than a rule here, the card is right.',
        ],
      },
      fr: {
        title: 'Ce que les capacités ont en commun',
        text: [
          'Vous décidez à quel moment de votre phase principale utiliser une capacité, tant que sa carte est en jeu\u00a0; seule la [capacité principale d’un Vaisseau](ships) choisit son moment. Les capacités principale, Allié et Retirer d’une carte peuvent toutes servir au même tour.',
          'Une capacité donne tout ce que montre sa ligne, dans cet ordre. Si une carte quitte le jeu, ses capacités inutilisées sont perdues. Si une carte contredit une règle d’ici, c’est la carte qui a raison.',
        ],
      },
    },
    'primary-abilities': {
      cites: ['SHIP-1', 'BASE-2', 'BASE-3', 'BASE-4', 'ABILITY-14'],
      en: {
        title: 'Primary abilities',
        text: [
          'The first line of a card, without any condition. A ship’s happens by itself as the ship is played. A base’s waits for you to use it, once in each of your turns, the turn it is played included. A base whose ability could do nothing at all right now is not offered for use.',
        ],
      },
      fr: {
        title: 'Capacités principales',
        text: [
          'La première ligne d’une carte, sans condition. Celle d’un Vaisseau s’applique d’elle-même quand il est joué. Celle d’une Base attend que vous l’utilisiez, une fois à chacun de vos tours, y compris celui où elle est jouée. Une Base dont la capacité ne pourrait rien faire pour l’instant n’est pas proposée.',
        ],
      },
    },
    'scrap-abilities': {
      cites: ['SCRAPAB-1', 'SCRAPAB-2', 'SCRAPAB-3', 'SCRAPAB-4', 'SCRAPAB-5', 'SCRAP-1'],
      en: {
        title: 'Scrap abilities',
        text: [
          'A last service, marked {scrap}: the card leaves play for the scrap heap, for good, and then its effect happens. You may do this in the turn the card is played, and everything it gave you before stays yours.',
          'Because losing the card is an effect in itself, a scrap ability is always offered, even if the rest of it would do nothing.',
        ],
      },
      fr: {
        title: 'Capacités Retirer',
        text: [
          'Un dernier service, marqué {scrap}\u00a0: la carte quitte le jeu pour la Casse, définitivement, puis son effet s’applique. C’est possible dès le tour où la carte est jouée, et tout ce qu’elle a donné auparavant vous reste acquis.',
          'Comme perdre la carte est déjà un effet, une capacité Retirer est toujours proposée, même si le reste devait être sans suite.',
        ],
      },
    },
    'static-abilities': {
      cites: ['ABILITY-5', 'CARD-MECHWORLD-1', 'CARD-FLEETHQ-1'],
      en: {
        title: 'Lasting abilities',
        text: [
          'Two bases of the core set have an ability that is simply true while they are in play and is never activated: {card mech-world} [counts for every faction](every-faction), {card fleet-hq} [rewards every ship you play](ship-triggers).',
        ],
      },
      fr: {
        title: 'Capacités permanentes',
        text: [
          'Deux Bases de la boîte de base ont une capacité qui vaut tant qu’elles sont en jeu et ne s’active jamais\u00a0: {card mech-world} [compte pour toutes les factions](every-faction), {card fleet-hq} [récompense chaque Vaisseau joué](ship-triggers).',
        ],
      },
    },
    'once-a-turn': {
      cites: ['ABILITY-2', 'ABILITY-15', 'BASE-4'],
      en: {
        title: 'Once a turn each',
        text: [
          'Each ability of each card can be used once a turn. Two copies of a card are two cards with a use each. A card that left play and is played again in the same turn is fresh: all its abilities are unused.',
        ],
      },
      fr: {
        title: 'Une fois par tour chacune',
        text: [
          'Chaque capacité de chaque carte sert une fois par tour. Deux exemplaires d’une carte sont deux cartes, avec une utilisation chacune. Une carte qui a quitté le jeu et y revient au même tour est comme neuve\u00a0: toutes ses capacités sont disponibles.',
        ],
      },
    },
  },
};
