import type { CardId, Command, EventKind, Seat } from '@openrealms/engine';
import type { Words } from '../i18n/words.ts';
import type { ClauseId } from '../rules/outline.ts';
import type { CommandPattern } from './pattern.ts';

/** The learner's seat, and that of the partner, who does what the lesson says. */
export const LEARNER: Seat = 0;
export const PARTNER: Seat = 1;
export const PARTNER_NAME = 'Pip';

/**
 * A position and what to do in it. It knows no rule: what can be done comes from the engine, and a lesson only says
 * what of it is welcome now. Words use the mark-up of the rules.
 */
export interface Lesson {
  /** Also its address. */
  readonly id: string;
  readonly title: Words<string>;
  /** What one can do after it. */
  readonly teaches: Words<string>;
  /** The card whose picture stands for it. */
  readonly card: CardId;
  /** In our notation, with its chance: it always goes the same way. */
  readonly position: string;
  readonly steps: readonly Step[];
  readonly praise: Words<string>;
  /** Where to read on. */
  readonly rule: ClauseId;
}

export type Step = DoStep | UndoStep | WatchStep;

/** Something for the learner to do. */
export interface DoStep {
  readonly kind: 'do';
  readonly words: Words<string>;
  /** What to do, the most instructive first. */
  readonly welcome: readonly CommandPattern[];
  /** Said when something else is tried that would be allowed. */
  readonly otherwise: Words<string>;
  /**
   * How long the step lasts: one command if nothing is said, or as long as something welcome can be done, or until
   * something has happened.
   */
  readonly lasts?: 'while-welcome' | EventKind;
  /** Said when nothing welcome is left to do and the step is not done. */
  readonly stuck?: Words<string>;
}

/** A move to take back. */
export interface UndoStep {
  readonly kind: 'undo';
  readonly words: Words<string>;
  readonly otherwise: Words<string>;
}

/** What the partner does meanwhile. */
export interface WatchStep {
  readonly kind: 'watch';
  readonly words: Words<string>;
  readonly commands: readonly Command[];
}
