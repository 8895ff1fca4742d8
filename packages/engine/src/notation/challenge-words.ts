import type { ChallengeData } from '../state/data.ts';
import { cards, flag, formatCards, number, numbers, type Words } from './words.ts';

export const CHALLENGE_WORDS = [
  'level',
  'mulliganed',
  'count',
  'hidden',
  'target',
  'opening',
  'queue',
  'colours',
  'turns',
  'first-pile',
  'second-pile',
];

export function challengeWords(
  challenge: ChallengeData,
): Record<string, string | number | boolean> {
  const { level, mulliganed, count, hidden, target, opening, queue, colours } = challenge;
  return {
    level,
    ...(mulliganed && { mulliganed }),
    ...{ count, hidden, target, opening, queue, colours },
    turns: challenge.turns.join(','),
    'first-pile': formatCards(challenge.piles[0]),
    'second-pile': formatCards(challenge.piles[1]),
  };
}

export function readChallenge(words: Words): Record<keyof ChallengeData, unknown> {
  const count = (name: string) => number(words, name, 0);
  return {
    level: words.get('level'),
    mulliganed: flag(words, 'mulliganed'),
    count: count('count'),
    hidden: count('hidden'),
    target: count('target'),
    opening: count('opening'),
    queue: count('queue'),
    colours: count('colours'),
    turns: numbers(words, 'turns'),
    piles: [cards(words, 'first-pile'), cards(words, 'second-pile')],
  };
}
