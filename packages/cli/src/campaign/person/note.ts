/** What a file notes besides the campaign itself. The browser notes the same, so that a campaign can go to and fro. */
import { type BotName, isBotName } from '@openrealms/bots';
import type { Command, Seat } from '@openrealms/engine';

/** Who plays. */
export type Seated =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: BotName };

export type Pair = readonly [Seated, Seated];

/** A game of the current scenario that has begun: how it was dealt, and every move. */
export interface KeptGame {
  readonly engine: string;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly command: Command }[];
}

export interface Note {
  /** By player. */
  readonly players: Pair;
  /** What the campaign is called, to tell it from others; often nothing. */
  readonly name: string;
  /** The last envelope that has been opened. */
  readonly opened: number;
  /** The terminal keeps a game that goes on in the same file. */
  readonly game: KeptGame | null;
}

/** What a name can have. */
export const MOST_LETTERS = 24;

/** Reads a note that anybody may have written: what is not understood is left out. */
export function readNote(note: unknown): Note {
  const { players, name, opened, game } = fieldsOf(note);
  const [first, second]: readonly unknown[] = Array.isArray(players) ? players : [];
  return {
    players: [readPlayer(first), readPlayer(second)],
    name: typeof name === 'string' ? name.slice(0, 40) : '',
    opened: typeof opened === 'number' ? opened : 0,
    game: readGame(game),
  };
}

function readPlayer(player: unknown): Seated {
  const { kind, name, bot } = fieldsOf(player);
  const called = typeof name === 'string' ? name.slice(0, MOST_LETTERS) : '';
  return kind === 'bot' && typeof bot === 'string' && isBotName(bot)
    ? { kind, name: called, bot }
    : { kind: 'person', name: called };
}

/** Its moves are checked when they are played again. */
function readGame(game: unknown): KeptGame | null {
  const { engine, seed, moves } = fieldsOf(game);
  if (typeof engine !== 'string' || typeof seed !== 'string' || !Array.isArray(moves)) return null;
  return { engine, seed, moves: moves as KeptGame['moves'] };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The note as it is written into a file, with what the pack is called that the campaign is played with. */
export function noteText({ players, name, opened, game }: Note, pack: string | null): object {
  return {
    players,
    name,
    opened,
    ...(pack !== null && { pack }),
    ...(game !== null && { game }),
  };
}
