import {
  type Effect,
  type FrameData,
  type GameData,
  type PieceData,
  type SavedGame,
  type SeatData,
  saveGame,
} from '@openrealms/engine';
import fc from 'fast-check';
import { core } from '../../src/index.ts';
import { coreTable } from '../core/table.ts';

const CARDS = core.cards.map(({ id }) => id);
const SHIPS = core.cards.filter(({ type }) => type === 'ship').map(({ id }) => id);

const card = fc.constantFrom(...CARDS);
const cards = (maxLength: number) => fc.array(card, { maxLength, size: 'max' });
/** Mostly small, sometimes as large as a reader allows. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3) },
  { weight: 1, arbitrary: fc.constantFrom(15, 16, 17, 30, 1000) },
);

const piece: fc.Arbitrary<Omit<PieceData, 'slot'>> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ card, ...flags() }, { requiredKeys: ['card'] }) },
  {
    weight: 1,
    arbitrary: fc.record({ card: fc.constant('stealth-needle'), as: fc.constantFrom(...SHIPS) }),
  },
);

function flags() {
  const flag = fc.constant(true as const);
  return { primaryUsed: flag, allyUsed: flag, allyLive: flag };
}

const seat: fc.Arbitrary<SeatData> = fc
  .record({
    authority: fc.integer({ min: 1, max: 60 }),
    trade: amount,
    combat: amount,
    shipsToTop: amount,
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
  }));

/** Cards with a choice to make in one of their abilities. */
const ASKING = core.cards.flatMap((each) =>
  (['primary', 'ally', 'scrap'] as const)
    .filter((ability) => each[ability].some(asks))
    .map((ability) => ({ card: each.id, ability })),
);

function asks(effect: Effect): boolean {
  return !['trade', 'combat', 'authority', 'draw', 'next-ship-on-top'].includes(effect.kind);
}

const frame: fc.Arbitrary<FrameData> = fc
  .record({
    from: fc.oneof(
      fc.constantFrom(...ASKING),
      fc.constant({ card: null, ability: 'primary' as const }),
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
    tradeRow: fc.array(fc.option(card), { minLength: 5, maxLength: 5 }),
    tradeDeck: cards(6),
    scrapHeap: cards(6),
    explorers: fc.nat(3),
    seats: fc.tuple(seat, seat),
    active: fc.constantFrom([0], [1], [0, 1]),
    stack,
  })
  .map((part) => {
    const empty = saveGame(coreTable().state);
    return { ...empty, game: { ...empty.game, ...part } };
  });
