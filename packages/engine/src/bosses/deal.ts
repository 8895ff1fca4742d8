import type { ChallengeCards } from '../cards/card.ts';
import type { CardNumber } from '../cards/card-number.ts';
import { type Catalog, cardNumber } from '../cards/catalog.ts';
import { factionBit } from '../cards/faction-bits.ts';
import { SetupError } from '../errors.ts';
import { roll } from '../random.ts';
import { drawCards } from '../rules/draw.ts';
import { run } from '../rules/interpreter.ts';
import { refill } from '../rules/trade-row.ts';
import { startTurn } from '../rules/turn.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { fill, shuffle } from '../state/zones.ts';
import type { Boss, BossAtTable } from './boss.ts';
import { bossSeat, OPENING, playersOf, setNumber, TARGET } from './numbers.ts';

/** Sets the table of a challenge; the random generator has its seed. */
export function dealChallenge(state: GameState): void {
  const { catalog, format, layout } = state;
  const boss = format.boss as BossAtTable;
  const seat = bossSeat(state);
  const named = cardsOf(catalog, boss);

  state.explorers = catalog.explorers;
  fillShuffled(
    state,
    layout.tradeDeck,
    state.tradeDeck.filter((card) => !isRemoved(state, card)),
  );
  const deck = deckOf(catalog, named);
  state.seats.forEach((own, each) => {
    own.authority = format.startingAuthority(each, state.seats.length, state.options);
    if (each !== seat) fillShuffled(state, own.deck, deck);
  });
  boss.setUp(state, seat, named);
  for (let space = 0; space < ROW_SPACES; space++) refill(state, space);
  begin(state, boss);
}

/** Makes a pile of these cards, shuffled. */
export function fillShuffled(state: GameState, zone: number, pile: ArrayLike<CardNumber>): void {
  fill(state.cards, zone, pile);
  shuffle(state.cards, zone, state);
}

/** Opening hands and the first turn. The Boss's hand, if it has one, is drawn when its turn begins. */
function begin(state: GameState, boss: BossAtTable): void {
  const players = playersOf(state);
  const expert = state.level === 'expert';
  const mayBegin = state.format.firstSeats(state.seats.length);
  const { firstSeat } = state.options;
  const first = firstSeat === 'random' ? mayBegin[roll(state, mayBegin.length)] : firstSeat;
  for (let order = 0; order < players; order++) {
    drawCards(state, (first + order) % players, expert ? 5 : 3);
  }
  if (!expert) {
    startTurn(state, first);
    return;
  }
  const single = boss.party === 'single';
  setNumber(state, OPENING, single ? players : 1);
  // After the last of these turns it is the first player's.
  setNumber(state, TARGET, 1 + (single ? first : (first + players - 1) % players));
  startTurn(state, bossSeat(state));
  run(state);
}

function isRemoved({ catalog, format }: GameState, card: number): boolean {
  const removes = format.boss?.removes ?? null;
  return removes !== null && (catalog.factions[card] & factionBit(removes)) !== 0;
}

/** What the box says about this challenge. */
export function cardsOf(catalog: Catalog, { id }: Pick<Boss, 'id'>): ChallengeCards {
  const found = catalog.boxes.find(({ challenges }) => challenges?.[id] !== undefined);
  if (found === undefined) {
    throw new SetupError(
      'no-challenge',
      `No box has the challenge "${id}": pass one that has, like boxes: [frontiers].`,
    );
  }
  return found.challenges?.[id] as ChallengeCards;
}

/** The personal deck of each player. */
function deckOf(catalog: Catalog, { personalDeck }: ChallengeCards): ArrayLike<number> {
  return personalDeck === undefined ? catalog.personalDeck : copiesOf(catalog, personalDeck);
}

export function copiesOf(catalog: Catalog, copies: Readonly<Record<string, number>>): number[] {
  return Object.entries(copies).flatMap(([id, count]) =>
    Array<number>(count).fill(cardNumber(catalog, id)),
  );
}
