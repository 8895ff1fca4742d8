import {
  type Effect,
  effectsOf,
  type FrameData,
  type GameData,
  type PieceData,
  type SavedGame,
  type SeatData,
  saveGame,
} from '@openrealms/engine';
import fc from 'fast-check';
import { mixedTable } from '../frontiers/table.ts';
import { ALL_CARDS, SHELF } from './shelf.ts';

const CARDS = ALL_CARDS.map(({ id }) => id);
const SHIPS = ALL_CARDS.filter(({ type }) => type === 'ship');

const card = fc.constantFrom(...CARDS);
const tradeCard = fc.constantFrom(...SHELF.flatMap((box) => Object.keys(box.tradeDeck)));
const cards = (maxLength: number) => fc.array(card, { maxLength, size: 'max' });
/** Mostly small, sometimes as large as a reader allows. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3) },
  { weight: 1, arbitrary: fc.constantFrom(15, 16, 17, 30, 1000) },
);

/** A card in play with marks for abilities that it has. */
const piece: fc.Arbitrary<Omit<PieceData, 'slot'>> = fc
  .record({
    card: fc.constantFrom(...ALL_CARDS),
    as: fc.constantFrom(...SHIPS),
    used: fc.boolean(),
    allyUsed: fc.boolean(),
    allyLive: fc.boolean(),
    doubleAllyUsed: fc.boolean(),
    doubleAllyLive: fc.boolean(),
  })
  .map(({ card, as, used, allyUsed, allyLive, doubleAllyUsed, doubleAllyLive }) => {
    const copies = card.id === 'stealth-needle' && as.id !== card.id;
    const { type, primary, ally, doubleAlly } = copies ? as : card;
    return {
      card: card.id,
      ...(copies && { as: as.id }),
      ...(used && type === 'base' && primary.length > 0 && { primaryUsed: true as const }),
      ...(allyUsed && ally.length > 0 && { allyUsed: true as const }),
      ...(allyLive && ally.length > 0 && { allyLive: true as const }),
      ...(doubleAllyUsed && doubleAlly.length > 0 && { doubleAllyUsed: true as const }),
      ...(doubleAllyLive && doubleAlly.length > 0 && { doubleAllyLive: true as const }),
    };
  });

const seat: fc.Arbitrary<SeatData> = fc
  .record({
    authority: fc.integer({ min: 1, max: 60 }),
    trade: amount,
    combat: amount,
    shipsToTop: amount,
    basesToTop: amount,
    scrapped: amount,
    owedDiscards: amount,
    defeated: fc.constant(false),
    hand: fc.oneof({ weight: 3, arbitrary: cards(7) }, { weight: 1, arbitrary: cards(24) }),
    deck: cards(12),
    discard: cards(12),
    pieces: fc.array(piece, { maxLength: 6 }),
    played: fc.oneof({ weight: 3, arbitrary: cards(5) }, { weight: 1, arbitrary: cards(80) }),
    known: fc.nat(4),
    gap: fc.nat(1),
  })
  .map(({ pieces, known, gap, ...rest }) => ({
    ...rest,
    inPlay: pieces.map((each, i) => ({ slot: i + gap * (i + 1), ...each })),
    knownTop: Math.min(known, rest.deck.length),
    knownHand: rest.hand.slice(0, known),
    returning: [],
  }));

/** Cards with a choice to make in one of their abilities. */
const ASKING = ALL_CARDS.flatMap((each) =>
  (['primary', 'ally', 'double-ally', 'scrap'] as const)
    .filter((ability) => effectsOf(each, ability).some(asks))
    .map((ability) => ({ card: each.id, ability })),
);

function asks(effect: Effect): boolean {
  return !['trade', 'combat', 'authority', 'draw', 'next-on-top'].includes(effect.kind);
}

const frame: fc.Arbitrary<FrameData> = fc
  .record({
    from: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ASKING) },
      { weight: 2, arbitrary: fc.constant({ card: null, ability: 'forced-discard' as const }) },
      {
        weight: 1,
        arbitrary: fc.constant({ card: 'stealth-needle', ability: 'primary' as const }),
      },
    ),
    seat: fc.nat(1),
    slot: fc.nat(6),
    step: fc.nat(2),
    done: fc.nat(2),
    tally: fc.nat(3),
  })
  .map(({ from, slot, ...rest }) => ({ ...from, ...rest, slot: from.card === null ? null : slot }));

const stack = fc.oneof(
  { weight: 3, arbitrary: fc.constant<FrameData[]>([]) },
  { weight: 3, arbitrary: fc.array(frame, { minLength: 1, maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(frame, fc.integer({ min: 13, max: 16 }))
      .map(([each, depth]) => Array<FrameData>(depth).fill(each)),
  },
);

/** A saved game made up from nothing: seldom one that could come about, often one that a loader accepts. */
export const anyGame: fc.Arbitrary<SavedGame> = fc
  .record({
    options: fc.record({
      discardTiming: fc.constantFrom('at-once', 'next-turn'),
      emptyTradeDeck: fc.constantFrom('stay-empty', 'recycle'),
      copiesCountAsPlayed: fc.boolean(),
      firstSeat: fc.constant('random'),
    }) as fc.Arbitrary<GameData['options']>,
    tradeRow: fc.array(fc.option(tradeCard), { minLength: 5, maxLength: 5 }),
    tradeDeck: fc.array(tradeCard, { maxLength: 6, size: 'max' }),
    scrapHeap: cards(6),
    explorers: fc.nat(3),
    returning: fc.nat(2),
    seats: fc.tuple(seat, seat),
    active: fc.constantFrom([0], [1], [0, 1]),
    stack,
  })
  .map(({ stack: frames, returning, seats: [mine, theirs], ...part }) => {
    const seats = [{ ...mine, returning: part.scrapHeap.slice(0, returning) }, theirs];
    const empty = saveGame(mixedTable().state);
    const [active] = part.active;
    // Whose turn it is carries abilities out; the other player can only be made to discard.
    const own = frames.map((each) => (each.card === null ? each : { ...each, seat: active }));
    return { ...empty, game: { ...empty.game, ...part, seats, stack: own } };
  });
