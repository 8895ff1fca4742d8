import type { CampaignWords } from './campaign-words.ts';

const some = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const englishCampaign: CampaignWords = {
  begins: (file) =>
    `A new campaign of twelve scenarios begins. It is kept in ${file}, from the moment you have a side. Type q to leave, here and everywhere.`,
  original:
    'Cards, stickers, scenarios and story of this campaign are original works of this project.',
  askName: 'Your name, or just Enter: ',
  askNameOf: (player) => `Name of ${player}, or just Enter: `,
  player: (number) => `Player ${number}`,
  sameName: (name) => `The other player is called ${name} already. Give another name.`,
  askWish: 'Which side would you like? It stays for the whole campaign.',
  askWishOf: (name) =>
    `${name}, which side would you like? It stays for the whole campaign. If both want the same, a coin decides.`,
  wishes: {
    'star-empire': 'Star Empire',
    'trade-federation': 'Trade Federation',
    either: 'Either',
  },
  manners: {
    'star-empire':
      'declares independence and goes first. Its stickers bring combat and make the opponent discard.',
    'trade-federation':
      'has ruled all of known space so far. Its stickers bring trade, authority and cards.',
    either: 'let the coin decide.',
  },
  sidesGiven: 'The sides are given',
  coin: {
    same: (name) => `Both would like the same side: the coin gives it to ${name}.`,
    either: () => 'Both would play either side: the coin decides.',
  },
  plays: (name, side) => `${name}: ${side}.`,
  against: (name) =>
    `The other side is played by ${name}. Another opponent: campaign play --bot captain.`,

  title: (first, second) => `${first} against ${second}`,
  goesOn: (file) => `The campaign in ${file} goes on.`,
  help: `Press Enter to go on, type the number of an answer or its name, or:
  war     the state of the war: points, scenarios, fronts
  map     the twelve scenarios
  vaults  victory cards, sheets and upgraded cards of both
  cards   the victory cards that are still open
  q       leave; the campaign is saved after every step`,
  prompt: '> ',
  notUnderstood: (input) => `"${input}" is not understood. Just Enter goes on, ? is for help.`,
  chooseOne: (input) =>
    `"${input}" is not among the answers. Type a number or a name; ? is for help.`,
  numberOrName: 'Type a number or a name; ? is for help.',
  severalMeant: (options) => `Which one: ${options}?`,

  sealed: (scenario) => `${scenario}: a sealed envelope`,
  firstStart: (name) => `The Star Empire begins the war. First player: ${name}.`,
  firstWon: (name) => `First player: ${name}, who won the scenario before.`,
  openEnvelope: 'Enter opens the envelope> ',
  titled: (scenario, name) => `${scenario}: ${name}`,
  faceUp: (side) => `Face up: ${side}. In this scenario:`,
  newSheets: 'New sticker sheets',
  sheetsHint:
    'When you acquire a card, you can upgrade it for 2 more trade (a ship) or 3 (a base): its sticker replaces the lowest ability, and the card counts as one of your side, too. One sticker for each printed cost, for a ship or for a base; sheets from before stay usable.',
  newCards: 'New victory cards',
  choose: (name) => `${name}, choose one before the game:`,
  chosen: (name, option) => `Choice (${name}): ${option}.`,
  again: 'Last time it was a draw. Upgrades stay; the scenario is played again.',
  play: 'Enter begins the game> ',
  goOn: (scenario) => `${scenario}. The game goes on where you left it.`,

  reportTitle: (scenario) => `After ${scenario}`,
  goesTo: (name, side) => `Winner: ${name}, ${side}.`,
  politicalVictory: 'It was a Political Victory.',
  draw: 'A draw: nobody has won. What was upgraded stays, and the scenario is played again.',
  earned: 'Earned in this scenario',
  upgraded: 'Upgraded in this scenario',
  noUpgrades: 'No card was upgraded.',

  war: 'State of the war',
  standing: (points, won, upgrades) =>
    `${points} · ${some(won, 'scenario', 'scenarios')} won · ${some(upgrades, 'upgrade', 'upgrades')}`,
  tie: 'Both sides have the same number of points.',
  lead: (side, by) => `${side} leads by ${by}.`,
  streak: (side, length) => `${side} has won the last ${length} scenarios in a row.`,
  fronts: 'Cards won over',
  front: (cards, first, second) => `${first}, ${second}, of ${cards}`,
  map: 'The scenarios',
  sealedEnvelope: 'sealed',
  current: 'now',
  wonBy: (name, side) => `winner: ${name}, ${side}`,
  openCards: 'Open victory cards',
  vaultOf: (name, side) => `Vault: ${name}, ${side}`,
  victoryCards: 'Victory cards',
  none: 'none',
  upgradedCards: (made) => `Upgraded cards (${made} of 20)`,
  next: 'Next',

  finalCount: 'The final count',
  winner: (name, side) => `Winner of the war: ${name}, ${side}.`,
  by: {
    points: 'By victory points.',
    scenarios: 'Both have the same points: more scenarios won decide.',
    'last-scenario': 'Points and scenarios are equal: who won the last scenario decides.',
  },
  total: (points) => `Total: ${points}`,
  lastUpgrades: 'After the war: the last upgrades',
  lastUpgradesText:
    'Each side ends with 20 upgrades. Whoever has fewer goes on upgrading cards of the trade deck, by turns; still one for each cost of a sheet.',
  askSticker: (name, left) =>
    `${name}: ${some(left, 'upgrade', 'upgrades')} left to make. Choose a sticker by its number, or name a card. rest lets the computer do the rest, for both sides.`,
  stickerRow: (sheet, cost) => `${sheet}, ${cost}`,
  askCard: 'On which card? 0 goes back.',
  backToStickers: 'Back to the stickers',
  noSuchUpgrade: (input) =>
    `No card called "${input}" can be upgraded now. Type the number of a sticker, or a part of the name of a card.`,
  upgradeDone: (name, card) => `${name}: ${card}`,
  restDone: 'The computer has made the rest of the upgrades.',
  finished: 'The campaign is finished',
  grownDeck: (cards, extra) =>
    `The trade deck has grown to ${cards} cards: those of the campaign with all their stickers, and ${extra} that join them now.`,
  whereToPlay:
    'Play with this deck, in any format, in the browser: npm start, Campaigns, open this file.',
  nothingNext: 'nothing, the campaign is finished',
  nextSides: 'the sides',
  nextUpgrades: 'the last upgrades',
  inTheMiddle: 'in the middle of a game',

  saved: (file) => `The campaign is saved in ${file}.`,
  resumeWith: (command) => `Go on later: ${command}`,
  nothingSaved: 'No campaign has begun, and nothing is written.',
  lastNotSaved: (file) => `The last steps could not be saved in ${file}.`,
  alwaysSaved: (file) =>
    `The campaign is saved in ${file} after every move; nothing else has to be done.`,
  saveFailing: 'The game goes on, and the next move tries to save it again.',
  forked: (file, after) =>
    after === 0
      ? `${file} begins from the beginning, with the same sides.`
      : `${file} goes on after scenario ${after}, with another deal.`,
  forkName: (after) => (after === 0 ? 'From the beginning' : `Fork after scenario ${after}`),
  anew: (file) => `${file} begins anew, as if from an untouched box.`,
  playWith: (command) => `Play it: ${command}`,
  theSides: { 'star-empire': 'The Star Empire', 'trade-federation': 'The Trade Federation' },
};
