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
        'ACQUIRE-15',
        'ACQUIRE-16',
        'ACQUIRE-17',
        'CARD-LONGHAULER-1',
        'ABILITY-12',
        'CARD-CENTRALOFFICE-1',
        'PUBLIC-6',
      ],
      en: {
        title: 'The next card on top of your deck',
        text: [
          '{card freighter} and {card central-office} promise that the next ship you acquire this turn may go on top of your deck instead of the discard pile. You decide as you buy the ship, an Explorer included; if you prefer the discard pile, the promise is spent all the same.',
          'Bases go to the discard pile and leave the promise standing. Two promises cover two ships, one after the other. What is unused at the end of the turn is lost. Everybody has seen the ship go there and knows it until it is drawn.',
          '{card long-hauler}, when scrapped, does the same for the next base, except that you have no choice: it goes on top. Ships leave that promise standing. A card acquired for nothing counts for a promise if it would go to the discard pile.',
        ],
      },
      fr: {
        title: 'La prochaine carte sur le dessus du Deck',
        text: [
          '{card freighter} et {card central-office} promettent que le prochain Vaisseau acquis ce tour-ci peut aller sur le dessus de votre Deck plutôt qu’à la Défausse. Vous décidez en l’achetant, Prospecteur compris\u00a0; si vous préférez la Défausse, la promesse est tout de même consommée.',
          'Les Bases vont à la Défausse et laissent la promesse intacte. Deux promesses couvrent deux Vaisseaux, l’un après l’autre. Ce qui reste en fin de tour est perdu. Chacun a vu le Vaisseau posé là et le connaît jusqu’à ce qu’il soit pioché.',
          '{card long-hauler}, une fois retiré, fait de même pour la prochaine Base, mais sans choix\u00a0: elle va sur le dessus. Les Vaisseaux laissent cette promesse intacte. Une carte acquise gratuitement compte pour une promesse si elle devait aller à la Défausse.',
        ],
      },
    },
    'free-ships': {
      cites: [
        'CARD-BLOBCARRIER-1',
        'CARD-BLOBCARRIER-2',
        'CARD-BURROWER-1',
        'CARD-GATESHIP-1',
        'CARD-GATESHIP-2',
        'ACQUIRE-6',
        'ACQUIRE-7',
        'ACQUIRE-14',
        'ACQUIRE-15',
        'ACQUIRE-18',
      ],
      en: {
        title: 'Free cards: Blob Carrier, Burrower, Gateship',
        text: [
          'The ally ability of {card blob-carrier} acquires a ship for nothing, whatever it costs: from the trade row or an Explorer, never a base. It goes on top of your deck and does not use up a promise of the [clause before](top-of-deck).',
          '{card gateship} takes a ship, a base or an Explorer that costs at most 6, also to the top of your deck, as soon as it is played; if there is one, you must. {card burrower}, when scrapped, takes any card that costs at most 4, to the discard pile. The printed cost counts.',
        ],
      },
      fr: {
        title: 'Cartes gratuites\u00a0: Blob Transporteur, Fouisseur, Vaisseau-Portail',
        text: [
          'La capacité Allié de {card blob-carrier} acquiert un Vaisseau pour rien, quel que soit son coût\u00a0: de la Ligne d’Achat, ou un Prospecteur, jamais une Base. Il va sur le dessus de votre Deck et ne consomme pas une promesse de la [règle précédente](top-of-deck).',
          '{card gateship} prend un Vaisseau, une Base ou un Prospecteur de coût 6 ou moins, aussi sur le dessus de votre Deck, dès qu’il est joué\u00a0; s’il y en a, c’est obligatoire. {card burrower}, une fois retiré, prend une carte de coût 4 ou moins, à la Défausse. Le coût imprimé fait foi.',
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
      cites: [
        'CARD-EMBASSYYACHT-1',
        'CARD-EMBASSYYACHT-2',
        'CARD-ORBITALSHUTTLE-1',
        'CARD-ORBITALSHUTTLE-2',
      ],
      en: {
        title: 'Counting bases: Embassy Yacht',
        text: [
          'When {card embassy-yacht} is played, it looks at your bases in play, outposts included: with two or more you draw two cards. Its other gains come in any case. A base played later does not help, so play bases first. {card orbital-shuttle} does the same for its authority and its card.',
        ],
      },
      fr: {
        title: 'Compter les Bases\u00a0: Navire Embassade',
        text: [
          'Quand {card embassy-yacht} est joué, il regarde vos Bases en jeu, Avant-Postes compris\u00a0: s’il y en a au moins deux, vous piochez deux cartes. Ses autres gains viennent dans tous les cas. Une Base jouée ensuite n’aide plus\u00a0: jouez les Bases d’abord. {card orbital-shuttle} fait de même pour son Influence et sa carte.',
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
    'counted-gains': {
      cites: [
        'CARD-WARPGATECRUISER-1',
        'CARD-WARPGATECRUISER-2',
        'CARD-PULVERIZER-1',
        'CARD-PULVERIZER-2',
        'CARD-NEURALNEXUS-1',
        'CARD-NEURALNEXUS-2',
        'CARD-RECLAMATIONSTATION-1',
        'CARD-RECLAMATIONSTATION-2',
        'CARD-RECLAMATIONSTATION-3',
        'CARD-RECLAMATIONSTATION-4',
      ],
      en: {
        title: 'Combat that is counted',
        text: [
          [
            '{card warpgate-cruiser}: discard as many cards as you like, none included, for {combat 2} each; its card is drawn afterwards.',
            '{card pulverizer}: you must scrap a card of the trade row and gain combat equal to its cost; with an empty row, nothing.',
            '{card neural-nexus}: once used, you must scrap a card of hand or discard pile, for combat equal to its cost. A Scout or Viper costs 0.',
            '{card reclamation-station}: scrapped, it gives {combat 3} for each of your own cards scrapped this turn, itself included. Explorers count; cards of the trade row do not, nor do earlier turns.',
          ],
        ],
      },
      fr: {
        title: 'Le Combat qui se compte',
        text: [
          [
            '{card warpgate-cruiser}\u00a0: défaussez autant de cartes que vous voulez, ou aucune, pour {combat 2} chacune\u00a0; sa carte est piochée ensuite.',
            '{card pulverizer}\u00a0: vous devez retirer une carte de la Ligne d’Achat et gagnez autant de Combat que son coût\u00a0; rien si la ligne est vide.',
            '{card neural-nexus}\u00a0: une fois utilisé, vous devez retirer une carte de la main ou de la Défausse, pour autant de Combat que son coût. Un Éclaireur ou un Viper coûte 0.',
            '{card reclamation-station}\u00a0: retirée, elle donne {combat 3} pour chacune de vos cartes retirées ce tour-ci, elle comprise. Les Prospecteurs comptent\u00a0; les cartes de la Ligne d’Achat non, ni les tours précédents.',
          ],
        ],
      },
    },
    'if-you-do': {
      cites: ['CARD-CONVERSIONYARD-1', 'ABILITY-14'],
      en: {
        title: 'If you do: Conversion Yard',
        text: [
          '{card conversion-yard} lets you scrap a card of your hand, and only if you do, you gain {combat 4}. With an empty hand it is not offered.',
        ],
      },
      fr: {
        title: 'Si vous le faites\u00a0: Chantier de Conversion',
        text: [
          '{card conversion-yard} vous permet de retirer une carte de votre main, et seulement si vous le faites vous gagnez {combat 4}. Avec une main vide, il n’est pas proposé.',
        ],
      },
    },
    'drawing-then-discarding': {
      cites: [
        'CARD-DRAWTHENDISCARD-1',
        'CARD-IMPERIALFLAGSHIP-1',
        'CARD-IMPERIALFLAGSHIP-2',
        'CARD-NANOBOTSWARM-1',
        'ABILITY-13',
      ],
      en: {
        title: 'Draw, then discard',
        text: [
          '{card frontier-hawk}, {card farm-ship}, {card captured-outpost} and, with an ally, {card hammerhead} draw a card first; then you must discard one, be it the card just drawn. {card nanobot-swarm} likewise draws before you may scrap up to two cards.',
          'With an ally, {card imperial-flagship} makes a player of your choice discard: an opponent within the format’s limits, or yourself.',
        ],
      },
      fr: {
        title: 'Piocher, puis défausser',
        text: [
          '{card frontier-hawk}, {card farm-ship}, {card captured-outpost} et, avec un Allié, {card hammerhead} font d’abord piocher une carte\u00a0; puis vous devez en défausser une, fût-ce celle que vous venez de piocher. De même, {card nanobot-swarm} fait piocher avant que vous puissiez retirer jusqu’à deux cartes.',
          'Avec un Allié, {card imperial-flagship} fait défausser un joueur de votre choix\u00a0: un adversaire dans les limites du format, ou vous-même.',
        ],
      },
    },
    'bases-back-on-deck': {
      cites: ['CARD-REPAIRMECH-1', 'CARD-REPAIRMECH-2', 'CARD-MOONWURMHATCHLING-1', 'PUBLIC-6'],
      en: {
        title: 'A base back on the deck: Repair Mech',
        text: [
          '{card repair-mech} gives {trade 3}, or puts a base of your discard pile on top of your deck, where everybody knows it. You may choose that without such a base, as you may choose the destruction of {card moonwurm-hatchling} with nothing to destroy: nothing happens.',
        ],
      },
      fr: {
        title: 'Une Base remise sur le Deck\u00a0: Mecha-Réparateur',
        text: [
          '{card repair-mech} donne {trade 3}, ou place une Base de votre Défausse sur le dessus de votre Deck, où chacun la connaît. Vous pouvez le choisir sans une telle Base, comme la destruction de {card moonwurm-hatchling} sans rien à détruire\u00a0: rien ne se passe.',
        ],
      },
    },
    'cards-that-return': {
      cites: [
        'CARD-MOBILEMARKET-1',
        'CARD-MOBILEMARKET-2',
        'CARD-MOBILEMARKET-3',
        'CARD-MOBILEMARKET-4',
      ],
      en: {
        title: 'A card that comes back: Mobile Market',
        text: [
          'Scrapped for its ability, {card mobile-market} gives {authority 2} and a card and lies in the scrap heap for the rest of the turn. After you have drawn your new hand it comes back to your discard pile. It still counts as scrapped. Scrapped in any other way it stays gone, and so it does if the scrap heap has become a new trade deck in between.',
        ],
      },
      fr: {
        title: 'Une carte qui revient\u00a0: Marché Mobile',
        text: [
          'Retiré pour sa capacité, {card mobile-market} donne {authority 2} et une carte, et reste à la Casse jusqu’à la fin du tour. Une fois votre nouvelle main piochée, il revient dans votre Défausse. Il compte tout de même comme retiré. Retiré d’une autre façon, il ne revient pas, ni si la Casse est devenue entre-temps une nouvelle pile Commerce.',
        ],
      },
    },
  },
};
