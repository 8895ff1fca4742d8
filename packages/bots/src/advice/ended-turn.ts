import { type CardId, copyState, type GameState, ROW_SPACES, type Seat } from '@openrealms/engine';

/** What of a position can be put back to what it would be at another end of the turn. */
export type Part = 'authority' | 'foe-authority' | 'deck' | 'bases' | 'foe-cards' | 'row' | 'owed';

export const PARTS: readonly Part[] = [
  'authority',
  'foe-authority',
  'deck',
  'bases',
  'foe-cards',
  'row',
  'owed',
];

/** An end of the turn: the state, with all ships in the discard pile, and the spaces of the trade row whose card nobody knows. */
export interface EndedTurn {
  readonly state: GameState;
  readonly seat: Seat;
  /** One bit for each space. */
  readonly unseen: number;
}

/** `before` is where the turn stood when it was looked at. */
export function endedTurn(end: GameState, seat: Seat, before: GameState): EndedTurn {
  const state = copyState(end);
  const { cards, layout } = state;
  let unseen = 0;
  for (let space = 0; space < ROW_SPACES; space++) {
    const place = layout.tradeRow + space;
    if (cards[place] !== before.cards[place]) unseen |= 1 << space;
  }
  for (let each = 0; each < state.seats.length; each++) discardShips(state, each);
  return { state, seat, unseen };
}

function discardShips({ cards, catalog, seats }: GameState, seat: Seat): void {
  const { discard, slotCard, slots } = seats[seat];
  for (let slot = slotCard; slot < slotCard + slots; slot++) {
    if (catalog.isShip[cards[slot]] !== 1) continue;
    cards[discard]++;
    cards[discard + cards[discard]] = cards[slot];
    cards[slot] = 0;
  }
}

/** The same end of the turn, but this part of it as it is in another one. */
export function withPartOf(turn: EndedTurn, other: EndedTurn, part: Part): EndedTurn {
  const state = copyState(turn.state);
  const { seat } = turn;
  for (let each = 0; each < state.seats.length; each++) {
    const isFoe = state.teams[each] !== state.teams[seat];
    const to = state.seats[each];
    const from = other.state.seats[each];
    if (part === (isFoe ? 'foe-authority' : 'authority')) to.authority = from.authority;
    if (part === 'owed') to.owedDiscards = from.owedDiscards;
    if (part === 'foe-cards' && isFoe) {
      copyPiles(state, other.state, each);
      copySlots(state, other.state, each);
    }
  }
  if (part === 'deck') copyPiles(state, other.state, seat);
  if (part === 'bases') copySlots(state, other.state, seat);
  if (part !== 'row') return { ...turn, state };
  const { tradeRow } = state.layout;
  state.cards.set(other.state.cards.subarray(tradeRow, tradeRow + ROW_SPACES), tradeRow);
  return { state, seat, unseen: other.unseen };
}

function copyPiles(to: GameState, from: GameState, seat: Seat): void {
  const { deck, discard, hand } = to.seats[seat];
  for (const pile of [deck, discard, hand]) {
    to.cards.set(from.cards.subarray(pile, pile + 1 + from.cards[pile]), pile);
  }
  to.seats[seat].knownTop = from.seats[seat].knownTop;
}

function copySlots(to: GameState, from: GameState, seat: Seat): void {
  const { slotCard } = to.seats[seat];
  const { slots } = from.seats[seat];
  to.cards.set(from.cards.subarray(slotCard, slotCard + slots), slotCard);
  to.seats[seat].slots = slots;
}

/** The cards that one end of the turn has in this part, and another one has not. */
export function cardsOnlyIn(turn: EndedTurn, other: EndedTurn, part: Part): readonly CardId[] {
  const left = cardsOf(other, part);
  const { cards } = turn.state.catalog;
  return cardsOf(turn, part).flatMap((card) => {
    const at = left.indexOf(card);
    if (at < 0) return cards[card]?.id ?? [];
    left.splice(at, 1);
    return [];
  });
}

function cardsOf({ seat, state, unseen }: EndedTurn, part: Part): number[] {
  const { cards, layout, seats, teams } = state;
  const { deck, discard, hand } = seats[seat];
  const inPlay = (each: Seat) => {
    const { slotCard, slots } = seats[each];
    return Array.from(cards.subarray(slotCard, slotCard + slots)).filter((card) => card !== 0);
  };
  switch (part) {
    case 'deck':
      return [deck, discard, hand].flatMap((pile) =>
        Array.from(cards.subarray(pile + 1, pile + 1 + cards[pile])),
      );
    case 'bases':
      return inPlay(seat);
    case 'foe-cards':
      return seats.flatMap((_, each) => (teams[each] === teams[seat] ? [] : inPlay(each)));
    case 'row':
      return Array.from(cards.subarray(layout.tradeRow, layout.tradeRow + ROW_SPACES)).filter(
        (card, space) => card !== 0 && ((unseen >> space) & 1) === 0,
      );
    default:
      return [];
  }
}
