import type { CardId } from '../cards/card.ts';
import type { AbilityName } from '../cards/catalog.ts';
import type { RuleName } from '../cards/program.ts';
import type { FormatId, Options } from '../setup.ts';
import type { Seat } from './state.ts';

/**
 * A game at one moment in words: the form in which it is saved, written down as a position and set up in tests.
 * Piles are listed from the top.
 */
export interface GameData {
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly format: FormatId;
  readonly options: Options;
  readonly version: number;
  readonly turn: number;
  /** The seats whose main phase it is. */
  readonly active: readonly Seat[];
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
  /** The four words of the random generator. */
  readonly random: readonly [number, number, number, number];
  readonly tradeRow: readonly (CardId | null)[];
  readonly tradeDeck: readonly CardId[];
  readonly scrapHeap: readonly CardId[];
  readonly explorers: number;
  readonly seats: readonly SeatData[];
  /** The effect stack, the innermost frame last. */
  readonly stack: readonly FrameData[];
}

/** What one player has, in words. */
export interface SeatData {
  readonly authority: number;
  readonly trade: number;
  readonly combat: number;
  readonly shipsToTop: number;
  readonly basesToTop: number;
  /** How many own cards were scrapped this turn. */
  readonly scrapped: number;
  readonly owedDiscards: number;
  readonly defeated: boolean;
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly inPlay: readonly PieceData[];
  /** Cards played this turn, in order. */
  readonly played: readonly CardId[];
  /** How many cards on top of the deck everybody knows. */
  readonly knownTop: number;
  /** Cards in hand that everybody knows to be there. */
  readonly knownHand: readonly CardId[];
  /** Cards in the scrap heap that come back to the discard pile at the end of the turn. */
  readonly returning: readonly CardId[];
}

/** A card in play. */
export interface PieceData {
  readonly slot: number;
  readonly card: CardId;
  /** The card it is a copy of. */
  readonly as?: CardId;
  readonly primaryUsed?: true;
  readonly allyUsed?: true;
  /** Its ally ability has been triggered this turn. */
  readonly allyLive?: true;
  readonly doubleAllyUsed?: true;
  /** Its double ally ability has been triggered this turn. */
  readonly doubleAllyLive?: true;
  /** Damage that stays on it. */
  readonly damage?: number;
}

/** What is left of an ability that has begun. */
export interface FrameData {
  readonly seat: Seat;
  /** The card's slot; of a bequest the heir's seat; null for whatever else the rules do. */
  readonly slot: number | null;
  /** The card whose ability it is; null for what the rules do. */
  readonly card: CardId | null;
  readonly ability: AbilityName | RuleName;
  /** Which instruction of the ability comes next, counted from 0. */
  readonly step: number;
  readonly done: number;
  readonly tally: number;
}
