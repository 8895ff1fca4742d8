import type { ChallengeWords } from './challenge-words.ts';

export const englishChallenges: ChallengeWords = {
  challenges: {
    automatons: {
      name: 'Automatons',
      boss: 'The Armada',
      goal: 'It plays off the trade deck, more of it every turn.',
    },
    'blob-assault': {
      name: 'Blob Assault',
      boss: 'The Swarm',
      goal: 'Its ten cards come in a known order, and its bases come back.',
    },
    'dimensional-horror': {
      name: 'Dimensional Horror',
      boss: 'The Horror',
      goal: 'Cut its four tentacles card by card; it strikes each player after their own turn.',
    },
    'madness-of-the-machine': {
      name: 'Madness of the Machine',
      boss: 'The Machine',
      goal: 'It has all Machine Cult cards, and feeds on what it scraps.',
    },
    'nemesis-beast': {
      name: 'Nemesis Beast',
      boss: 'The Beast',
      goal: 'It swallows the trade row card by card, and strikes with all that it has swallowed.',
    },
    'pirates-of-the-dark-star': {
      name: 'Pirates of the Dark Star',
      boss: 'The Dark Star',
      goal: 'What comes into the trade row decides how each player is raided.',
    },
    'defy-the-empire': {
      name: 'Defy the Empire',
      boss: 'The Emperor',
      goal: 'It buys from two trade decks of its own, and has no mercy on hands.',
    },
    'the-cost-of-freedom': {
      name: 'The Cost of Freedom',
      boss: 'The Company',
      goal: 'What it buys gives it combat every turn; when it has to take a card from an empty Acquisition Deck, you have lost.',
    },
  },
  levels: {
    beginner: { name: 'Beginner', meaning: 'The Boss waits for your third turn.' },
    intermediate: { name: 'Intermediate', meaning: 'The Boss waits for your second turn.' },
    veteran: { name: 'Veteran', meaning: 'You begin.' },
    expert: { name: 'Expert', meaning: 'The Boss begins.' },
  },
  welcome: (name, level, goal, meaning) =>
    `${name}, ${level}. ${goal} ${meaning} Type the key of an action, like 1 or b2, or ? for help.`,
  help: `In a challenge:
  mulligan         scrap the whole trade row, once in a challenge
  a stinger        cut a card off a tentacle, for as much combat as it costs
  opponent         show the Boss, and what it has before it`,
  nameTentacle: 'Name a card of a tentacle to cut it off, like: a stinger',

  level: 'level',
  mulligan: 'mulligan',
  mulliganLeft: 'not used yet',
  mulliganUsed: 'used',
  count: 'Assimilation Count',
  nextCards: 'next cards',
  basesBack: 'bases that can come back',
  tentacle: (faction) => `${faction} tentacle`,
  longest: 'longest tentacle',
  swallowed: 'swallowed',
  unseen: (cards) => `${cards} unseen`,
  elite: 'Elite, next first',
  subjects: 'Subjects',
  more: (cards) => `and ${cards} more`,
  ledger: 'Assets Ledger',
  acquisitions: 'Acquisition Deck',
  last: (name) => `${name} last`,
  fewerCards: 'fewer cards in its next hand',
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
};
