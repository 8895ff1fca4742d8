import { labelWords, playerLabels } from '../home/player-label.ts';
import { useWords } from '../i18n/words.ts';
import type { StoredGame } from '../match/stored-game.ts';
import { ranksOf, withTitles } from '../opponents/rank.ts';
import { rankWords } from '../opponents/rank-words.ts';
import { formatWords } from './format-words.ts';
import { formatOf, gameTitle } from './game-title.ts';
import { gameTitleWords } from './game-title-words.ts';

/** What to call a kept game. */
export function useGameTitle(): (game: Pick<StoredGame, 'start' | 'players'>) => string {
  const say = useWords(gameTitleWords);
  const labels = useWords(labelWords);
  const ranks = useWords(rankWords);
  const { formats } = useWords(formatWords);
  return ({ start, players }) => {
    const format = formatOf(start);
    const name = format === undefined ? '' : formats[format].name;
    const who = withTitles(playerLabels(players, labels), ranksOf(players, ranks));
    return gameTitle(format, who, say, name);
  };
}
