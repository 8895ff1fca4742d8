import { NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { roll } from '../random.ts';
import { destroyBase } from '../rules/attack.ts';
import { takeFromHand } from '../rules/hand.ts';
import { drawTradeCard } from '../rules/trade-row.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count, push } from '../state/zones.ts';
import { aimAt, attack, baseToDestroy } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import type { BossFaction } from './boss-factions.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { factionsIn, gainAuthority, gainCombat, makeDiscard, tellAbility } from './effects.ts';
import { COLOURS, HIDDEN, livingPlayers, numberOf, playersOf, setNumber } from './numbers.ts';
import { inOrder, once } from './order.ts';
import { furthest, hasTaken, refillInOrder, slide, takeFurthest } from './row.ts';

const DISCARDS = 2;
const NO_BASE_COMBAT = 3;
const AUTHORITY = 5;
const ANY_DEFENSE = 0xff;

/** A beast that swallows the trade row card by card and grows with each. */
export const nemesisBeast: Boss = {
  ...CHALLENGE_CARDS['nemesis-beast'],
  ...common,
  setUp: (state) => {
    const players = playersOf(state);
    if (players === 1) return;
    for (let card = 0; card < players; card++) {
      push(state.cards, state.layout.firstPile, drawTradeCard(state));
    }
    setNumber(state, HIDDEN, players);
  },
  turn: inOrder(once(swallow(), useSpecialAbility(), attack)),
  foresee: (state, boss) => {
    const takes = hasTaken(state, boss) ? [] : furthest(state, 1);
    return { takes, combat: count(state.cards, state.layout.firstPile) + takes.length };
  },
};

/** Takes the furthest card, gains combat for all it has swallowed, and the card that comes instead shows its ability. */
function swallow(): Step {
  return (state, boss) => {
    const { cards, layout } = state;
    const card = takeFurthest(state, boss, 'face-down');
    const spaces = slide(state);
    if (card !== NO_CARD) push(cards, layout.firstPile, card);
    gainCombat(state, boss, count(cards, layout.firstPile));
    const [revealed = NO_CARD] = refillInOrder(state, boss, spaces);
    setNumber(state, COLOURS, state.catalog.factions[revealed]);
    return true;
  };
}

function useSpecialAbility(): Step {
  return (state, boss) => {
    for (const faction of factionsIn(numberOf(state, COLOURS))) {
      tellAbility(state, boss, faction);
      ABILITIES[faction](state, boss);
    }
    return true;
  };
}

const ABILITIES: Readonly<Record<BossFaction, (state: GameState, boss: Seat) => void>> = {
  'star-empire': (state) => makeDiscard(state, livingPlayers(state), DISCARDS),
  blob: (state, boss) => {
    // Once for each player, whoever has the bases.
    for (let player = playersOf(state); player > 0; player--) {
      const base = baseToDestroy(state, boss, livingPlayers(state), ANY_DEFENSE);
      if (base === null) {
        gainCombat(state, boss, NO_BASE_COMBAT);
        continue;
      }
      aimAt(state, boss, base);
      destroyBase(state, boss, base.owner, base.slot, 0);
    }
  },
  'machine-cult': (state) => {
    for (const seat of livingPlayers(state)) putRandomCardOnDeck(state, seat);
  },
  'trade-federation': (state, boss) => gainAuthority(state, boss, AUTHORITY * playersOf(state)),
};

function putRandomCardOnDeck(state: GameState, seat: Seat): void {
  const { cards } = state;
  const own = state.seats[seat];
  const size = count(cards, own.hand);
  if (size === 0) return;
  const card = cards[own.hand + 1 + roll(state, size)];
  takeFromHand(state, seat, card);
  push(cards, own.deck, card);
  own.knownTop++;
  if (state.events !== null) {
    const name = cardId(state.catalog, card);
    state.events.push({ kind: 'card-put-on-deck', seat, card: name, from: 'hand' });
  }
}
