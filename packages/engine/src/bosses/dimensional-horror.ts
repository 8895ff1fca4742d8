import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { factionBit } from '../cards/faction-bits.ts';
import { destroyBase } from '../rules/attack.ts';
import { drawTradeCard } from '../rules/trade-row.ts';
import { NO_SLOT } from '../state/frame-entries.ts';
import { pushFrame } from '../state/frames.ts';
import { seatsIn } from '../state/seats.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, toArray } from '../state/zones.ts';
import { aimAt, attackThese } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { BOSS_FACTIONS, type BossFaction } from './boss-factions.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { factionsIn, gainCombat, makeDiscard, tellAbility } from './effects.ts';
import { COLOURS, numberOf, setNumber, TARGET } from './numbers.ts';
import { inOrder, once } from './order.ts';
import { furthest, hasTaken, reveal, slide, takeFurthest } from './row.ts';

/** Cards in the tentacles at the start. */
const GROWN = 10;
const EXTRA_COMBAT = 3;
const DISCARDS = 2;

/**
 * Four tentacles, one for each faction, made of cards of the trade deck. After each player's turn it takes one, which is about
 * that player alone.
 */
export const dimensionalHorror: Boss = {
  ...CHALLENGE_CARDS['dimensional-horror'],
  ...common,
  setUp: (state, boss) => {
    for (let card = 0; card < GROWN; card++) growFromTradeDeck(state, boss);
  },
  turn: inOrder(once(growFromRow(), useSpecialAbility(), gainForLongest(), attackPlayer())),
  foresee: (state, boss) => {
    const [acting = null] = seatsIn(state.active);
    const target = acting === boss ? targetOf(state) : acting;
    const takes = hasTaken(state, boss) ? [] : furthest(state, 1);
    const [grows = NO_CARD] = takes
      .map((space) => state.cards[state.layout.tradeRow + space])
      .filter((card) => isOfOneFaction(state, card));
    const extra = state.catalog.factions[grows] === factionBit('blob') ? EXTRA_COMBAT : 0;
    return { target, takes, combat: longest(state, grows) + extra };
  },
};

/** The card of the row furthest from the trade deck goes to its tentacle, and after it all of its faction that come next. */
function growFromRow(): Step {
  return (state, boss) => {
    const { cards, catalog, layout } = state;
    setNumber(state, COLOURS, 0);
    const [space] = furthest(state, 1);
    const grows = space !== undefined && isOfOneFaction(state, cards[layout.tradeRow + space]);
    const card = takeFurthest(state, boss, grows ? 'tentacle' : 'scrap-heap');
    const spaces = slide(state);
    if (card === NO_CARD) return false;
    if (grows) {
      push(cards, layout.firstPile, card);
      setNumber(state, COLOURS, catalog.factions[card]);
    }
    for (;;) {
      const next = drawTradeCard(state);
      if (next === NO_CARD) return true;
      if (!grows || catalog.factions[next] !== catalog.factions[card]) {
        reveal(state, boss, next, 'trade-row', spaces - 1);
        cards[layout.tradeRow + spaces - 1] = next;
        return true;
      }
      reveal(state, boss, next, 'tentacle');
      push(cards, layout.firstPile, next);
    }
  };
}

/** Adds the top card of the trade deck to its tentacle; one that has none is scrapped, and the next comes. */
function growFromTradeDeck(state: GameState, boss: Seat): void {
  for (;;) {
    const card = drawTradeCard(state);
    if (card === NO_CARD) return;
    const grows = isOfOneFaction(state, card);
    reveal(state, boss, card, grows ? 'tentacle' : 'scrap-heap');
    push(state.cards, grows ? state.layout.firstPile : state.layout.scrapHeap, card);
    if (grows) return;
  }
}

/** Whether a card has a tentacle to go to: a second faction, also one that no Boss knows, keeps it out of all. */
function isOfOneFaction({ catalog }: GameState, card: CardNumber): boolean {
  return BOSS_FACTIONS.some((faction) => catalog.factions[card] === factionBit(faction));
}

/** What the colour that has grown does to the player, once however many cards have come. */
function useSpecialAbility(): Step {
  return (state, boss) => {
    const target = targetOf(state);
    const [faction] = factionsIn(numberOf(state, COLOURS));
    if (faction === undefined || state.seats[target].defeated) return false;
    tellAbility(state, boss, faction, target);
    ABILITIES[faction](state, boss, target);
    return true;
  };
}

const ABILITIES: Readonly<
  Record<BossFaction, (state: GameState, boss: Seat, target: Seat) => void>
> = {
  'star-empire': (state, _boss, target) => makeDiscard(state, [target], DISCARDS),
  blob: (state, boss) => gainCombat(state, boss, EXTRA_COMBAT),
  'machine-cult': (state, _boss, target) =>
    pushFrame(state, state.catalog.rules['starter-on-deck'], target, NO_SLOT),
  'trade-federation': (state, boss, target) => {
    const own = state.seats[target];
    for (let slot = own.slots - 1; slot >= 0; slot--) {
      if (state.catalog.isBase[state.cards[own.slotCard + slot]] === 0) continue;
      aimAt(state, boss, { owner: target, slot });
      destroyBase(state, boss, target, slot, 0);
    }
  },
};

/** Combat for the cards of the longest tentacle. */
function gainForLongest(): Step {
  return (state, boss) => {
    gainCombat(state, boss, longest(state));
    return true;
  };
}

/** How many cards the longest tentacle has, or will have with one card more. */
function longest({ cards, catalog, layout }: GameState, more: CardNumber = NO_CARD): number {
  const grown = [...toArray(cards, layout.firstPile), more];
  const lengths = BOSS_FACTIONS.map(
    (faction) => grown.filter((card) => catalog.factions[card] === factionBit(faction)).length,
  );
  return Math.max(...lengths);
}

function attackPlayer(): Step {
  return (state, boss) => {
    const target = targetOf(state);
    return !state.seats[target].defeated && attackThese(state, boss, [target]);
  };
}

function targetOf(state: GameState): Seat {
  return numberOf(state, TARGET) - 1;
}
