import type { CardId, Command, Seat, View } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';
import { createContext, useContext } from 'react';
import type { Subject } from './inspector/subject.ts';
import type { LegalByPlace, Place } from './places.ts';

/** What every part of a table shares. */
export interface TableContextValue {
  readonly view: View;
  readonly you: Seat | null;
  /** Whose side of the table is at the bottom: the viewer's, or the first seat's for a spectator. */
  readonly near: Seat;
  readonly names: readonly string[];
  readonly book: CardBook;
  readonly legal: readonly Command[];
  readonly places: LegalByPlace;
  /** A card's several uses are asked about beside the table. */
  readonly asked: Place | null;
  /** Small cards everywhere: a phone. */
  readonly small: boolean;
  /** A tap on a thing: acts, asks, or shows it where nothing can be done with it. */
  readonly tap: (place: Place, card: CardId | null) => void;
  readonly command: (command: Command) => void;
  readonly inspect: (subject: Subject | null) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const value = useContext(TableContext);
  if (value === null) throw new Error('This is a part of a table and stands in one.');
  return value;
}
