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
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** What everybody else did last. */
  | { readonly kind: 'recap' }
  /** The rule of the scenario, and the sticker sheets of both players. */
  | { readonly kind: 'scenario' }
  | { readonly kind: 'rules'; readonly clauses: readonly string[] };

/** The piles that the rules let a player look through, or count along with. */
export type Pile =
  | { readonly of: 'discard' | 'deck'; readonly seat: Seat }
  | { readonly of: 'scrap-heap' | 'trade-deck' };

/** On which half of a phone's screen the thing lies: it is shown on the other, never over itself. */
export function halfOf(subject: Subject, you: Seat | null): 'upper' | 'lower' {
  switch (subject.kind) {
    case 'rules':
    case 'recap':
    case 'scenario':
      return 'lower';
    case 'seat':
      return 'upper';
    case 'pile': {
      const { pile } = subject;
      return pile.of === 'deck' || pile.of === 'discard' ? halfOfSeat(pile.seat, you) : 'upper';
    }
    case 'card': {
      const [where, seat] = subject.place?.split(':') ?? ['hand'];
      if (where === 'hand') return 'lower';
      return where === 'piece' ? halfOfSeat(Number(seat), you) : 'upper';
    }
  }
}

function halfOfSeat(seat: Seat, you: Seat | null): 'upper' | 'lower' {
  return seat === you ? 'lower' : 'upper';
}
