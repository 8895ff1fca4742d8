import type { PlayedSet } from './game-result.ts';
import type { GameSet } from './schedule.ts';

export type ToWorker =
  | { readonly type: 'play'; readonly set: GameSet }
  /** All is played; programs may end in peace. */
  | { readonly type: 'close' }
  /** Ends at once. */
  | { readonly type: 'stop' };

export type FromWorker =
  | { readonly type: 'played'; readonly set: PlayedSet }
  /** A program was started or has ended; whoever started the worker can end it, should the worker not. */
  | { readonly type: 'program'; readonly pid: number; readonly lives: boolean };
