import type { Weights } from './weights.ts';
import { TUNED } from './weights.ts';

/**
 * How a player judges, and misjudges. All play honestly and see a win that lies on the table; what differs is what they
 * think is good.
 */
export interface Temperament {
  /** What makes a card worth buying: the fall of the dice, whim, its price, or what it does. */
  readonly buys: 'at-random' | 'by-whim' | 'price' | 'effects';
  /** How far opinions of cards, formed once a game, are off: in points of price, or of what effects are worth. */
  readonly error: number;
  /** What each point of price adds where cards are bought by whim: below zero, cheap cards are liked. */
  readonly thrift: number;
  /** What each card of the same faction in the deck adds, as long as it is not many. */
  readonly loyalty: number;
  /** Which of its own cards it scraps when it can. */
  readonly thins: 'nothing' | 'starters' | 'worst';
  /** What it attacks besides what it must: nothing, dear bases, or bases that do much. */
  readonly sieges: 'never' | 'dear' | 'threats';
  /** When it gives up a card in play for its scrap ability: to win, or when that is worth more than the card. */
  readonly scraps: 'to-win' | 'junk' | 'when-worth';
  /** What it thinks effects are worth. */
  readonly weights: Weights;
}

/** Buys what the dice say and does everything else as the dearest-buyer does. */
export const RANDOM_BUYER: Temperament = {
  buys: 'at-random',
  error: 0,
  thrift: 0,
  loyalty: 0,
  thins: 'starters',
  sieges: 'dear',
  scraps: 'junk',
  weights: TUNED,
};

/** Knows the rules: buys anything, cheap things rather than dear ones, and goes for the opponent. */
export const RECRUIT: Temperament = {
  buys: 'by-whim',
  error: 1,
  thrift: -0.1,
  loyalty: 0,
  thins: 'nothing',
  sieges: 'never',
  scraps: 'to-win',
  weights: TUNED,
};

/** Takes the price for the value, with some odd likings, and scraps only the starting cards. */
export const PILOT: Temperament = {
  buys: 'price',
  error: 1.5,
  thrift: 0,
  loyalty: 0,
  thins: 'starters',
  sieges: 'never',
  scraps: 'junk',
  weights: TUNED,
};

/** Buys dear cards of the factions it has, with some odd likings too, and destroys the bases that cost most. */
export const TRADER: Temperament = {
  buys: 'price',
  error: 1.3,
  thrift: 0,
  loyalty: 0.5,
  thins: 'starters',
  sieges: 'dear',
  scraps: 'junk',
  weights: TUNED,
};

/** Looks at what cards do, for this deck and at this stage of the game. Others are measured by it: it never changes. */
export const THOROUGH: Temperament = {
  buys: 'effects',
  error: 0,
  thrift: 0,
  loyalty: 0,
  thins: 'worst',
  sieges: 'threats',
  scraps: 'when-worth',
  weights: TUNED,
};

/** As thorough, but of some cards it has a wrong opinion. */
export const CAPTAIN: Temperament = { ...THOROUGH, error: 3.3 };
