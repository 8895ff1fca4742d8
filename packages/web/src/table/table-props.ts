import type { Advice } from '@openrealms/bots';
import type { Command, GameEvent, Seat, View } from '@openrealms/engine';
import type { ReactNode } from 'react';
import type { Happening } from '../match/match.ts';
import type { Signal } from '../match/signal.ts';
import type { HeardSignal } from '../match/stage.ts';
import type { Rank } from '../opponents/rank.ts';

export interface TableHint {
  /** Null until it is asked for. */
  readonly shown: Advice | 'thinking' | 'failed' | null;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/**
 * What a table is told, and what it reports. It knows no rule: what glows is what `legal` lists, and a tap is an
 * intent that somebody else carries out.
 */
export interface TableProps {
  readonly view: View;
  /** What the viewer may do now; empty makes a table to look at. */
  readonly legal: readonly Command[];
  /** By seat; the viewer's own seat is called "You" where that reads better. */
  readonly names: readonly string[];
  /** What the computer players are, by seat; null for people. */
  readonly ranks?: readonly (Rank | null)[] | undefined;
  /** What led to this view, to be animated and sounded; empty to show it as it stands. */
  readonly events: readonly GameEvent[];
  /** Everything that has happened, oldest first, for the log and the summary of the last turn. */
  readonly log: readonly Happening[];
  /** A command, to be carried out once or so many times in a row. */
  readonly onCommand: (command: Command, times: number) => void;
  /** What was said to the viewer's team, oldest first. */
  readonly signals?: readonly HeardSignal[] | undefined;
  readonly onSignal?: ((signal: Signal) => void) | undefined;
  /** Other people at this screen whose seat the viewer may take at a touch. */
  readonly beside?: readonly Seat[] | undefined;
  readonly onSwitch?: ((seat: Seat) => void) | undefined;
  /** How many moves can be taken back, and what is to be said about it; left out where nothing can. */
  readonly undo?:
    | { readonly depth: number; readonly hint: string; readonly onUndo: () => void }
    | undefined;
  /** Plays what needs no thought; left out where there is nothing like it. */
  readonly onPlayAll?: (() => void) | undefined;
  /** Skips steps of others that wait to be shown, as any input does; left out where none wait. */
  readonly onSkip?: (() => void) | undefined;
  /** The computer player that has been thinking for a while. */
  readonly thinking?: Seat | null | undefined;
  /** Lets it decide at once. */
  readonly onMoveNow?: (() => void) | undefined;
  /** What a good player would do now, and ways to ask for it and to be rid of it; left out where nobody says it. */
  readonly hint?: TableHint | undefined;
  /** Opens the game as it stood after a move; left out where the log has no links to moments. */
  readonly onMoment?: ((move: number) => void) | undefined;
  /** A message about the last thing that was not possible, with a way to dismiss it. */
  readonly notice?: ReactNode;
  /** In place of the row of actions: replay controls, a lesson's words. */
  readonly footer?: ReactNode;
  /** Shows the list of keys. */
  readonly onHelp?: (() => void) | undefined;
  /** The menu in the corner. */
  readonly menu?: ReactNode;
  /** Whose discard pile, hand and so on is told as "you"; null for a spectator. */
  readonly you: Seat | null;
}
