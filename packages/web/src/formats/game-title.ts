import { type ChallengeId, type FormatId, formatNamed } from '@openrealms/engine';
import type { Start } from '../match/match.ts';
import type { gameTitleWords } from './game-title-words.ts';
import { sidesOf } from './sides-of.ts';

/** The format or challenge that a game was dealt with; undefined for one that began from a position. */
export function formatOf(start: Start): FormatId | ChallengeId | undefined {
  return 'position' in start ? undefined : (start.challenge?.id ?? start.format ?? 'standard');
}

/**
 * Who plays against whom: "Ada vs. Nova (Trader)", "Emperor: Ada, Nova, Pip vs. …", "Hunter: Ada, Nova, Pip". What a challenge is called says
 * whom its players are up against.
 */
export function gameTitle(
  format: FormatId | ChallengeId | undefined,
  players: readonly string[],
  say: (typeof gameTitleWords)['en'],
  formatName: string,
): string {
  if (hasBoss(format)) return say.titled(formatName, players.slice(0, -1).join(', '));
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

/** What to show of the players' authority: a team that shares one has one figure, and a Boss that has none has no figure. */
export function scoresOf(
  format: FormatId | ChallengeId | undefined,
  authority: readonly number[],
): readonly number[] {
  if (format === undefined) return authority;
  const { boss, sharedAuthority } = formatNamed(format);
  if (boss !== null && boss.authority === null) return authority.slice(0, -1);
  if (!sharedAuthority) return authority;
  return sidesOf(format, authority.length).map(([first]) => authority[first]);
}

/** Whether the last seat is one that the rules play. */
function hasBoss(format: FormatId | ChallengeId | undefined): boolean {
  return format !== undefined && formatNamed(format).boss !== null;
}
