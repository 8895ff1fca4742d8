import { ofName } from '@openrealms/narrator';
import type { Words } from './words.ts';

const some = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

export const french: Words = {
  you: 'Vous',
  levels: {
    recruit: 'Recrue',
    pilot: 'Pilote',
    trader: 'Marchand',
    captain: 'Capitaine',
    commander: 'Commandant',
    admiral: 'Amiral',
    'fleet-admiral': 'Grand Amiral',
    overlord: 'Suzerain',
  },
  styles: {
    rusher: 'Fonceur',
    tradesman: 'Négociant',
    thinner: 'Épurateur',
    loyalist: 'Fidèle',
  },
  otherBots: { random: 'Hasard', greedy: 'Avide' },

  authority: 'influence',
  trade: 'commerce',
  combat: 'combat',
  hand: 'main',
  deck: 'deck',
  discard: 'défausse',
  inPlay: 'en jeu',
  bases: 'bases',
  tradeRow: "ligne d'achat",
  tradeDeck: 'pile Commerce',
  explorers: 'Prospecteurs',
  scrapHeap: 'Casse',
  cost: 'coût',
  empty: 'vide',
  none: 'rien',
  primary: 'principale',
  ally: 'allié',
  doubleAlly: 'double allié',
  upgradeAlly: "allié de l'amélioration",
  scrap: 'retirer',
  leftInDeck: 'reste dans votre deck',
  deckOrHand: (name) => `dans le deck ou la main ${ofName(name)}`,
  space: (n) => `place ${n}`,
  turn: (n) => `Tour ${n}`,
  colon: '\u00a0:',

  groups: {
    play: 'Jouer',
    use: 'Utiliser',
    buy: 'Acheter',
    upgrade: 'Améliorer',
    attack: 'Attaquer',
    give: 'Donner',
    turn: 'Tour',
    choose: 'Choisir',
  },
  buyTo: { discard: 'vers la défausse', 'top-of-deck': 'sur le dessus du deck' },
  buyFor: (name, cost) => `${name} pour ${cost}`,
  abilityOf: (name, ability) => {
    if (ability === 'primary') return name;
    if (ability === 'scrap') return `${name}, retirer`;
    if (ability === 'upgrade-ally') return `${name}, allié de l'amélioration`;
    return ability === 'ally' ? `${name}, allié` : `${name}, double allié`;
  },
  attackFor: (name, amount) => `${name} pour ${amount}`,
  turnKeys: [
    ['all', 'jouer les cartes simples'],
    ['e', 'finir le tour'],
    ['u', 'annuler'],
    ['i vedette', 'montrer une carte'],
    ['?', 'aide'],
  ],
  choiceKeys: [
    ['u', 'annuler'],
    ['i vedette', 'montrer une carte'],
    ['?', 'aide'],
  ],
  orNothing: ', ou 0 pour rien',

  prompt: '> ',
  welcome: (bot) =>
    `Vous jouez contre ${bot}. Réduisez son influence à 0. Tapez la touche d'une action, comme 1 ou b2, ou ? pour l'aide.`,
  resumed: "La partie reprend où vous l'aviez laissée.",
  help: `Tapez ce qui précède une action, comme 1 ou b2, ou\u00a0:
  p vedette       jouer une carte de votre main
  all             jouer et utiliser tout ce qui ne donne que commerce, combat ou influence
  use ruche       utiliser une capacité d'une carte en jeu\u00a0; s ruche pour la retirer
  b 3, b vedette  acheter dans la ligne d'achat\u00a0; b x pour un Prospecteur
  b 3 top         la placer sur votre deck, si une carte le permet
  a               attaquer avec tout le combat\u00a0; a 3 avec une partie
  a ruche         attaquer une base
  e               finir le tour\u00a0; e! sans question
  u, u 3          annuler la dernière action, ou les trois dernières
  i vedette       montrer une carte
  board, actions  montrer la table, ou ce que vous pouvez faire
  hand, row       montrer votre main, ou la ligne d'achat, avec le texte des cartes
  me, opponent    montrer l'influence, les piles et les cartes en jeu d'un joueur
  piles           défausses, Casse, reste de votre deck
  log, log all    ce qui s'est passé depuis votre dernier tour, ou dans toute la partie
  save jeu.json   enregistrer la partie maintenant et après chaque action
  concede         abandonner
  q               quitter\u00a0; propose d'enregistrer
Les noms peuvent être abrégés. Pour un choix, tapez un numéro ou un nom\u00a0; 0 ne prend rien.
Les mots français vont aussi\u00a0: jouer, acheter, utiliser, retirer, attaquer, finir, annuler, tout, montrer, table, main, ligne, moi, adversaire, journal, aide, abandonner, quitter.`,
  notUnderstood: (input) => `«\u00a0${input}\u00a0» n'est pas une commande. Tapez ? pour l'aide.`,
  noSuchNumber: (input, most) =>
    most === 0
      ? `Il n'y a pas d'action ${input}. Tapez actions pour voir ce que vous pouvez faire.`
      : `Il n'y a pas d'action ${input}\u00a0: la dernière est ${most}.`,
  noSuchCard: (words) => `Aucune carte ici ne s'appelle «\u00a0${words}\u00a0».`,
  whichCard: (names) => `Laquelle\u00a0: ${names}\u00a0?`,
  saySomething: (key) => `Dites quelle carte\u00a0: ${key} et son nom.`,
  chooseFirst: "Répondez d'abord au choix\u00a0: tapez un numéro ou un nom.",
  notInHand: (name) => `${name} n'est pas dans votre main.`,
  tooDear: (name, cost, trade) => `${name} coûte ${cost} et vous avez ${trade} de commerce.`,
  notForSale: (name) => `${name} n'est pas dans la ligne d'achat.`,
  emptySpace: (n) =>
    `Il n'y a pas de carte à la place ${n}. Donnez 1 à 5, ou x pour un Prospecteur.`,
  topOrDiscard: (key) => `Dites où elle va\u00a0: ${key} top, ou ${key} discard.`,
  onlyToDiscard: (name) => `${name} ne peut aller que dans votre défausse pour l'instant.`,
  notUsable: (name) => `${name} n'a pas de capacité utilisable maintenant.`,
  whichAbility: (name) =>
    `${name} a plusieurs capacités\u00a0: ajoutez primary, ally, double-ally, upgrade-ally ou scrap.`,
  noCombat: "Vous n'avez pas de combat.",
  outpostsFirst: (names) =>
    `Détruisez d'abord les avant-postes\u00a0: ${names}. Par exemple\u00a0: a ${names.split(', ')[0].toLowerCase()}`,
  numbersChanged: 'Les numéros ont changé. Tapez actions pour les voir, ou des mots comme p viper.',
  notEnoughCombat: (name, needed, combat) =>
    `${name} demande ${needed} de combat d'un coup et vous avez ${combat}.`,
  notATarget: (name) => `${name} n'est pas une base que vous pouvez attaquer.`,
  wrongAmount: (combat) => `Attaquez avec 1 à ${combat}.`,
  nothingToPlay: "Il n'y a rien de simple à jouer ou à utiliser.",
  leftForYou: (names) => `À vous de voir, car un choix ou l'ordre compte\u00a0: ${names}.`,
  stillLeft: (things) => `Il vous reste ${things.join(', ')}. Tapez encore e pour finir le tour.`,
  left: {
    cards: (count) => `${some(count, 'carte', 'cartes')} à jouer`,
    abilities: (count) => `${some(count, 'capacité', 'capacités')} à utiliser`,
    trade: (amount) => `${amount} de commerce à dépenser`,
    combat: (amount) => `${amount} de combat à dépenser`,
  },
  undone: (steps) => (steps === 1 ? 'Annulé.' : `${steps} actions annulées.`),
  undoStops: (why) => `L'annulation s'arrête ici\u00a0: ${why}.`,
  nothingToUndo: "Il n'y a rien à annuler.",
  undoOnly: (depth) => `Vous pouvez en annuler ${depth} au plus.`,
  logEmpty: "Rien ne s'est encore passé.",
  confirmConcede: 'Tapez encore concede pour abandonner la partie.',

  saved: (file) => `La partie est enregistrée dans ${file}.`,
  notSaved: "La partie n'est pas enregistrée.",
  offerSave:
    'Enregistrer la partie\u00a0? Tapez save et un nom de fichier, ou Entrée pour la laisser\u00a0: ',
  offerReplay:
    'Garder un replay\u00a0? Tapez save et un nom de fichier, ou Entrée pour ne pas en garder\u00a0: ',
  howToSave:
    "Rien n'est écrit. Tapez save et un nom de fichier, par exemple\u00a0: save partie.json",
  savedFromNowOn: (file) =>
    `La partie est enregistrée dans ${file}, et le sera après chaque action.`,
  saveStopped: "La partie continue, mais n'est plus enregistrée.",
  fileExists: (file) => `${file} existe déjà. Choisissez un autre fichier.`,
  replayWritten: (file) =>
    `Le replay est dans ${file}. Pour le voir\u00a0: openrealms replay ${file}`,
  inputEnded: "L'entrée est terminée.",
  resumeWith: (file) => `Pour reprendre\u00a0: openrealms play --resume ${file}`,
  goodbye: 'Au revoir.',
  won: (turns, mine, theirs) =>
    `Vous gagnez après ${turns} tours, avec ${mine} d'influence contre ${theirs}. Bien joué\u00a0!`,
  drawn: (turns, mine, theirs) =>
    `Match nul après ${turns} tours, avec ${mine} d'influence contre ${theirs}.`,
  lost: (turns, mine, theirs) =>
    `Vous perdez après ${turns} tours, avec ${mine} d'influence contre ${theirs}.`,
  seed: (seed) => `La graine de cette partie était ${seed}.`,

  replayKeys: [
    'Entrée suivant',
    'p précédent',
    'un numéro va à cette action',
    't fin du tour',
    'b table',
    'q quitter',
  ],
  noSuchMove: (last) => `Il y a les actions 0 à ${last}.`,
};
