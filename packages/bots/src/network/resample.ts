import { type GameState, nextWord, type Random, roll, type Seat } from '@openrealms/engine';

const pool = new Uint16Array(1024);

/**
 * Deals anew, in place, everything that this player does not know: the order of all decks, the hands of others, and all
 * chance to come. What everybody has seen stays where it is.
 */
export function resample(state: GameState, viewer: Seat, random: Random): void {
  const { cards, layout, seats } = state;
  shuffleRange(cards, layout.tradeDeck + 1, cards[layout.tradeDeck], random);
  for (let seat = 0; seat < seats.length; seat++) {
    const isOpen =
      seat === viewer || (state.format.openHands && state.teams[seat] === state.teams[viewer]);
    const { deck, knownTop } = seats[seat];
    if (isOpen) shuffleRange(cards, deck + 1, cards[deck] - knownTop, random);
    else redealHand(state, seat, random);
  }
  state.a = nextWord(random);
  state.b = nextWord(random);
  state.c = nextWord(random);
  state.d = nextWord(random) | 1;
}

/** The hidden cards of hand and deck change places; the hand stays in its order. */
function redealHand(state: GameState, seat: Seat, random: Random): void {
  const { cards } = state;
  const { deck, hand, knownHand, knownTop } = state.seats[seat];
  const hidden = cards[deck] - knownTop;
  let size = 0;
  for (let i = 1; i <= hidden; i++) pool[size++] = cards[deck + i];
  const known = cards.subarray(knownHand + 1, knownHand + 1 + cards[knownHand]);
  const kept = Array.from(known).sort((one, other) => one - other);
  let next = 0;
  for (let i = 1; i <= cards[hand]; i++) {
    const card = cards[hand + i];
    if (next < kept.length && kept[next] === card) next++;
    else pool[size++] = card;
  }
  shuffleRange(pool, 0, size, random);
  for (let i = 1; i <= hidden; i++) cards[deck + i] = pool[--size];
  const dealt = [...kept, ...pool.subarray(0, size)].sort((one, other) => one - other);
  for (let i = 0; i < dealt.length; i++) cards[hand + 1 + i] = dealt[i];
}

function shuffleRange(cards: Uint16Array, start: number, length: number, random: Random): void {
  for (let i = length - 1; i > 0; i--) {
    const j = roll(random, i + 1);
    const card = cards[start + i];
    cards[start + i] = cards[start + j];
    cards[start + j] = card;
  }
}
