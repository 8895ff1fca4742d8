import type { Result } from '@openrealms/engine';
import type { MatchId } from '../match/match.ts';
import { importGame } from '../match/matches.ts';

/** Many times the longest game. */
const MAX_BYTES = 40_000_000;

/** Keeps the game of a file that the player has chosen. */
export async function readGameFile(file: File): Promise<Result<MatchId>> {
  const text = await gameText(file);
  return text.ok ? importGame(text.value) : text;
}

/** What is written in a file that the player has chosen, unless it is too large to be looked at. */
export async function gameText(file: File): Promise<Result<string>> {
  if (file.size > MAX_BYTES) {
    const why = 'This file is far too large for a game.';
    return { ok: false, problem: { code: 'too-large', why } };
  }
  return { ok: true, value: await file.text() };
}
