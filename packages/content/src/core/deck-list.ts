import type { Card } from '@openrealms/engine';

/** Cards with their number of copies, in the order of the rulebook's card list. */
export type DeckList = readonly (readonly [card: Card, copies: number])[];
