import type { Advice, LabBotName } from '@openrealms/bots';
import type {
  ChallengeId,
  Command,
  Envelope,
  GameEvent,
  Options,
  Refusal,
  Replay,
  Seat,
  Setup,
  UndoReach,
  View,
  Viewer,
} from '@openrealms/engine';
import type { Said } from './signal.ts';

/**
 * A game as a client reaches it: commands in, views and events out. Today a worker of this browser answers it;
 * a server can answer the same interface. Nothing here carries what the client's seats may not know.
 */
export interface Match {
  readonly info: MatchInfo;
  /** Where the game stands, at once, and then every change. */
  subscribe(listener: (message: MatchMessage) => void): () => void;
  /** Null when the command was carried out. */
  submit(envelope: Envelope): Promise<Refusal | null>;
  /** Takes back a player's last moves; how far it would have reached when that is too many, null when done. */
  undo(seat: Seat, steps: number): Promise<UndoReach | null>;
  /** How the game stood to this viewer after so many moves. */
  at(viewer: Viewer, move: number): Promise<Moment>;
  /** Everything that happened, as this viewer may know it. */
  history(viewer: Viewer): Promise<readonly Happening[]>;
  /** Says something to the teammates of a seat. */
  signal(said: Said): Promise<void>;
  /** Somebody else plays on at this seat. Whoever has the match open is told, and opens it anew. */
  replace(seat: Seat, player: Player): Promise<void>;
  /** Computer players who think decide at once, for the rest of this turn. */
  hurry(): Promise<void>;
  /**
   * What somebody good, who sees no more than this seat, would do there in this version of the game; null where the seat has nothing to
   * decide, or the game has gone on.
   */
  advise(seat: Seat, at: number): Promise<Advice | null>;
  /** How long computer players leave between two moves while people act in the same turn, in milliseconds. */
  setPace(step: number): void;
  /** The whole game with every hidden card; null while people who are not all at this screen still play it. */
  replay(): Promise<Replay | null>;
  /** Where the game began, and with it every hidden card; null as long as `replay` gives null. */
  beginning(): Promise<Start | null>;
  close(): void;
}

export type MatchId = string;

/**
 * Who sits at a seat. A challenge is begun with `Deal.challenge` and `Deal.seats`, which counts those who play; `players` names them by seat,
 * people and bots as in any game, and `bossOf(id)` after them: the last seat of the table is the Boss's, and the rules play it. Where it is left out, or
 * somebody else is named there, the host seats it. The client names a Boss in the player's language (`playerLabels`), so that its own name is empty.
 */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: LabBotName }
  | { readonly kind: 'boss'; readonly name: ''; readonly boss: ChallengeId };

/** Whom the rules play in a challenge. */
export function bossOf(boss: ChallengeId): Player {
  return { kind: 'boss', name: '', boss };
}

/** Where a game begins: dealt from a seed, or a position in our notation. */
export type Start = Deal | { readonly position: string };

/** What a game is dealt from: a setup that names its boxes by their ids, one that is used twice also twice. */
export interface Deal extends Omit<Setup, 'boxes' | 'options'> {
  readonly boxes: readonly string[];
  readonly options: Partial<Options>;
}

export interface MatchInfo {
  readonly id: MatchId;
  /** The ids of the boxes it is played with. */
  readonly boxes: readonly string[];
  readonly options: Partial<Options>;
  /** It began from a position and was not dealt. */
  readonly fromPosition: boolean;
  /** By seat. */
  readonly players: readonly Player[];
  /** The eyes this client may look through: its own seats, or a spectator's. */
  readonly viewers: readonly Viewer[];
  readonly startedAt: number;
  /** The campaign that it belongs to. */
  readonly campaign?: string;
}

export type MatchMessage = MatchUpdate | MatchTrouble | MatchSignal | MatchThinking | NewPlayers;

/** The game has opened or changed. */
export interface MatchUpdate {
  readonly kind: 'opened' | 'moved' | 'undone';
  /** How many moves have been made. */
  readonly move: number;
  /** Who moved, and what; null when the game has been opened or a move taken back. */
  readonly by: Seat | null;
  readonly command: Command | null;
  /** In the order of `MatchInfo.viewers`. */
  readonly moments: readonly Moment[];
  /** The same move in steps, each in the order of `MatchInfo.viewers`: the turn that a Boss took after it. */
  readonly steps?: readonly (readonly Moment[])[];
  /** Which of these steps this is, where they are shown one by one. */
  readonly step?: number;
  /** What happened before, by viewer; only when the game has been opened. */
  readonly history?: readonly (readonly Happening[])[];
}

/** The game goes on, but something that the player should know went wrong. */
export interface MatchTrouble {
  readonly kind: 'not-saved';
  readonly why: string;
}

/** Somebody on the team of one of the viewers has said something. */
export interface MatchSignal extends Said {
  readonly kind: 'signal';
}

/** A computer player thinks for so long that one would notice, or does so no more. */
export interface MatchThinking {
  readonly kind: 'thinking';
  readonly seat: Seat | null;
}

/** Other players sit at the table now. */
export interface NewPlayers {
  readonly kind: 'new-players';
}

/** How the game stands to one viewer. */
export interface Moment {
  readonly viewer: Viewer;
  readonly view: View;
  /** What the viewer may say now, conceding aside. */
  readonly legal: readonly Command[];
  /** What led here. */
  readonly events: readonly GameEvent[];
  readonly undo: UndoReach | null;
}

/** One move as a viewer saw it; move 0 is the set-up. */
export interface Happening {
  readonly move: number;
  readonly by: Seat | null;
  readonly events: readonly GameEvent[];
}
