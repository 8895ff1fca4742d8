import type { Words } from './words.ts';

const some = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const english: Words = {
  you: 'You',
  levels: {
    recruit: 'Recruit',
    pilot: 'Pilot',
    trader: 'Trader',
    captain: 'Captain',
    commander: 'Commander',
    admiral: 'Admiral',
    'fleet-admiral': 'Fleet Admiral',
    overlord: 'Overlord',
  },
  styles: {
    rusher: 'Rusher',
    tradesman: 'Tradesman',
    thinner: 'Thinner',
    loyalist: 'Loyalist',
  },
  otherBots: { random: 'Random', greedy: 'Greedy' },

  authority: 'authority',
  trade: 'trade',
  combat: 'combat',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  inPlay: 'in play',
  bases: 'bases',
  tradeRow: 'trade row',
  tradeDeck: 'trade deck',
  explorers: 'Explorers',
  scrapHeap: 'scrap heap',
  cost: 'cost',
  empty: 'empty',
  none: 'none',
  primary: 'primary',
  ally: 'ally',
  doubleAlly: 'double ally',
  upgradeAlly: "upgrade's ally",
  scrap: 'scrap',
  leftInDeck: 'left in your deck',
  deckOrHand: (name) => `in the deck or hand of ${name}`,
  space: (n) => `space ${n}`,
  turn: (n) => `Turn ${n}`,
  colon: ':',

  groups: {
    play: 'Play',
    use: 'Use',
    buy: 'Buy',
    upgrade: 'Upgrade',
    attack: 'Attack',
    give: 'Give',
    turn: 'Turn',
    choose: 'Choose',
  },
  buyTo: { discard: 'to the discard pile', 'top-of-deck': 'to the top of the deck' },
  buyFor: (name, cost) => `${name} for ${cost}`,
  abilityOf: (name, ability) =>
    ability === 'primary' ? name : `${name}, ${ability.replace('-', ' ')}`,
  attackFor: (name, amount) => `${name} for ${amount}`,
  turnKeys: [
    ['all', 'play the simple cards'],
    ['e', 'end turn'],
    ['u', 'undo'],
    ['i cutter', 'show a card'],
    ['?', 'help'],
  ],
  choiceKeys: [
    ['u', 'undo'],
    ['i cutter', 'show a card'],
    ['?', 'help'],
  ],
  orNothing: ', or 0 for nothing',

  prompt: '> ',
  welcome: (bot) =>
    `You play against ${bot}. Bring their authority to 0. Type the key of an action, like 1 or b2, or ? for help.`,
  resumed: 'The game goes on where you left it.',
  help: `Type the key that stands before an action, like 1 or b2, or:
  p cutter        play a card from your hand
  all             play and use everything that only gives trade, combat or authority
  use hive        use an ability of a card in play; s hive for its scrap ability
  b 3, b cutter   buy from the trade row; b x for an Explorer
  b 3 top         put it on top of your deck, when a card allows it
  a               attack the opponent with all combat; a 3 with some of it
  a war world     attack a base
  e               end your turn; e! ends it without asking
  u, u 3          take back your last action, or the last three
  i cutter        show a card
  board, actions  show the table, or what you can do
  hand, row       show your hand, or the trade row, with the texts of the cards
  me, opponent    show one player's authority, piles and cards in play
  piles           discard piles, scrap heap, what is left in your deck
  log, log all    what has happened since your last turn, or in the whole game
  save game.json  save the game now and after every move
  concede         give up
  q               quit; offers to save
Names can be shortened. When you are asked to choose, type a number or a name; 0 takes nothing.`,
  notUnderstood: (input) => `"${input}" is not a command. Type ? for help.`,
  noSuchNumber: (input, most) =>
    most === 0
      ? `There is no action ${input}. Type actions to see what you can do.`
      : `There is no action ${input}: the last is ${most}.`,
  noSuchCard: (words) => `No card here is called "${words}".`,
  whichCard: (names) => `Which one: ${names}?`,
  saySomething: (key) => `Say which card: ${key} and its name.`,
  chooseFirst: 'First answer the choice: type a number or a name.',
  notInHand: (name) => `${name} is not in your hand.`,
  tooDear: (name, cost, trade) => `${name} costs ${cost} and you have ${trade} trade.`,
  notForSale: (name) => `${name} is not in the trade row.`,
  emptySpace: (n) => `There is no card in space ${n}. Give 1 to 5, or x for an Explorer.`,
  topOrDiscard: (key) => `Say where it goes: ${key} top, or ${key} discard.`,
  onlyToDiscard: (name) => `${name} can only go to your discard pile now.`,
  notUsable: (name) => `${name} has no ability you can use now.`,
  whichAbility: (name) =>
    `${name} has several abilities: add primary, ally, double-ally, upgrade-ally or scrap.`,
  noCombat: 'You have no combat to attack with.',
  outpostsFirst: (names) =>
    `Outposts must be destroyed first: ${names}. For example: a ${names.split(', ')[0].toLowerCase()}`,
  numbersChanged: 'The numbers have changed. Type actions to see them, or use words like p scout.',
  notEnoughCombat: (name, needed, combat) =>
    `${name} takes ${needed} combat at once and you have ${combat}.`,
  notATarget: (name) => `${name} is not a base you can attack.`,
  wrongAmount: (combat) => `Attack with 1 to ${combat}.`,
  nothingToPlay: 'There is nothing simple to play or use.',
  leftForYou: (names) => `Left for you, because choice or order matter: ${names}.`,
  stillLeft: (things) => `You still have ${things.join(', ')}. Type e again to end your turn.`,
  left: {
    cards: (count) => `${some(count, 'card', 'cards')} to play`,
    abilities: (count) => `${some(count, 'ability', 'abilities')} to use`,
    trade: (amount) => `${amount} trade to spend`,
    combat: (amount) => `${amount} combat to spend`,
  },
  undone: (steps) => (steps === 1 ? 'Taken back.' : `${steps} actions taken back.`),
  undoStops: (why) => `Undo stops here: ${why}.`,
  nothingToUndo: 'There is nothing to take back.',
  undoOnly: (depth) => `You can take back ${depth} at most.`,
  logEmpty: 'Nothing has happened yet.',
  confirmConcede: 'Type concede again to give up the game.',

  saved: (file) => `The game is saved in ${file}.`,
  notSaved: 'The game is not saved.',
  offerSave: 'Save the game? Type save and a file name, or just Enter to leave it: ',
  offerReplay: 'Keep a replay? Type save and a file name, or just Enter for none: ',
  howToSave: 'Nothing is written. Type save and a file name, like: save game.json',
  savedFromNowOn: (file) => `The game is saved in ${file}, and again after every move.`,
  saveStopped: 'The game goes on, but it is not saved any more.',
  fileExists: (file) => `${file} exists already. Choose another file.`,
  replayWritten: (file) => `The replay is in ${file}. Watch it: openrealms replay ${file}`,
  inputEnded: 'The input has ended.',
  resumeWith: (file) => `Go on later: openrealms play --resume ${file}`,
  goodbye: 'Goodbye.',
  won: (turns, mine, theirs) =>
    `You win after ${turns} turns, with ${mine} authority to ${theirs}. Well played!`,
  drawn: (turns, mine, theirs) =>
    `The game is a draw after ${turns} turns, with ${mine} authority to ${theirs}.`,
  lost: (turns, mine, theirs) =>
    `You lose after ${turns} turns, with ${mine} authority to ${theirs}.`,
  seed: (seed) => `The seed of this game was ${seed}.`,

  replayKeys: [
    'Enter next',
    'p previous',
    'a number goes to that move',
    't end of turn',
    'b board',
    'q quit',
  ],
  noSuchMove: (last) => `There are moves 0 to ${last}.`,
};
