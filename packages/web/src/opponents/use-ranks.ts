import { useMemo } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Player } from '../match/match.ts';
import { type Rank, ranksOf } from './rank.ts';
import { rankWords } from './rank-words.ts';

/** What the computer players among these are, by seat. */
export function useRanks(players: readonly Player[]): readonly (Rank | null)[] {
  const say = useWords(rankWords);
  return useMemo(() => ranksOf(players, say), [players, say]);
}
