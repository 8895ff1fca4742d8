import type { Chapter } from '../chapter.ts';

export const specialCards: Chapter<'special-cards'> = {
  title: { en: 'Special cards', fr: 'Cartes particulières' },
  clauses: {
    'copying-ships': {
      cites: [
        'CARD-STEALTHNEEDLE-1',
        'CARD-STEALTHNEEDLE-2',
        'CARD-STEALTHNEEDLE-3',
        'CARD-STEALTHNEEDLE-4',
        'CARD-STEALTHNEEDLE-5',
        'CARD-STEALTHNEEDLE-6',
        'CARD-STEALTHNEEDLE-7',
        'CARD-STEALTHNEEDLE-8',
        'CARD-STEALTHNEEDLE-9',
        'CARD-STEALTHNEEDLE-10',
        'CARD-STEALTHNEEDLE-11',
        'CARD-STEALTHNEEDLE-12',
      ],
      en: {
        title: 'Copying a ship: Stealth Needle',
        text: [
          '{card stealth-needle}, when played, becomes another ship you have played this turn; you choose which, be it a Scout or a ship scrapped since. If there is one, it must copy. If there is none, it is a {machine-cult} ship without abilities. It never copies another copy.',
          [
            'The copied primary ability happens at once and looks at the game as it is now.',
            'The copied abilities are its own: they can be used even if the original has used them.',
            'It belongs to the copied faction and to the {machine-cult}. A copied ally ability needs a partner of the copied faction; the original in play is one.',
            'Using a copied scrap ability scraps the Needle itself.',
            '{card fleet-hq} sees one ship played, not two.',
          ],
          'As soon as it leaves play it is itself again.',
        ],
      },
      fr: {
        title: 'Copier un Vaisseau\u00a0: Fantôme',
        text: [
          '{card stealth-needle}, une fois joué, devient un autre Vaisseau que vous avez joué ce tour-ci\u00a0; vous choisissez lequel, fût-ce un Éclaireur ou un Vaisseau retiré depuis. S’il y en a un, la copie est obligatoire. Sinon, c’est un Vaisseau du {machine-cult} sans capacité. Il ne copie jamais une autre copie.',
          [
            'La capacité principale copiée s’applique aussitôt et regarde la partie telle qu’elle est maintenant.',
            'Les capacités copiées lui sont propres\u00a0: elles servent même si l’original a utilisé les siennes.',
            'Il appartient à la faction copiée et au {machine-cult}. Une capacité Allié copiée demande un partenaire de la faction copiée\u00a0; l’original en jeu en est un.',
            'Utiliser une capacité Retirer copiée retire le Fantôme lui-même.',
            '{card fleet-hq} voit jouer un Vaisseau, pas deux.',
          ],
          'Dès qu’il quitte le jeu, il redevient lui-même.',
        ],
      },
    },
    'every-faction': {
      cites: ['CARD-MECHWORLD-1', 'CARD-MECHWORLD-2', 'ABILITY-5'],
      en: {
        title: 'Counting as every faction: Mech World',
        text: [
          '{card mech-world} is a partner for the [ally abilities](allies) of every faction as long as it is in play. For everything else it is a {machine-cult} card only; {card blob-world}, for example, does not count it.',
        ],
      },
      fr: {
        title: 'Compter pour toutes les factions\u00a0: Mecha-Monde',
        text: [
          '{card mech-world} est un partenaire pour les [capacités Allié](allies) de toutes les factions tant qu’il est en jeu. Pour le reste, c’est une carte du {machine-cult} seulement\u00a0; {card blob-world}, par exemple, ne le compte pas.',
        ],
      },
    },
    'top-of-deck': {
      cites: [
        'ACQUIRE-9',
        'ACQUIRE-10',
        'ACQUIRE-11',
        'ACQUIRE-12',
        'ACQUIRE-13',
        'ACQUIRE-14',
        'ABILITY-12',
        'CARD-CENTRALOFFICE-1',
        'PUBLIC-6',
      ],
      en: {
        title: 'The next ship on top of your deck',
        text: [
          '{card freighter} and {card central-office} promise that the next ship you acquire this turn may go on top of your deck instead of the discard pile. You decide as you buy the ship, an Explorer included; if you prefer the discard pile, the promise is spent all the same.',
          'Bases go to the discard pile and leave the promise standing. Two promises cover two ships, one after the other. What is unused at the end of the turn is lost. Everybody has seen the ship go there and knows it until it is drawn.',
        ],
      },
      fr: {
        title: 'Le prochain Vaisseau sur le dessus du Deck',
        text: [
          '{card freighter} et {card central-office} promettent que le prochain Vaisseau acquis ce tour-ci peut aller sur le dessus de votre Deck plutôt qu’à la Défausse. Vous décidez en l’achetant, Prospecteur compris\u00a0; si vous préférez la Défausse, la promesse est tout de même consommée.',
          'Les Bases vont à la Défausse et laissent la promesse intacte. Deux promesses couvrent deux Vaisseaux, l’un après l’autre. Ce qui reste en fin de tour est perdu. Chacun a vu le Vaisseau posé là et le connaît jusqu’à ce qu’il soit pioché.',
        ],
      },
    },
    'free-ships': {
      cites: ['CARD-BLOBCARRIER-1', 'CARD-BLOBCARRIER-2', 'ACQUIRE-6', 'ACQUIRE-7', 'ACQUIRE-14'],
      en: {
        title: 'Free ships: Blob Carrier',
        text: [
          'The ally ability of {card blob-carrier} acquires a ship for nothing, whatever it costs: from the trade row or an Explorer, never a base. It goes on top of your deck and does not use up a promise of the [clause before](top-of-deck).',
        ],
      },
      fr: {
        title: 'Vaisseaux gratuits\u00a0: Blob Transporteur',
        text: [
          'La capacité Allié de {card blob-carrier} acquiert un Vaisseau pour rien, quel que soit son coût\u00a0: de la Ligne d’Achat, ou un Prospecteur, jamais une Base. Il va sur le dessus de votre Deck et ne consomme pas une promesse de la [règle précédente](top-of-deck).',
        ],
      },
    },
    'ship-triggers': {
      cites: ['CARD-FLEETHQ-1', 'CARD-FLEETHQ-2', 'CARD-STEALTHNEEDLE-12', 'ABILITY-5'],
      en: {
        title: 'Whenever you play a ship: Fleet HQ',
        text: [
          'While {card fleet-hq} is in play, each ship you play gives {combat 1} on top of what it does. Bases give nothing, and ships played before it in the same turn come too early.',
        ],
      },
      fr: {
        title: 'Chaque fois que vous jouez un Vaisseau\u00a0: QG de la Flotte',
        text: [
          'Tant que {card fleet-hq} est en jeu, chaque Vaisseau que vous jouez donne {combat 1} en plus de son effet. Les Bases ne donnent rien, et les Vaisseaux joués avant lui au même tour viennent trop tôt.',
        ],
      },
    },
    'counting-played-cards': {
      cites: [
        'CARD-BLOBWORLD-1',
        'CARD-BLOBWORLD-2',
        'CARD-BLOBWORLD-3',
        'CARD-BLOBWORLD-4',
        'CARD-BLOBWORLD-5',
        'CARD-MECHWORLD-2',
        'OPTION-8',
      ],
      en: {
        title: 'Counting cards played: Blob World',
        text: [
          'Instead of {combat 5}, {card blob-world} draws a card for each {blob} card, ship or base, that you have played this turn before using it, even if it has left play since. It counts itself in the turn it is played and only then. You may choose this with nothing to count; nothing is drawn.',
          'Whether a ship that [copies](copying-ships) a Blob counts is an [option](copies-option); normally it does not.',
        ],
      },
      fr: {
        title: 'Compter les cartes jouées\u00a0: Monde-Colonie',
        text: [
          'Au lieu de {combat 5}, {card blob-world} fait piocher une carte pour chaque carte {blob}, Vaisseau ou Base, que vous avez jouée ce tour-ci avant de l’utiliser, même si elle a quitté le jeu depuis. Il se compte lui-même au tour où il est joué, et seulement alors. Vous pouvez choisir cet effet sans rien à compter\u00a0; rien n’est pioché.',
          'Qu’un Vaisseau [copiant](copying-ships) un Blob compte est une [option](copies-option)\u00a0; normalement il ne compte pas.',
        ],
      },
    },
    'counting-bases': {
      cites: ['CARD-EMBASSYYACHT-1', 'CARD-EMBASSYYACHT-2'],
      en: {
        title: 'Counting bases: Embassy Yacht',
        text: [
          'When {card embassy-yacht} is played, it looks at your bases in play, outposts included: with two or more you draw two cards. Its other gains come in any case. A base played later does not help, so play bases first.',
        ],
      },
      fr: {
        title: 'Compter les Bases\u00a0: Navire Embassade',
        text: [
          'Quand {card embassy-yacht} est joué, il regarde vos Bases en jeu, Avant-Postes compris\u00a0: s’il y en a au moins deux, vous piochez deux cartes. Ses autres gains viennent dans tous les cas. Une Base jouée ensuite n’aide plus\u00a0: jouez les Bases d’abord.',
        ],
      },
    },
    'that-many-cards': {
      cites: ['CARD-BRAINWORLD-1', 'CARD-BRAINWORLD-2', 'CARD-RECYCLINGSTATION-1', 'SCRAP-4'],
      en: {
        title: '“That many” cards',
        text: [
          '{card brain-world} and {card recycling-station} draw as many cards as you gave up for them, and only after you have given up all of them. What Brain World has scrapped is therefore not in a reshuffle for that draw; what Recycling Station has [discarded](discarding) is.',
        ],
      },
      fr: {
        title: '«\u00a0Autant de cartes\u00a0»',
        text: [
          '{card brain-world} et {card recycling-station} font piocher autant de cartes que vous en avez cédé, et seulement une fois toutes cédées. Ce que Cerveau-Monde a retiré ne participe donc pas au mélange pour cette pioche\u00a0; ce que Relais de Recyclage a [défaussé](discarding) y participe.',
        ],
      },
    },
  },
};
