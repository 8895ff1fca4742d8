import type { Chapter } from '../chapter.ts';

export const riseOfEmpire: Chapter<'rise-of-empire'> = {
  title: { en: 'Rise of Empire: the cards', fr: 'Rise of Empire\u00a0: les cartes' },
  clauses: {
    'new-factions': {
      cites: ['FACTION-1', 'FACTION-2', 'FACTION-3', 'SETUP-17', 'SETUP-18'],
      en: {
        title: 'Three more factions',
        text: [
          'The trade deck of Rise of Empire holds 60 cards: 20 of the Consortium, 20 of the Kingdom and 20 of the Scavengers. Beside it lie 20 Explorers. To all rules they are factions like the other four, also when boxes are mixed.',
          'A card of two factions is an [ally](allies) to both. Its own ally ability still needs a card of the faction that its line begins with.',
        ],
      },
      fr: {
        title: 'Trois nouvelles factions',
        text: [
          'La pile Commerce de Rise of Empire compte 60 cartes\u00a0: 20 du Consortium, 20 du Royaume et 20 des Récupérateurs. À côté se trouvent 20 Prospecteurs. Pour toutes les règles, ce sont des factions comme les quatre autres, même quand on mélange les boîtes.',
          'Une carte de deux factions est un [Allié](allies) pour les deux. Sa propre capacité Allié demande toujours une carte de la faction par laquelle sa ligne commence.',
        ],
      },
    },
    'when-acquired': {
      cites: [
        'ACQUIRED-1',
        'ACQUIRED-2',
        'ACQUIRED-3',
        'ACQUIRED-4',
        'ACQUIRED-5',
        'ACQUIRED-6',
        'ACQUIRED-7',
        'ACQUIRED-8',
        'ACQUIRED-9',
      ],
      en: {
        title: 'When acquired',
        text: [
          'Such a line happens at the moment you acquire the card, and never again. The card is in your discard pile by then, or on top of your deck if it goes there, and the trade row has been refilled. Cards you acquire for nothing count as well.',
          'You are asked whether you want to use it. If it gives only {trade}, {combat} or {authority}, nobody would refuse, so it happens by itself. If it could do nothing, nobody asks.',
          'Where it lets you acquire another card, what that card does when acquired comes first; then the first ability goes on. A Boss never uses these lines.',
        ],
      },
      fr: {
        title: 'À l’acquisition',
        text: [
          'Une telle ligne agit au moment où vous acquérez la carte, et plus jamais ensuite. La carte est alors déjà dans votre Défausse, ou sur le dessus de votre Deck si elle y va, et la Ligne d’Achat est complétée. Les cartes acquises gratuitement comptent aussi.',
          'On vous demande si vous voulez l’utiliser. Si elle ne donne que du {trade}, du {combat} ou de l’{authority}, personne ne refuserait\u00a0: elle agit d’elle-même. Si elle ne pouvait rien faire, on ne demande rien.',
          'Quand elle vous fait acquérir une autre carte, ce que celle-ci fait à l’acquisition vient d’abord, puis la première capacité se poursuit. Un Boss n’utilise jamais ces lignes.',
        ],
      },
    },
    salvaging: {
      cites: ['SALVAGE-1', 'SALVAGE-2', 'SALVAGE-3', 'SALVAGE-4'],
      en: {
        title: 'Cards from the scrap heap',
        text: [
          'Some Scavengers take a card out of the scrap heap, up to the cost they name, into your discard pile or on top of your deck. Starting cards have no cost and stay where they are.',
          'It has not been acquired: nothing is paid, and no line about acquiring happens. If the heap has no such card, that effect does nothing. A card that was to [come back](cards-that-return) to somebody at the end of the turn no longer does once it is taken.',
        ],
      },
      fr: {
        title: 'Cartes reprises à la Casse',
        text: [
          'Certains Récupérateurs prennent une carte dans la Casse, jusqu’au coût qu’ils indiquent, pour votre Défausse ou le dessus de votre Deck. Les cartes de départ n’ont pas de coût et y restent.',
          'Elle n’est pas acquise\u00a0: rien n’est payé, et aucune ligne sur l’acquisition n’agit. Si la Casse n’a pas de telle carte, l’effet ne fait rien. Une carte qui devait [revenir](cards-that-return) à quelqu’un à la fin du tour ne revient plus une fois prise.',
        ],
      },
    },
    'upgraded-cards': {
      cites: [
        'UPGRADED-1',
        'UPGRADED-2',
        'UPGRADED-3',
        'UPGRADED-4',
        'UPGRADED-5',
        'UPGRADED-6',
        'UPGRADED-7',
        'UPGRADED-10',
        'UPGRADED-12',
      ],
      en: {
        title: 'Upgraded cards',
        text: [
          'A card upgraded in the campaign keeps its name, cost, type and defense. It belongs to the side that upgraded it in addition to its own faction, and has what its sticker says on top of its other abilities.',
          'The sticker is the one that the sheet has for the card’s cost and type. It covers the [when acquired](when-acquired) line for good; where there is none, the lowest line of the card except its primary ability. Nothing is upgraded twice, and neither Explorers nor other cards without a faction are upgraded at all.',
          'Anybody may acquire an upgraded card and use all of it, whichever side it was upgraded by.',
        ],
      },
      fr: {
        title: 'Cartes améliorées',
        text: [
          'Une carte améliorée pendant la campagne garde son nom, son coût, son type et sa défense. Elle appartient au camp qui l’a améliorée en plus de sa propre faction, et ce que dit son autocollant s’ajoute à ses autres capacités.',
          'L’autocollant est celui de la planche pour le coût et le type de la carte. Il recouvre pour de bon la ligne [à l’acquisition](when-acquired)\u00a0; à défaut, la ligne la plus basse de la carte, sauf sa capacité principale. Rien n’est amélioré deux fois, et ni les Prospecteurs ni les autres cartes sans faction ne le sont.',
          'Chacun peut acquérir une carte améliorée et s’en servir entièrement, quel que soit le camp qui l’a améliorée.',
        ],
      },
    },
    'sticker-allies': {
      cites: ['UPGRADED-8', 'UPGRADED-9', 'UPGRADED-11'],
      en: {
        title: 'Ally abilities of stickers',
        text: [
          'A sticker may carry an ally ability of its side. It needs another card of the Star Empire or the Trade Federation in play, whichever it shows, and is apart from the [ally ability](allies) that the card prints: each needs its own partner and can be used once a turn.',
          'A ship that [copies](copying-ships) an upgraded one has the abilities of the sticker too.',
        ],
      },
      fr: {
        title: 'Capacités Allié des autocollants',
        text: [
          'Un autocollant peut porter une capacité Allié de son camp. Elle demande une autre carte de l’Empire Galactique ou de la Fédération du Commerce en jeu, selon celui qu’il montre, et se distingue de la [capacité Allié](allies) imprimée sur la carte\u00a0: chacune demande son partenaire et s’utilise une fois par tour.',
          'Un Vaisseau qui [copie](copying-ships) un Vaisseau amélioré a aussi les capacités de l’autocollant.',
        ],
      },
    },
    'grown-decks': {
      cites: ['SETUP-16'],
      en: {
        title: 'A deck that has grown',
        text: [
          'The trade deck of a finished campaign, upgraded cards and all, can be played in any format in the place of the usual one.',
        ],
      },
      fr: {
        title: 'Une pile qui a grandi',
        text: [
          'La pile Commerce d’une campagne terminée, avec toutes ses cartes améliorées, peut remplacer la pile habituelle dans n’importe quel format.',
        ],
      },
    },
  },
};
