import type { Chapter } from '../chapter.ts';

export const raid: Chapter<'raid'> = {
  title: { en: 'Raid', fr: 'Raid' },
  clauses: {
    'raid-start': {
      cites: ['RAID-1', 'RAID-2', 'RAID-6', 'RAID-7', 'RAID-9'],
      figure: 'raid-table',
      en: {
        title: 'One against all',
        text: [
          'Three to six players: one is the Boss, at the first seat; the others are Raiders, and one team. The Boss takes the first turn, then the Raiders clockwise, one by one.',
          'Every Raider starts with {authority 50} and five cards.',
        ],
      },
      fr: {
        title: 'Un contre tous',
        text: [
          'De trois à six joueurs\u00a0: l’un est le Boss, à la première place\u00a0; les autres sont des Soldats d’Élite et forment une équipe. Le Boss joue en premier, puis les Soldats d’Élite, l’un après l’autre, dans le sens horaire.',
          'Chaque Soldat d’Élite commence avec {authority 50} et cinq cartes.',
        ],
      },
    },
    'raid-boss': {
      cites: ['RAID-3', 'RAID-4', 'RAID-5', 'RAID-8', 'RAID-10'],
      en: {
        title: 'How strong the Boss is',
        text: [
          [
            'Against two Raiders: {authority 50}, a hand of 7 cards.',
            'Against three: {authority 70}, a hand of 7 (or 8, an option of the game: the first rulebook says so).',
            'Against four: {authority 70}, a hand of 8.',
            'Against five: {authority 90}, a hand of 8.',
          ],
          'So many cards does the Boss draw in every draw phase; Raiders draw five. Only the Boss’s opening hand is two cards smaller.',
        ],
      },
      fr: {
        title: 'La force du Boss',
        text: [
          [
            'Contre deux Soldats d’Élite\u00a0: {authority 50}, une main de 7 cartes.',
            'Contre trois\u00a0: {authority 70}, une main de 7 (ou de 8, une option de la partie\u00a0: le premier livret le veut ainsi).',
            'Contre quatre\u00a0: {authority 70}, une main de 8.',
            'Contre cinq\u00a0: {authority 90}, une main de 8.',
          ],
          'Le Boss pioche ce nombre de cartes à chaque phase de pioche, les Soldats d’Élite cinq. Seule la première main du Boss compte deux cartes de moins.',
        ],
      },
    },
    'raid-targets': {
      cites: ['RAID-11', 'RAID-12', 'RAID-13', 'RAID-14', 'RAID-15', 'RAID-16', 'RAID-17'],
      en: {
        title: 'Wearing the Boss’s bases down',
        text: [
          'Raiders attack and target the Boss and the Boss’s bases; the Boss reaches every Raider and every base of theirs.',
          'Raiders may spend *less* {combat} on a base of the Boss than its defense: the damage stays, and the next Raider goes on from there. As soon as it makes up the whole defense, the base goes to the Boss’s discard pile. At the start of the Boss’s turn all damage is repaired. [Outposts](outposts) still come first.',
          'The Boss has no such help and pays for a [base](attacking-bases) in full.',
        ],
      },
      fr: {
        title: 'User les Bases du Boss',
        text: [
          'Les Soldats d’Élite attaquent et prennent pour cible le Boss et ses Bases\u00a0; le Boss atteint chaque Soldat d’Élite et chacune de leurs Bases.',
          'Contre une Base du Boss, les Soldats d’Élite peuvent dépenser *moins* de {combat} que sa défense\u00a0: les dégâts restent, et le suivant continue de là. Dès qu’ils atteignent toute la défense, la Base va à la Défausse du Boss. Au début du tour du Boss, tous les dégâts sont réparés. Les [Avant-Postes](outposts) passent toujours d’abord.',
          'Le Boss n’a pas cette facilité et paie une [Base](attacking-bases) en entier.',
        ],
      },
    },
    raiders: {
      cites: ['RAID-18', 'RAID-19', 'RAID-20'],
      en: {
        title: 'What Raiders share',
        text: [
          'Raiders see each other’s hands and may plan together; the Boss sees none of them, nor they the Boss’s. Nothing else is shared: each has authority, trade and combat of their own, hands nothing over and decides alone.',
        ],
      },
      fr: {
        title: 'Ce que partagent les Soldats d’Élite',
        text: [
          'Les Soldats d’Élite voient la main les uns des autres et peuvent se concerter\u00a0; le Boss n’en voit aucune, et eux ne voient pas la sienne. Rien d’autre n’est commun\u00a0: chacun a son Influence, son commerce et son combat, ne donne rien et décide seul.',
        ],
      },
    },
    'raid-end': {
      cites: ['RAID-21', 'RAID-22', 'RAID-23', 'RAID-24', 'RAID-25', 'RAID-26', 'RAID-27'],
      en: {
        title: 'Defeats in a Raid',
        text: [
          'A Raider who is defeated, or concedes, may leave each teammate still in the game one card from hand, deck or discard pile; it goes to that teammate’s discard pile. They decide for one teammate after the other, clockwise. Cards in play cannot be left; all the rest goes to the scrap heap.',
          'When the last Raider falls, the Boss has won. When the Boss’s {authority} falls to zero or below, or the Boss concedes, all Raiders have won.',
        ],
      },
      fr: {
        title: 'Les défaites dans un Raid',
        text: [
          'Un Soldat d’Élite vaincu, ou qui abandonne, peut laisser à chaque partenaire encore en jeu une carte de sa main, de son Deck ou de sa Défausse\u00a0; elle va dans la Défausse de celui-ci. Il décide pour un partenaire après l’autre, dans le sens horaire. Les cartes en jeu ne peuvent être laissées\u00a0; tout le reste va à la Casse.',
          'Quand le dernier Soldat d’Élite tombe, le Boss a gagné. Quand l’{authority} du Boss tombe à zéro ou moins, ou qu’il abandonne, tous les Soldats d’Élite ont gagné.',
        ],
      },
    },
  },
};
