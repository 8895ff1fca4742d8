import type { CardId, Seat } from '@openrealms/engine';
import type { Place } from '../places.ts';

/** What is looked at beside the table. */
export type Subject =
  | {
      readonly kind: 'card';
      readonly card: CardId;
      readonly as?: CardId;
      readonly place: Place | null;
    }
  | { readonly kind: 'pile'; readonly pile: Pile }
  | { readonly kind: 'rules'; readonly clauses: readonly string[] };

/** The piles that the rules let a player look through, or count along with. */
export type Pile =
  | { readonly of: 'discard' | 'deck'; readonly seat: Seat }
  | { readonly of: 'scrap-heap' | 'trade-deck' };
