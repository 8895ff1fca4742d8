import type { LabBotName } from '@openrealms/bots';
import type { Seat } from '@openrealms/engine';
import type { Start } from '../match/match.ts';
import type { SeatMove } from '../match/stored-game.ts';

/** A game as it travels: what plays it again with the same rules, and nothing else. */
export interface SharedGame {
  /** The version of the rules it was played with. */
  readonly engine: string;
  readonly start: Start;
  /** Of the boxes in `start`, in the same order; none for a position, which names its own. */
  readonly boxVersions: readonly string[];
  /** By seat; empty for a player without a name. */
  readonly names: readonly string[];
  /** By seat, which computer player it was; null for people. */
  readonly bots: readonly (LabBotName | null)[];
  /** The seat through whose eyes it is shown first; null for those of a spectator. */
  readonly eyes: Seat | null;
  readonly moves: readonly SeatMove[];
}
