import type { BossAtTable } from '../bosses/boss.ts';
import type { PileFace } from '../bosses/challenge-card.ts';
import { forecast } from '../bosses/forecast.ts';
import { HIDDEN, numberOf } from '../bosses/numbers.ts';
import type { CardNumber } from '../cards/card-number.ts';
import type { Level } from '../setup.ts';
import type { GameState } from '../state/state.ts';
import { challengeNumbers, namesOf } from '../state/to-data.ts';
import { toArray } from '../state/zones.ts';
import type { ChallengeView, PileView } from './view.ts';

/** What everybody knows of a challenge. */
export function challengeView(state: GameState, level: Level): ChallengeView {
  const { firstPile, secondPile } = state.layout;
  const { piles } = state.format.boss as BossAtTable;
  return {
    ...challengeNumbers(state, level),
    piles: [pileView(state, firstPile, piles[0]), pileView(state, secondPile, piles[1])],
    next: forecast(state),
  };
}

function pileView(state: GameState, zone: number, face: PileFace): PileView {
  const pile = namesOf(state, toArray(state.cards, zone)).reverse();
  const bottom = pile.length - 1;
  const hidden = numberOf(state, HIDDEN);
  const isSeen = (i: number): boolean =>
    face === 'open' ||
    (face === 'top-open' && i === 0) ||
    (face === 'bottom-open' && i === bottom) ||
    (face === 'face-down' && i <= bottom - hidden);
  return {
    cards: pile.map((card, i) => (isSeen(i) ? card : null)),
    unseen: face === 'face-down' ? [] : pile.filter((_, i) => !isSeen(i)).sort(),
  };
}

/** Cards of the trade deck that lie face down before the Boss: nobody can tell them from those that are still in the deck. */
export function unseenInPile(state: GameState): CardNumber[] {
  if (state.format.boss === null) return [];
  return toArray(state.cards, state.layout.firstPile).slice(0, numberOf(state, HIDDEN));
}
