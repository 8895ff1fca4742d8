import type { CardId } from '@openrealms/engine';
import type { Place } from '../places.ts';

/** A question that the table itself asks, about the version of the game it was asked in. */
export type Question =
  | {
      readonly kind: 'which';
      readonly version: number;
      readonly place: Place;
      readonly card: CardId | null;
    }
  | { readonly kind: 'end-turn'; readonly version: number };
