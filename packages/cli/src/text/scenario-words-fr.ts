import type { ScenarioWords } from './scenario-words.ts';

export const frenchScenario: ScenarioWords = {
  sides: { 'star-empire': 'Empire Galactique', 'trade-federation': 'Fédération du Commerce' },
  initials: { 'star-empire': 'EG', 'trade-federation': 'FC' },
  scenario: (number) => `Scénario ${number}`,
  welcome: (title, bot) =>
    `${title}. Vous jouez contre ${bot}. Tapez la touche d'une action, comme 1 ou b2, scenario pour la règle de la partie, ou ? pour l'aide.`,
  help: `Dans un scénario\u00a0:
  b 3 s1          acheter et améliorer une carte, avec l'autocollant de la planche 1
  b vedette up    de même, si une seule de vos planches a un autocollant pour elle
  scenario        la règle du scénario, la Victoire politique, les cartes de victoire
  sheets          les planches d'autocollants des deux joueurs
  q               quitter\u00a0; une campagne est enregistrée après chaque action
Une carte appelée Vedette +EG1 porte l'autocollant de la planche 1 de l'Empire Galactique\u00a0; i vedette eg1 la montre.
Les mots français vont aussi\u00a0: planches, améliorer.`,
  keys: [
    ['scenario', 'règle et buts'],
    ['sheets', 'planches'],
  ],

  rule: 'Règle de ce scénario',
  noRule: "Les règles habituelles s'appliquent.",
  chosen: (option) => `Choix\u00a0: ${option}.`,
  political: 'Victoire politique',
  used: (used, all) => `${used} sur ${all}`,
  fifthSticker: (sheet) =>
    `Le cinquième autocollant de la planche ${sheet} donne aussitôt la victoire.`,
  attack: (name, combat) =>
    `Les Blobs attaquent à la fin du tour\u00a0: ${name}, ${combat} de combat`,
  nextAttack: (name, combat) => `puis ${name}, ${combat}`,
  openCards: 'Cartes de victoire à gagner dans cette partie',
  points: (points) => `${points} ${points < 2 ? 'point' : 'points'}`,
  earnedBy: (name) => `gagnée\u00a0: ${name}`,

  sheet: (number) => `planche ${number}`,
  sheetOf: (number, owner) => `Planche ${number}, ${owner}`,
  cost: (cost) => `coût ${cost}`,
  sticker: (type, text) => `${type === 'ship' ? 'vaisseau' : 'base'}\u00a0: ${text}`,
  stickerUsed: (type) => (type === 'ship' ? 'utilisé sur un vaisseau' : 'utilisé sur une base'),

  upgradeFor: (card, price, sheet, sticker) =>
    `${card} pour ${price}, planche ${sheet}\u00a0: ${sticker}`,
  winsTheGame: 'Gagne la partie',
  noSticker: (card) =>
    `Aucune de vos planches n'a plus d'autocollant pour ${card}. Tapez sheets pour les voir.`,
  noStickerOn: (card, sheet) =>
    `La planche ${sheet} n'a plus d'autocollant pour ${card}. Tapez sheets pour voir les vôtres.`,
  upgradeTooDear: (card, price, trade) =>
    `${card} avec un autocollant coûte ${price} et vous avez ${trade} de commerce.`,
  whichSheet: (ways) => `Dites avec quelle planche\u00a0: ${ways}.`,
  notAScenario:
    "Cette partie n'est pas un scénario de campagne\u00a0: elle n'a ni règle ni autocollants.",

  handOver: (name) => `${name}, c'est à vous d'agir. Entrée montre vos cartes> `,
  justEnter: 'Simplement Entrée, quand la bonne personne est là\u00a0; q pour quitter.',
  wins: (name, turns, own, other) =>
    `${name} gagne en ${turns} tours, avec ${own} d'influence contre ${other}.`,
};
