import type { CardId } from '../cards/card.ts';
import type { AbilityName } from '../cards/effects-of.ts';
import type { RuleName } from '../cards/program.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import type { Level, Options, ScenarioSetup, TableId } from '../setup.ts';
import type { Seat } from './state.ts';

/**
 * A game at one moment in words: the form in which it is saved, written down as a position and set up in tests.
 * Piles are listed from the top.
 */
export interface GameData {
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly format: TableId;
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
  /** Only in a challenge. */
  readonly challenge?: ChallengeData;
  /** Only in a scenario game. */
  readonly scenario?: ScenarioData;
}

/** What a scenario game has besides the seats: its set-up, with what has happened to it since. */
export interface ScenarioData extends ScenarioSetup {
  /** The victory point cards earned on a turn of this game, in this order. */
  readonly earned: readonly { readonly id: string; readonly seat: Seat }[];
  /** By seat, the turns that the player has begun. */
  readonly turns: readonly number[];
  /** How many cards have been acquired this turn. */
  readonly acquired: number;
}

/** What a challenge has besides the seats, the last of which is the Boss's. */
export interface ChallengeData {
  readonly level: Level;
  /** Whether the trade row has been mulliganed. */
  readonly mulliganed: boolean;
  /** What the Boss counts from turn to turn, such as its Assimilation Count. */
  readonly count: number;
  /** How many cards at the bottom of the first pile nobody has seen. */
  readonly hidden: number;
  /** The player the Boss deals with: the one whose turn just ended, or the one made to discard this turn, counted from 1. */
  readonly target: number;
  /** Turns that the Boss still takes before the players' first. */
  readonly opening: number;
  /** The seats, one bit each, that the Boss deals with this turn, one after the other. */
  readonly queue: number;
  /** The factions, one bit each, whose special ability the Boss has this turn. */
  readonly colours: number;
  /** By seat, the turns that the player has begun. */
  readonly turns: readonly number[];
  /** The two piles of the Boss, from the top. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]];
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
  readonly upgradeAllyUsed?: true;
  /** The ally ability of its sticker has been triggered this turn. */
  readonly upgradeAllyLive?: true;
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
  readonly ability: AbilityName | RuleName | ScenarioRuleName;
  /** Which instruction of the ability comes next, counted from 0. */
  readonly step: number;
  readonly done: number;
  readonly tally: number;
}
