import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { ROW_SPACES } from '../state/layout.ts';
import { seatsIn } from '../state/seats.ts';
import type { GameState, Seat } from '../state/state.ts';
import { attackThese } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import type { BossFaction } from './boss-factions.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { factionsIn, gainAuthority, gainCombat, makeDiscard, tellAbility } from './effects.ts';
import { COUNT, livingPlayers, numberOf, QUEUE, setNumber } from './numbers.ts';
import { again, inOrder, once } from './order.ts';
import { furthest, hasTaken, refillInOrder, slide, takeFurthest } from './row.ts';

const DISCARDS = 2;
/** More than twice as many as there can be players. */
const PER_SPACE = 16;

/** Raiders who look at the trade row and come for one player after the other. */
export const piratesOfTheDarkStar: Boss = {
  ...CHALLENGE_CARDS['pirates-of-the-dark-star'],
  ...common,
  turn: inOrder(once(renewRow()), again(raidNext())),
  foresee: (state, boss) => {
    const raids = livingPlayers(state).length;
    const takes = hasTaken(state, boss) ? [] : furthest(state, raids);
    return { raids, takes, highestCost: highestCost(state, takes) };
  },
};

/** For each player one card of the row is scrapped and one comes: the first is about the first player, and so on. */
function renewRow(): Step {
  return (state, boss) => {
    const players = livingPlayers(state);
    for (const _ of players) takeFurthest(state, boss, 'scrap-heap');
    const spaces = slide(state);
    const revealed = refillInOrder(state, boss, spaces).length;
    setNumber(
      state,
      QUEUE,
      players.slice(0, revealed).reduce((bits, seat) => bits | (1 << seat), 0),
    );
    setNumber(state, COUNT, spaces * PER_SPACE);
    return true;
  };
}

/**
 * Deals with the next player: what the card of that player says first, and after the discards it may ask for the attack.
 * `COUNT` holds twice the players dealt with, plus one while an attack is still to come; above that, how many spaces were
 * filled: the first card lies in the last of them, and those for the next players nearer to the trade deck.
 */
function raidNext(): Step {
  return (state, boss) => {
    const done = numberOf(state, COUNT) % PER_SPACE;
    const target = seatsIn(numberOf(state, QUEUE))[done >> 1];
    if (target === undefined) {
      setNumber(state, COUNT, 0);
      setNumber(state, QUEUE, 0);
      return false;
    }
    setNumber(state, COUNT, numberOf(state, COUNT) + 1);
    if (state.seats[target].defeated) return true;
    if ((done & 1) === 0) {
      const card = cardFor(state, done >> 1);
      for (const faction of factionsIn(state.catalog.factions[card])) {
        tellAbility(state, boss, faction, target);
        ABILITIES[faction](state, boss, target, state.catalog.cost[card]);
      }
    } else {
      attackThese(state, boss, [target]);
      state.seats[boss].combat = 0;
    }
    return true;
  };
}

type Raid = (state: GameState, boss: Seat, target: Seat, cost: number) => void;

const ABILITIES: Readonly<Record<BossFaction, Raid>> = {
  'star-empire': (state, boss, target, cost) => {
    gainCombat(state, boss, 2 * cost);
    makeDiscard(state, [target], DISCARDS);
  },
  blob: (state, boss, _target, cost) => gainCombat(state, boss, 3 * cost),
  'machine-cult': (state, boss) => gainCombat(state, boss, 2 * highestCost(state)),
  'trade-federation': (state, boss, _target, cost) => {
    gainCombat(state, boss, 2 * cost);
    gainAuthority(state, boss, 2 * cost);
  },
};

/** The i-th card that came into the row this turn. */
function cardFor(state: GameState, i: number): CardNumber {
  const spaces = Math.floor(numberOf(state, COUNT) / PER_SPACE);
  return state.cards[state.layout.tradeRow + spaces - 1 - i];
}

/** Of the trade row, which after all its spaces have been filled has none to leave out. */
function highestCost(
  { cards, catalog, layout }: GameState,
  without: readonly number[] = [],
): number {
  const row = Array.from(cards.subarray(layout.tradeRow, layout.tradeRow + ROW_SPACES));
  const left = row.filter((card, space) => card !== NO_CARD && !without.includes(space));
  return Math.max(0, ...left.map((card) => catalog.cost[card]));
}
