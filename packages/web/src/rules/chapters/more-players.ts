import type { Chapter } from '../chapter.ts';

export const morePlayers: Chapter<'more-players'> = {
  title: { en: 'More than two players', fr: 'Plus de deux joueurs' },
  clauses: {
    formats: {
      cites: ['MULTI-1'],
      en: {
        title: 'Formats',
        text: [
          'Three to six players choose a format. All the rules of the duel hold in each of them; a format says only who may attack whom, what teammates share and how the game ends.',
          [
            '*Everyone for themselves:* [free-for-all](free-for-all-targets), [Hunter](hunter-targets) and [First Blood](first-blood), for three to six.',
            '*In teams:* [Hydra](hydra-teams) for four or six, [Emperor](emperor-seats) for six, [Raid](raid-start) for three to six.',
          ],
        ],
      },
      fr: {
        title: 'Les formats',
        text: [
          'De trois à six, on choisit un format. Toutes les règles du duel y restent valables\u00a0; le format dit seulement qui peut attaquer qui, ce que des partenaires partagent et comment la partie finit.',
          [
            '*Chacun pour soi\u00a0:* [Combat à mort](free-for-all-targets), [Chasse à l’homme](hunter-targets) et [Premier sang](first-blood), de trois à six.',
            '*En équipes\u00a0:* [L’Hydre](hydra-teams) à quatre ou six, [L’Empereur](emperor-seats) à six, [Raid](raid-start) de trois à six.',
          ],
        ],
      },
    },
    'seats-and-neighbours': {
      cites: ['MULTI-2', 'MULTI-19', 'MULTI-24'],
      en: {
        title: 'Seats',
        text: [
          'Seats and turns go clockwise: the player on your left is the next seat, and after the last seat comes the first. Left and right are those of somebody who looks at the middle of the table.',
          'Every player has a [deck of their own](starting-decks) to start with, however many play. Where a box brings other personal decks, both players of a duel, both Emperors and the Boss may choose one of those.',
        ],
      },
      fr: {
        title: 'Les places',
        text: [
          'Places et tours vont dans le sens horaire\u00a0: le joueur à votre gauche a la place suivante, et après la dernière vient la première. Gauche et droite s’entendent pour qui regarde le milieu de la table.',
          'Chacun commence avec [son propre Deck](starting-decks), quel que soit le nombre de joueurs. Si une boîte apporte d’autres Decks personnels, les deux joueurs d’un duel, les deux Empereurs et le Boss peuvent en choisir un.',
        ],
      },
    },
    targets: {
      cites: ['MULTI-3', 'MULTI-4', 'MULTI-5', 'MULTI-6', 'MULTI-7', 'MULTI-8'],
      en: {
        title: 'Who can be a target',
        text: [
          'The format says whom you may attack. The same players, and no others, may you make [discard](forced-discard); and only a base that you may attack can be [destroyed by an effect](destroying-bases) of yours.',
          'If several players could be made to discard, you choose one of them; the card is that player’s choice.',
          [
            'An [outpost](outposts) protects its owner and their other bases, and nobody else (in a [Hydra](hydra-outposts), the whole team).',
            'Outposts never stop a forced discard.',
            'Nobody attacks or targets a teammate, or themself.',
          ],
        ],
      },
      fr: {
        title: 'Qui peut être pris pour cible',
        text: [
          'Le format dit qui vous pouvez attaquer. À ces joueurs, et à nul autre, vous pouvez faire [défausser](forced-discard) une carte\u00a0; et seule une Base que vous pouvez attaquer peut être [détruite par un effet](destroying-bases) de vos cartes.',
          'Si plusieurs joueurs peuvent avoir à défausser, vous en choisissez un\u00a0; la carte est à son choix.',
          [
            'Un [Avant-Poste](outposts) protège son propriétaire et ses autres Bases, et personne d’autre (dans [L’Hydre](hydra-outposts), toute l’équipe).',
            'Un Avant-Poste n’empêche jamais une défausse forcée.',
            'Personne n’attaque ni ne prend pour cible un partenaire, ni soi-même.',
          ],
        ],
      },
    },
    'defeated-players': {
      cites: ['MULTI-9', 'MULTI-10', 'MULTI-11', 'MULTI-12', 'MULTI-13', 'MULTI-14', 'MULTI-15'],
      en: {
        title: 'Defeated players',
        text: [
          'Whoever has no {authority} left is out: no more turns, no more choices, and nothing to attack. A choice they still owed lapses. All their cards, also those in play, go to the scrap heap; [Explorers](explorers) return to their pile.',
          'The player who defeated them goes on with the turn and with all trade and combat that is left. If it was the defeated player’s own turn, it ends, and the next player still in the game begins.',
          'Whoever [concedes](conceding) is defeated in the same way, at any time.',
        ],
      },
      fr: {
        title: 'Joueurs vaincus',
        text: [
          'Qui n’a plus d’{authority} est éliminé\u00a0: plus de tour, plus de choix, plus rien à attaquer. Un choix qu’il devait encore faire tombe. Toutes ses cartes, même en jeu, vont à la Casse\u00a0; les [Prospecteurs](explorers) retournent sur leur pile.',
          'Le joueur qui l’a vaincu continue son tour avec tout le commerce et le combat qui lui restent. Si c’était le tour du joueur vaincu, il s’arrête, et le suivant encore en jeu commence le sien.',
          'Qui [abandonne](conceding) est vaincu de la même façon, à tout moment.',
        ],
      },
    },
    'several-deciding': {
      cites: ['MULTI-16'],
      en: {
        title: 'When several players decide',
        text: [
          'If an effect asks several players for a choice, the player whose turn it is decides first and the others follow clockwise.',
        ],
      },
      fr: {
        title: 'Quand plusieurs joueurs décident',
        text: [
          'Si un effet demande un choix à plusieurs joueurs, celui dont c’est le tour décide d’abord, puis les autres dans le sens horaire.',
        ],
      },
    },
    'team-victory': {
      cites: ['MULTI-17', 'MULTI-23'],
      en: {
        title: 'Winning together',
        text: [
          'A team wins or loses as one: teammates who were defeated on the way have won too.',
          'If nobody who is left can ever do anything again, all who are left [share the game](draws).',
        ],
      },
      fr: {
        title: 'Gagner ensemble',
        text: [
          'Une équipe gagne ou perd ensemble\u00a0: les partenaires vaincus en chemin ont gagné aussi.',
          'Si aucun des joueurs restants ne pourra jamais plus rien faire, ils [se partagent la partie](draws).',
        ],
      },
    },
    'boxes-for-many': {
      cites: ['MULTI-20', 'MULTI-21', 'MULTI-22'],
      en: {
        title: 'Enough cards for everybody',
        text: [
          'One box is meant for two to four players. For five or six, add a second copy of it or another box: trade deck and Explorer pile then hold the cards of both.',
          'The page for a new game warns you when the trade deck is small for so many players, or when some factions have many more cards than others. You may play all the same.',
        ],
      },
      fr: {
        title: 'Assez de cartes pour tous',
        text: [
          'Une boîte est prévue pour deux à quatre joueurs. À cinq ou six, ajoutez-en un deuxième exemplaire ou une autre boîte\u00a0: la pile Commerce et celle des Prospecteurs réunissent alors les cartes des deux.',
          'La page d’une nouvelle partie vous prévient quand la pile Commerce est petite pour tant de joueurs, ou quand des factions ont bien plus de cartes que d’autres. Vous pouvez jouer quand même.',
        ],
      },
    },
  },
};
