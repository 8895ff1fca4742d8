import type { CardId, Command, Seat, View } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';
import { createContext, useContext } from 'react';
import type { Happening } from '../match/match.ts';
import type { Signal } from '../match/signal.ts';
import type { HeardSignal } from '../match/stage.ts';
import type { Rank } from '../opponents/rank.ts';
import type { Subject } from './inspector/subject.ts';
import type { LegalByPlace, Place } from './places.ts';

/** What every part of a table shares. */
export interface TableContextValue {
  readonly view: View;
  readonly you: Seat | null;
  /** Whose side of the table is at the bottom: the viewer's, or the first seat's for a spectator. */
  readonly near: Seat;
  readonly names: readonly string[];
  /** What the computer players are, by seat; null for people. */
  readonly ranks: readonly (Rank | null)[];
  /** By seat. */
  readonly teams: readonly number[];
  readonly book: CardBook;
  readonly legal: readonly Command[];
  /** Everything that has happened, oldest first. */
  readonly log: readonly Happening[];
  readonly places: LegalByPlace;
  /** A card's several uses are asked about beside the table. */
  readonly asked: Place | null;
  /** What the player is advised to do. */
  readonly hinted: Command | null;
  readonly hintedPlace: Place | null;
  /** Small cards everywhere: a phone. */
  readonly small: boolean;
  /** A tap on a thing: acts, asks, or shows it where nothing can be done with it. */
  readonly tap: (place: Place, card: CardId | null) => void;
  /** Carries a command out, or the same one several times in a row. */
  readonly command: (command: Command, times?: number) => void;
  /** What others have just said to the viewer's team. */
  readonly fresh: readonly HeardSignal[];
  /** Says something to the viewer's team; left out where nobody would hear it. */
  readonly onSignal?: ((signal: Signal) => void) | undefined;
  /** Other people at this screen whose seat can be taken at a touch. */
  readonly beside: readonly Seat[];
  readonly onSwitch?: ((seat: Seat) => void) | undefined;
  /** Something larger than the row of actions stands in its place. */
  readonly hasFooter: boolean;
  readonly inspect: (subject: Subject | null) => void;
  /** Shows a thing that the mouse or the keyboard comes by, unless somebody is being dealt with there. */
  readonly glance: (subject: Subject) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const value = useContext(TableContext);
  if (value === null) throw new Error('This is a part of a table and stands in one.');
  return value;
}
