import type { ChallengeId } from '../setup.ts';
import type { ChallengeCard } from './challenge-card.ts';

/** What most pages have in common. */
const page = {
  players: [1, 2, 3, 4],
  party: 'hydra',
  removes: null,
  hasDeck: false,
  handSize: () => 0,
  buysCards: false,
  piles: ['open', 'open'],
} as const satisfies Partial<ChallengeCard>;

/** The challenges, in the order of the rulebook. */
export const CHALLENGE_CARDS: Readonly<Record<ChallengeId, ChallengeCard>> = {
  automatons: {
    ...page,
    id: 'automatons',
    authority: 30,
    playerAuthority: 60,
  },
  'blob-assault': {
    ...page,
    id: 'blob-assault',
    authority: 40,
    playerAuthority: 40,
    removes: 'blob',
    hasDeck: true,
  },
  'dimensional-horror': {
    ...page,
    id: 'dimensional-horror',
    authority: null,
    playerAuthority: 40,
    party: 'single',
  },
  'madness-of-the-machine': {
    ...page,
    id: 'madness-of-the-machine',
    authority: 40,
    playerAuthority: 60,
    removes: 'machine-cult',
    hasDeck: true,
    handSize: (players) => players + 1,
  },
  'nemesis-beast': {
    ...page,
    id: 'nemesis-beast',
    authority: 50,
    playerAuthority: 50,
    correctedAuthority: 50,
    piles: ['face-down', 'open'],
  },
  'pirates-of-the-dark-star': {
    ...page,
    id: 'pirates-of-the-dark-star',
    authority: 25,
    playerAuthority: 50,
    party: 'squadron',
  },
  'defy-the-empire': {
    ...page,
    id: 'defy-the-empire',
    players: [1, 2, 3],
    authority: 40,
    playerAuthority: 50,
    removes: 'star-empire',
    hasDeck: true,
    buysCards: true,
    handSize: (players) => 5 + 2 * (players - 1),
    piles: ['open', 'top-open'],
  },
  'the-cost-of-freedom': {
    ...page,
    id: 'the-cost-of-freedom',
    authority: 40,
    playerAuthority: 30,
    removes: 'trade-federation',
    hasDeck: true,
    buysCards: true,
    handSize: (players) => players + 1,
    // The Acquisition Deck, and the Assets Ledger.
    piles: ['bottom-open', 'open'],
  },
};
