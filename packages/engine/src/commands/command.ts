import type { SheetNumber } from '../campaign/contents.ts';
import type { CardId } from '../cards/card.ts';
import type { Seat } from '../state/state.ts';

/**
 * What a player can say, in a form to read, send and store. It names things, never positions in a menu: cards by
 * id, cards in play by the slot of their owner, cards of the trade row by their space.
 */
export type Command =
  | { readonly type: 'play'; readonly card: CardId }
  | {
      readonly type: 'use';
      readonly ability: UsableAbility;
      readonly card: CardId;
      readonly slot: number;
    }
  | {
      readonly type: 'acquire';
      readonly card: CardId;
      /** The space of the trade row, 0 to 4; null for the Explorer pile. */
      readonly space: number | null;
      readonly to: 'discard' | 'top-of-deck';
      /** In a scenario: the sheet whose stickers are put on the card, which is paid for in addition. */
      readonly upgrade?: SheetNumber;
    }
  | { readonly type: 'attack-player'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'attack-base';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: CardId;
    }
  /** Spends combat on a base that does not fall yet, where damage stays. */
  | {
      readonly type: 'damage-base';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: CardId;
      readonly amount: number;
    }
  /** Gives trade or combat to a teammate, where teammates take their turn together. */
  | {
      readonly type: 'transfer';
      readonly what: 'trade' | 'combat';
      readonly to: Seat;
      readonly amount: number;
    }
  /** Pays for moving a card from one's own discard pile to that of a teammate. */
  | { readonly type: 'pass-card'; readonly card: CardId; readonly to: Seat }
  /** Spends combat on a card of a tentacle, as much as the card costs. */
  | { readonly type: 'attack-tentacle'; readonly card: CardId }
  /** Scraps every card of the trade row, once in a challenge. */
  | { readonly type: 'mulligan' }
  | { readonly type: 'choose'; readonly pick: ChoiceAnswer }
  | { readonly type: 'end-turn' }
  | { readonly type: 'concede' };

/** The abilities that a player decides to use. */
export type UsableAbility = 'primary' | 'ally' | 'double-ally' | 'upgrade-ally' | 'scrap';

/** The answer to a pending choice. */
export type ChoiceAnswer =
  | {
      readonly from: 'hand' | 'deck' | 'discard' | 'played' | 'scrap-heap';
      readonly card: CardId;
    }
  | { readonly from: 'explorer-pile'; readonly card: CardId; readonly to?: 'top-of-deck' }
  | {
      readonly from: 'trade-row';
      readonly space: number;
      readonly card: CardId;
      /** A card acquired for nothing that goes there because of an effect that waits. */
      readonly to?: 'top-of-deck';
      /** Of a card acquired for nothing: the sheet whose stickers are put on it, which is paid for. */
      readonly upgrade?: SheetNumber;
    }
  | { readonly from: 'in-play'; readonly seat: Seat; readonly slot: number; readonly card: CardId }
  /** Also oneself, where a card lets its player choose among all. */
  | { readonly from: 'opponents'; readonly seat: Seat }
  /** One of the branches a card prints, by its effects in our notation. */
  | { readonly from: 'branches'; readonly branch: string }
  /** Use what the card that has been acquired does then. */
  | { readonly from: 'when-acquired'; readonly card: CardId }
  /** Nothing, or nothing more. */
  | { readonly from: 'nothing' };

/** A command together with who gives it and which version of the game it answers. */
export interface Envelope {
  readonly seat: Seat;
  /** `state.version` as the player saw it; a command for another version is refused. */
  readonly at: number;
  readonly command: Command;
}
