import type { Chapter } from '../chapter.ts';

export const fighting: Chapter<'fighting'> = {
  title: { en: 'Combat, bases and authority', fr: 'Combat, Bases et Influence' },
  clauses: {
    combat: {
      cites: ['ABILITY-6', 'ATTACK-1', 'ATTACK-5', 'DISCARD-1'],
      en: {
        title: 'Combat',
        text: [
          '{combat} you gain adds up in your pool. In your main phase you spend it on the opponent, on the opponent’s bases, or on some of each, in as many attacks as you can pay for. There is no defending roll and no answer: an attack that is paid for succeeds. What is left when you end the turn is lost.',
        ],
      },
      fr: {
        title: 'Combat',
        text: [
          'Le {combat} gagné s’additionne dans votre réserve. Pendant votre phase principale, vous le dépensez contre l’adversaire, contre ses Bases ou un peu des deux, en autant d’attaques que vous pouvez payer. Ni parade ni réplique\u00a0: une attaque payée réussit. Ce qui reste à la fin du tour est perdu.',
        ],
      },
    },
    'attacking-players': {
      cites: ['ATTACK-4', 'ATTACK-5', 'OUTPOST-1'],
      en: {
        title: 'Attacking the opponent',
        text: [
          'Every {combat} you spend takes one {authority}. You choose how much to spend: an attack uses 1 or all of your combat, and other amounts are made of several attacks. Not possible while they have an [outpost](outposts).',
        ],
      },
      fr: {
        title: 'Attaquer l’adversaire',
        text: [
          'Chaque point de {combat} dépensé enlève un point d’{authority}. Vous choisissez combien dépenser\u00a0: une attaque utilise 1 point ou tout votre combat, les autres montants se font en plusieurs attaques. Impossible tant qu’il a un [Avant-Poste](outposts).',
        ],
      },
    },
    'attacking-bases': {
      cites: ['ATTACK-2', 'ATTACK-3', 'BASE-5', 'BASE-6', 'BASE-7'],
      en: {
        title: 'Attacking a base',
        text: [
          'Pay the base’s whole defense in {combat} at once and it is destroyed; with less you cannot attack it. Damage is never carried over: the next turn the full defense counts again.',
          'A destroyed base goes to its owner’s discard pile and will be back. Its owner gets nothing for it, not even its scrap ability.',
        ],
      },
      fr: {
        title: 'Attaquer une Base',
        text: [
          'Payez en une fois toute la défense de la Base en {combat} et elle est détruite\u00a0; avec moins, vous ne pouvez pas l’attaquer. Les dégâts ne se reportent jamais\u00a0: au tour suivant, la défense entière compte à nouveau.',
          'Une Base détruite va à la Défausse de son propriétaire et reviendra. Il n’en tire rien, pas même la capacité Retirer.',
        ],
      },
    },
    outposts: {
      cites: ['OUTPOST-1', 'OUTPOST-2', 'OUTPOST-3', 'OUTPOST-4', 'OUTPOST-5', 'OUTPOST-6'],
      figure: 'outpost-wall',
      en: {
        title: 'Outposts',
        text: [
          'An outpost is a base that stands in the way. While a player has one, neither the player nor their other bases can be attacked, and effects of the opponent cannot choose those bases. Among several outposts the attacker picks freely.',
          'Once the last outpost is gone, everything behind it is open in the same turn. Outposts do not protect against a [forced discard](forced-discard).',
        ],
      },
      fr: {
        title: 'Avant-Postes',
        text: [
          'Un Avant-Poste est une Base qui barre la route. Tant qu’un joueur en a un, ni lui ni ses autres Bases ne peuvent être attaqués, et les effets adverses ne peuvent pas viser ces Bases. Entre plusieurs Avant-Postes, l’attaquant choisit librement.',
          'Dès que le dernier tombe, tout ce qu’il couvrait est exposé dans le même tour. Un Avant-Poste ne protège pas d’une [défausse forcée](forced-discard).',
        ],
      },
    },
    'destroying-bases': {
      cites: [
        'ATTACK-6',
        'ATTACK-7',
        'ATTACK-8',
        'OUTPOST-3',
        'BASE-6',
        'CARD-PORTOFCALL-1',
        'CARD-BATTLECRUISER-1',
      ],
      en: {
        title: 'Destroying a base by an effect',
        text: [
          'Some cards destroy a base without any {combat}, whatever its defense. The base must be an opponent’s, never your own, and outposts come first as with an attack. With no base to choose, this part of the effect does nothing.',
          'On all cards of the core set the destruction is [optional](optional-effects). {card port-of-call} and {card battlecruiser} draw their card in any case.',
        ],
      },
      fr: {
        title: 'Détruire une Base par un effet',
        text: [
          'Certaines cartes détruisent une Base sans {combat}, quelle que soit sa défense. Ce doit être une Base adverse, jamais la vôtre, et les Avant-Postes passent d’abord, comme pour une attaque. Sans Base à choisir, cette partie de l’effet est sans suite.',
          'Sur toutes les cartes de la boîte de base, la destruction est [facultative](optional-effects). {card port-of-call} et {card battlecruiser} font piocher dans tous les cas.',
        ],
      },
    },
    authority: {
      cites: ['SETUP-2', 'ABILITY-7', 'ABILITY-8', 'WIN-1'],
      en: {
        title: 'Authority',
        text: [
          '{authority} is counted at once, gained or lost. It has no upper limit: you may well end with more than the 50 you began with. At zero or below [the game is lost](winning).',
        ],
      },
      fr: {
        title: 'Influence',
        text: [
          'L’{authority} est comptée aussitôt, gagnée ou perdue. Elle n’a pas de plafond\u00a0: vous pouvez dépasser les 50 du départ. À zéro ou moins, [la partie est perdue](winning).',
        ],
      },
    },
  },
};
