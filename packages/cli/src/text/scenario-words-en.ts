import type { ScenarioWords } from './scenario-words.ts';

export const englishScenario: ScenarioWords = {
  sides: { 'star-empire': 'Star Empire', 'trade-federation': 'Trade Federation' },
  initials: { 'star-empire': 'SE', 'trade-federation': 'TF' },
  scenario: (number) => `Scenario ${number}`,
  welcome: (title, bot) =>
    `${title}. You play against ${bot}. Type the key of an action, like 1 or b2, scenario for the rule of the game, or ? for help.`,
  help: `In a scenario:
  b 3 s1          buy and upgrade a card: with the sticker of sheet 1
  b cutter up     the same, where only one of your sheets has a sticker for it
  scenario        the rule of the scenario, Political Victory, open victory cards
  sheets          the sticker sheets of both players
  q               leave; a campaign is saved after every move
A card called Cutter +SE1 has the sticker of sheet 1 of the Star Empire; i cutter se1 shows it.`,
  keys: [
    ['scenario', 'rule and goals'],
    ['sheets', 'stickers'],
  ],

  rule: 'Rule of this scenario',
  noRule: 'The usual rules hold.',
  chosen: (option) => `Chosen: ${option}.`,
  political: 'Political Victory',
  used: (used, all) => `${used} of ${all}`,
  fifthSticker: (sheet) => `The fifth sticker of sheet ${sheet} wins the game at once.`,
  attack: (name, combat) => `The Blobs attack at the end of the turn: ${name}, ${combat} combat`,
  nextAttack: (name, combat) => `then ${name}, ${combat}`,
  openCards: 'Victory cards that can be earned in this game',
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  earnedBy: (name) => `earned: ${name}`,

  sheet: (number) => `sheet ${number}`,
  sheetOf: (number, owner) => `Sheet ${number}, ${owner}`,
  cost: (cost) => `cost ${cost}`,
  sticker: (type, text) => `${type === 'ship' ? 'ship' : 'base'}: ${text}`,
  stickerUsed: (type) => `used on a ${type}`,

  upgradeFor: (card, price, sheet, sticker) => `${card} for ${price}, sheet ${sheet}: ${sticker}`,
  winsTheGame: 'Wins the game',
  noSticker: (card) =>
    `None of your sheets has a sticker left for ${card}. Type sheets to see them.`,
  noStickerOn: (card, sheet) =>
    `Sheet ${sheet} has no sticker left for ${card}. Type sheets to see yours.`,
  upgradeTooDear: (card, price, trade) =>
    `${card} with a sticker costs ${price} and you have ${trade} trade.`,
  whichSheet: (ways) => `Say with which sheet: ${ways}.`,
  notAScenario: 'This game is no scenario of a campaign: it has no rule and no stickers.',

  handOver: (name) => `${name}, it is for you to act. Enter shows your cards> `,
  justEnter: 'Just Enter, when the right player sits here; q leaves.',
  wins: (name, turns, own, other) =>
    `${name} wins after ${turns} turns, with ${own} authority to ${other}.`,
};
