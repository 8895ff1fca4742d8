import type { CampaignWords } from './campaign-words.ts';

const some = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

export const frenchCampaign: CampaignWords = {
  begins: (file) =>
    `Une nouvelle campagne de douze scénarios commence. Elle est conservée dans ${file}, dès que vous avez un camp. Tapez q pour quitter, ici et partout.`,
  original:
    'Les cartes, autocollants, scénarios et récits de cette campagne sont des créations originales de ce projet.',
  askName: 'Votre nom, ou simplement Entrée\u00a0: ',
  askNameOf: (player) => `Nom du ${player.toLowerCase()}, ou simplement Entrée\u00a0: `,
  player: (number) => `Joueur ${number}`,
  sameName: (name) => `L'autre joueur s'appelle déjà ${name}. Donnez un autre nom.`,
  askWish: 'Quel camp souhaitez-vous\u00a0? Il reste le même pendant toute la campagne.',
  askWishOf: (name) =>
    `${name}, quel camp souhaitez-vous\u00a0? Il reste le même pendant toute la campagne. Si tous deux veulent le même, la pièce décide.`,
  wishes: {
    'star-empire': 'Empire Galactique',
    'trade-federation': 'Fédération du Commerce',
    either: "L'un ou l'autre",
  },
  manners: {
    'star-empire':
      "proclame son indépendance et joue en premier. Ses autocollants apportent du combat et font défausser l'adversaire.",
    'trade-federation':
      "gouvernait jusqu'ici tout l'espace connu. Ses autocollants apportent du commerce, de l'influence et des cartes.",
    either: 'laissez la pièce décider.',
  },
  sidesGiven: 'Les camps sont attribués',
  coin: {
    same: (name) => `Tous deux souhaitent le même camp\u00a0: la pièce le donne à ${name}.`,
    either: () => "Tous deux acceptent l'un ou l'autre camp\u00a0: la pièce décide.",
  },
  plays: (name, side) => `${name}\u00a0: ${side}.`,
  against: (name) =>
    `L'autre camp est joué par ${name}. Pour un autre adversaire\u00a0: campaign play --bot captain.`,

  title: (first, second) => `${first} contre ${second}`,
  goesOn: (file) => `La campagne de ${file} continue.`,
  help: `Appuyez sur Entrée pour continuer, tapez le numéro d'une réponse ou son nom, ou\u00a0:
  war     l'état de la guerre\u00a0: points, scénarios, fronts
  map     les douze scénarios
  vaults  cartes de victoire, planches et cartes améliorées des deux camps
  cards   les cartes de victoire encore à prendre
  q       quitter\u00a0; la campagne est enregistrée à chaque étape
Les mots français vont aussi\u00a0: guerre, carte, coffres, cartes, aide, quitter.`,
  prompt: '> ',
  notUnderstood: (input) =>
    `«\u00a0${input}\u00a0» n'est pas compris. Entrée pour continuer, ? pour l'aide.`,
  chooseOne: (input) =>
    `«\u00a0${input}\u00a0» n'est pas une des réponses. Tapez un numéro ou un nom\u00a0; ? pour l'aide.`,
  numberOrName: "Tapez un numéro ou un nom\u00a0; ? pour l'aide.",
  severalMeant: (options) => `Laquelle\u00a0: ${options}\u00a0?`,

  sealed: (scenario) => `${scenario}\u00a0: une enveloppe scellée`,
  firstStart: (name) => `L'Empire Galactique ouvre la guerre. Premier joueur\u00a0: ${name}.`,
  firstWon: (name) => `Premier joueur\u00a0: ${name}, qui a gagné le scénario précédent.`,
  openEnvelope: "Entrée pour ouvrir l'enveloppe> ",
  titled: (scenario, name) => `${scenario}\u00a0: ${name}`,
  faceUp: (side) => `Face visible\u00a0: ${side}. Dans ce scénario\u00a0:`,
  newSheets: "Nouvelles planches d'autocollants",
  sheetsHint:
    "En acquérant une carte, vous pouvez l'améliorer pour 2 de commerce de plus (un vaisseau) ou 3 (une base)\u00a0: l'autocollant remplace la capacité du bas, et la carte compte aussi pour votre camp. Un autocollant par coût imprimé, pour un vaisseau ou pour une base\u00a0; les planches précédentes restent utilisables.",
  newCards: 'Nouvelles cartes de victoire',
  choose: (name) => `${name}\u00a0: à vous de choisir avant la partie.`,
  chosen: (name, option) => `Choix (${name})\u00a0: ${option}.`,
  again: 'Match nul la dernière fois. Les améliorations restent, et le scénario se rejoue.',
  play: 'Entrée pour commencer la partie> ',
  goOn: (scenario) => `${scenario}. La partie reprend où vous l'aviez laissée.`,

  reportTitle: (scenario) => `Après le ${scenario.toLowerCase()}`,
  goesTo: (name, side) => `Vainqueur\u00a0: ${name}, ${side}.`,
  politicalVictory: "C'est une Victoire politique.",
  draw: 'Match nul\u00a0: personne ne gagne. Les améliorations restent, et le scénario se rejoue.',
  earned: 'Gagné dans ce scénario',
  upgraded: 'Amélioré dans ce scénario',
  noUpgrades: "Aucune carte n'a été améliorée.",

  war: 'État de la guerre',
  standing: (points, won, upgrades) =>
    `${points} · ${some(won, 'scénario gagné', 'scénarios gagnés')} · ${some(upgrades, 'amélioration', 'améliorations')}`,
  tie: 'Les deux camps ont le même nombre de points.',
  lead: (side, by) => `${side} mène de ${by}.`,
  streak: (side, length) => `${side} a gagné les ${length} derniers scénarios de suite.`,
  fronts: 'Cartes ralliées',
  front: (cards, first, second) => `${first}, ${second}, sur ${cards}`,
  map: 'Les scénarios',
  sealedEnvelope: 'scellé',
  current: 'en cours',
  wonBy: (name, side) => `vainqueur\u00a0: ${name}, ${side}`,
  openCards: 'Cartes de victoire à prendre',
  vaultOf: (name, side) => `Coffre\u00a0: ${name}, ${side}`,
  victoryCards: 'Cartes de victoire',
  none: 'aucune',
  upgradedCards: (made) => `Cartes améliorées (${made} sur 20)`,
  next: 'Ensuite',

  finalCount: 'Le décompte final',
  winner: (name, side) => `Vainqueur de la guerre\u00a0: ${name}, ${side}.`,
  by: {
    points: 'Aux points de victoire.',
    scenarios: 'Égalité de points\u00a0: le nombre de scénarios gagnés départage.',
    'last-scenario':
      "Égalité de points et de scénarios\u00a0: le vainqueur du dernier scénario l'emporte.",
  },
  total: (points) => `Total\u00a0: ${points}`,
  lastUpgrades: 'Après la guerre\u00a0: les dernières améliorations',
  lastUpgradesText:
    "Chaque camp termine avec 20 améliorations. Qui en a moins continue d'améliorer des cartes de la pile Commerce, à tour de rôle\u00a0; toujours une par coût et par planche.",
  askSticker: (name, left) =>
    `${name}\u00a0: encore ${some(left, 'amélioration', 'améliorations')} à faire. Choisissez un autocollant par son numéro, ou nommez une carte. reste laisse l'ordinateur finir, pour les deux camps.`,
  stickerRow: (sheet, cost) => `${sheet}, ${cost}`,
  askCard: 'Sur quelle carte\u00a0? 0 pour revenir.',
  backToStickers: 'Retour aux autocollants',
  noSuchUpgrade: (input) =>
    `Aucune carte appelée «\u00a0${input}\u00a0» ne peut être améliorée maintenant. Tapez le numéro d'un autocollant, ou une partie du nom d'une carte.`,
  upgradeDone: (name, card) => `${name}\u00a0: ${card}`,
  restDone: "L'ordinateur a fait les améliorations qui restaient.",
  finished: 'La campagne est terminée',
  grownDeck: (cards, extra) =>
    `La pile Commerce compte maintenant ${cards} cartes\u00a0: celles de la campagne avec tous leurs autocollants, et ${extra} qui les rejoignent.`,
  whereToPlay:
    'Cette pile se joue dans tous les formats, dans le navigateur\u00a0: npm start, Campagnes, ouvrez ce fichier.',
  nothingNext: 'rien, la campagne est terminée',
  nextSides: 'le choix des camps',
  nextUpgrades: 'les dernières améliorations',
  inTheMiddle: "au milieu d'une partie",

  saved: (file) => `La campagne est enregistrée dans ${file}.`,
  resumeWith: (command) => `Pour reprendre\u00a0: ${command}`,
  nothingSaved: "Aucune campagne n'a commencé, et rien n'est écrit.",
  lastNotSaved: (file) => `Les dernières étapes n'ont pas pu être enregistrées dans ${file}.`,
  alwaysSaved: (file) =>
    `La campagne est enregistrée dans ${file} après chaque action\u00a0; rien d'autre n'est à faire.`,
  saveFailing: "La partie continue, et l'action suivante essaiera de l'enregistrer.",
  forked: (file, after) =>
    after === 0
      ? `${file} part du début, avec les mêmes camps.`
      : `${file} continue après le scénario ${after}, avec une autre donne.`,
  forkName: (after) => (after === 0 ? 'Depuis le début' : `Variante après le scénario ${after}`),
  anew: (file) => `${file} recommence, comme avec une boîte neuve.`,
  playWith: (command) => `Pour y jouer\u00a0: ${command}`,
  theSides: {
    'star-empire': "L'Empire Galactique",
    'trade-federation': 'La Fédération du Commerce',
  },
};
