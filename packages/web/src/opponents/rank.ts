import { botParts, type LabBotName, LEVEL_NAMES } from '@openrealms/bots';
import type { Player } from '../match/match.ts';
import type { RankWords } from './rank-words.ts';

/** What is said of a computer player besides its name. */
export interface Rank {
  /** Where there is little room: "3 · Trader". */
  readonly level: string;
  /** At the table: "3 · Trader · Rusher". */
  readonly short: string;
  /** In a sentence: "Trader, Rusher". */
  readonly title: string;
  /** To whoever listens: "Level 3, Trader, Rusher". */
  readonly spoken: string;
}

export function rankOf(bot: LabBotName, say: RankWords): Rank {
  const parts = botParts(bot);
  if (parts === null) {
    const fixed = say.fixed(bot);
    return { level: fixed, short: fixed, title: fixed, spoken: fixed };
  }
  const number = LEVEL_NAMES.indexOf(parts.level) + 1;
  const level = say.levels[parts.level];
  const style = parts.style === null ? [] : [say.styles[parts.style]];
  return {
    level: [number, level].join(' · '),
    short: [number, level, ...style].join(' · '),
    title: [level, ...style].join(', '),
    spoken: [say.level(number, level), ...style].join(', '),
  };
}

/** By seat; null for people. */
export function ranksOf(players: readonly Player[], say: RankWords): readonly (Rank | null)[] {
  return players.map((player) => (player.kind === 'bot' ? rankOf(player.bot, say) : null));
}

/** The names of players with what they are behind them: "Ada", "Nova (Trader)". */
export function withTitles(
  names: readonly string[],
  ranks: readonly (Rank | null)[],
): readonly string[] {
  return names.map((name, seat) => {
    const rank = ranks[seat] ?? null;
    return rank === null ? name : `${name} (${rank.title})`;
  });
}
