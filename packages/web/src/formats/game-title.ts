import { type FormatId, formatNamed } from '@openrealms/engine';
import type { Start } from '../match/match.ts';
import type { gameTitleWords } from './game-title-words.ts';
import { sidesOf } from './sides-of.ts';

/** The format that a game was dealt with; undefined for one that began from a position. */
export function formatOf(start: Start): FormatId | undefined {
  return 'position' in start ? undefined : (start.format ?? 'standard');
}

/** Who plays against whom: "Ada vs. Nova (Trader)", "Emperor: Ada, Nova, Pip vs. …", "Hunter: Ada, Nova, Pip". */
export function gameTitle(
  format: FormatId | undefined,
  players: readonly string[],
  say: (typeof gameTitleWords)['en'],
  formatName: string,
): string {
  if (players.length === 2) return players.join(say.against);
  if (format === undefined) return players.join(', ');
  const sides = sidesOf(format, players.length).map((side) => side.map((seat) => players[seat]));
  // Where everybody is a side of their own, none need be set against another.
  const who =
    sides.length === 2
      ? sides.map((side) => side.join(', ')).join(say.against)
      : players.join(', ');
  return say.titled(formatName, who);
}

/** What to show of the players' authority: a team that shares one has one figure. */
export function scoresOf(
  format: FormatId | undefined,
  authority: readonly number[],
): readonly number[] {
  if (format === undefined || !formatNamed(format).sharedAuthority) return authority;
  return sidesOf(format, authority.length).map(([first]) => authority[first]);
}
