import { botParts, type LabBotName } from '@openrealms/bots';
import { formatNamed, tableSeats } from '@openrealms/engine';
import { isChallenge } from '../tables.ts';
import type { ChallengeWords } from '../text/challenge-words.ts';
import type { Words } from '../text/words.ts';
import { botAt, type Game } from './game.ts';

/** What everybody is called, by seat; where there are several bots, each has the number of its seat. */
export function namesOf(game: Game, words: Words, challenge: ChallengeWords): string[] {
  const { format } = game.table;
  const seats = tableSeats(formatNamed(format), game.table.seats);
  return Array.from({ length: seats }, (_, seat) => {
    if (isChallenge(format) && seat === seats - 1) return challenge.challenges[format].boss;
    const bot = botAt(game, seat);
    if (bot === null) return words.you;
    const name = botLabel(bot, words);
    return seats === 2 ? name : `${name} ${seat + 1}`;
  });
}

/** Its level, and its style if it has one. A bot without a level goes by the name it was asked for. */
export function botLabel(bot: LabBotName, { levels, styles, otherBots }: Words): string {
  const parts = botParts(bot);
  if (parts === null) return otherBots[bot] ?? bot;
  const level = levels[parts.level];
  return parts.style === null ? level : `${level} ${styles[parts.style]}`;
}
