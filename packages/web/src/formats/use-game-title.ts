import { challengeNames } from '../bosses/challenge-names.ts';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useWords } from '../i18n/words.ts';
import type { Start } from '../match/match.ts';
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
  const { challenges, levels } = useWords(challengeNames);
  return ({ start, players }) => {
    const who = withTitles(playerLabels(players, labels), ranksOf(players, ranks));
    const title = gameTitle(formatOf(start), who, say, nameOf(start));
    const scenario = 'position' in start ? undefined : start.scenario;
    return scenario === undefined ? title : say.scenario(scenario.number, title);
  };

  /** Empty for a game that began from a position. */
  function nameOf(start: Start): string {
    if ('position' in start) return '';
    const { challenge, format = 'standard' } = start;
    if (challenge === undefined) return formats[format].name;
    const { id, level = 'veteran' } = challenge;
    return say.challenge(challenges[id], levels[level]);
  }
}
