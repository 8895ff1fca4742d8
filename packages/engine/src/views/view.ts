import type { BossForecast } from '../bosses/forecast.ts';
import type { SheetNumber } from '../campaign/contents.ts';
import type { CardType } from '../cards/ability.ts';
import type { CardId } from '../cards/card.ts';
import type { Role } from '../formats/format.ts';
import type { ScenarioRuleName } from '../scenarios/rule-programs.ts';
import type { Options, TableId } from '../setup.ts';
import type { ChallengeData, FrameData, PieceData, ScenarioData } from '../state/data.ts';
import type { Seat } from '../state/state.ts';

/** Who looks: a seat, or somebody who sees no hand. */
export type Viewer = Seat | 'spectator';

/**
 * What one player, or a spectator, knows about a game: nothing that is hidden from them is in it, in any form.
 * Lists of unseen cards are sorted by name, so their order says nothing.
 */
export interface View {
  readonly viewer: Viewer;
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly format: TableId;
  readonly options: Options;
  readonly version: number;
  readonly turn: number;
  /** The seats whose main phase it is. */
  readonly active: readonly Seat[];
  /** The seats the game waits for. */
  readonly awaited: readonly Seat[];
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
  readonly tradeRow: readonly (CardId | null)[];
  /**
   * Every card that may be in the trade deck, in no order: who has counted along knows them. Cards that came from it unseen,
   * and lie face down before a Boss, are among them.
   */
  readonly tradeDeck: readonly CardId[];
  /** How many cards the trade deck has: `tradeDeck` without those that lie elsewhere face down. */
  readonly tradeDeckCount: number;
  /** From the top. */
  readonly scrapHeap: readonly CardId[];
  readonly explorers: number;
  readonly seats: readonly SeatView[];
  /** Abilities that have begun and are not finished, the innermost last; all of it has happened in the open. */
  readonly stack: readonly FrameData[];
  /** What the viewer is asked to choose; null if nothing, or if somebody else is. */
  readonly choice: PendingChoice | null;
  /** Only in a challenge; the last seat is then the Boss's, which nobody sits on. */
  readonly challenge?: ChallengeView;
  /** Only in a scenario game. */
  readonly scenario?: ScenarioView;
}

/** What everybody knows of a scenario game, which is all of it. */
export interface ScenarioView extends ScenarioData {
  /** By seat, the sticker sheets that lie before the player, in order. */
  readonly sheets: readonly (readonly SheetView[])[];
  /** By seat, how many stickers of the scenario's own sheet are used; null where they do not win the game. */
  readonly political: readonly number[] | null;
  /** By seat, the combat with which the third party attacks at the end of the turn, or the next turn; null where there is none. */
  readonly thirdParty: readonly number[] | null;
  /** By seat, what it costs the player to acquire and to upgrade. */
  readonly prices: readonly Prices[];
}

/** What things cost a player, by the rules of the scenario. */
export interface Prices {
  /** By space of the trade row; null where it is empty. */
  readonly tradeRow: readonly (number | null)[];
  readonly explorer: number;
  /** In addition, for upgrading a card of this type. */
  readonly upgrade: Readonly<Record<CardType, number>>;
}

/** A sticker sheet as it lies on the table. */
export interface SheetView {
  readonly number: SheetNumber;
  readonly rows: readonly {
    readonly cost: number;
    /** On what type of card the sticker of this cost was used; null if neither was. */
    readonly used: CardType | null;
  }[];
}

/** What everybody knows of a challenge: as `ChallengeData`, with hidden cards left out. */
export interface ChallengeView extends Omit<ChallengeData, 'piles'> {
  readonly piles: readonly [PileView, PileView];
  readonly next: BossForecast;
}

/** A pile of the Boss. */
export interface PileView {
  /** From the top; null is a card that lies face down. */
  readonly cards: readonly (CardId | null)[];
  /**
   * The cards that lie face down, in no order. Empty for a pile of cards that came unseen from the trade deck: they are
   * among those listed there.
   */
  readonly unseen: readonly CardId[];
}

/** What the viewer knows about one player. */
export interface SeatView {
  readonly seat: Seat;
  readonly role: Role;
  readonly team: number;
  /** The players whom this one may attack or make discard, as far as the format goes; outposts may be in the way. */
  readonly targets: readonly Seat[];
  /** The players whose bases this one may attack or destroy, as far as the format goes. */
  readonly baseTargets: readonly Seat[];
  readonly authority: number;
  readonly trade: number;
  readonly combat: number;
  readonly shipsToTop: number;
  readonly basesToTop: number;
  /** How many own cards this player has scrapped this turn. */
  readonly scrapped: number;
  readonly owedDiscards: number;
  readonly defeated: boolean;
  readonly inPlay: readonly PieceData[];
  /** From the top. */
  readonly discard: readonly CardId[];
  readonly played: readonly CardId[];
  readonly handCount: number;
  readonly deckCount: number;
  /** The cards in hand; null where the viewer may not see them. */
  readonly hand: readonly CardId[] | null;
  /** Cards in hand that everybody knows to be there. */
  readonly knownHand: readonly CardId[];
  /** Cards on top of the deck that everybody knows, from the top. */
  readonly knownTop: readonly CardId[];
  /** Cards in the scrap heap that come back to the discard pile at the end of the turn. */
  readonly returning: readonly CardId[];
  /**
   * The cards of this player whose place the viewer does not know: in the deck, or (where the hand is hidden) in
   * deck or hand.
   */
  readonly unseen: readonly CardId[];
}

/** A choice put to a player. The legal commands are its answers. */
export interface PendingChoice {
  readonly kind: ChoiceKind;
  /** The card whose ability asks; null where the rules themselves do. */
  readonly card: CardId | null;
  /** Only where a rule of the scenario asks: which one. */
  readonly rule?: ScenarioRuleName;
  /** Set where what the card does when it is acquired asks, and not something that it does in play. */
  readonly acquired?: true;
  /** Whether `nothing` is an answer. */
  readonly optional: boolean;
  /** The teammate to whom a card is left; only with the kind `bequeath`. */
  readonly heir?: Seat;
  /** How many things may still be taken, one by one. */
  readonly remaining: number;
}

/** What a choice is about. */
export type ChoiceKind =
  | 'opponent-to-discard'
  | 'player-to-discard'
  | 'discard'
  | 'scrap'
  | 'scrap-trade-row'
  | 'destroy-base'
  | 'acquire-free'
  | 'put-on-deck'
  | 'when-acquired'
  | 'salvage'
  | 'branch'
  | 'copy-ship'
  | 'bequeath';
