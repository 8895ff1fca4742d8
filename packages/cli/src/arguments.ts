/** Readers of option values; what they throw becomes one line about the option and exit code 2. */
import {
  isLabBotName,
  LAB_BOT_NAMES,
  type LabBotName,
  LEVELS,
  STYLE_NAMES,
} from '@openrealms/bots';
import {
  LEVELS as CHALLENGE_LEVELS,
  CHALLENGES,
  type ChallengeId,
  FORMATS,
  type FormatId,
  type Language,
  type Level,
} from '@openrealms/engine';
import { InvalidArgumentError } from 'commander';
import { challengeList, formatList } from './tables.ts';

/** A reader of whole numbers in a range. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

export function language(text: string): Language {
  if (text !== 'en' && text !== 'fr') {
    throw new InvalidArgumentError('Give en for English or fr for French.');
  }
  return text;
}

function bot(text: string): LabBotName {
  if (!isLabBotName(text)) throw new InvalidArgumentError(botList());
  return text;
}

/** All bots there are, weakest first. */
function botList(): string {
  const levels = LEVELS.join(', ');
  const styles = STYLE_NAMES.map((style) => `/${style}`).join(', ');
  const others = LAB_BOT_NAMES.filter((name) => !LEVELS.some((level) => level === name));
  return `Give one of these bots: ${levels}, each also with a style behind it (${styles}). To compare with: ${others.join(', ')}.`;
}

/** Things with commas between them. */
export function list(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.includes('')) throw new InvalidArgumentError('Give one or several, with commas.');
  return parts;
}

/** One bot or several. */
export function bots(text: string): readonly LabBotName[] {
  return text.split(',').map((name) => bot(name.trim()));
}

export function twoBots(text: string): readonly [LabBotName, LabBotName] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 2) {
    throw new InvalidArgumentError('Give two bots with a comma between them, like greedy,random.');
  }
  return [bot(names[0]), bot(names[1])];
}

export function format(text: string): FormatId {
  const found = FORMATS.find(({ id }) => id === text);
  if (found === undefined) {
    throw new InvalidArgumentError(`Give one of these formats (and players): ${formatList()}.`);
  }
  return found.id;
}

/** A format, or all of them. */
export function formatOrAll(text: string): FormatId | 'all' {
  return text === 'all' ? text : format(text);
}

export function challenge(text: string): ChallengeId {
  const found = CHALLENGES.find(({ id }) => id === text);
  if (found === undefined) {
    throw new InvalidArgumentError(`Give one of these challenges: ${challengeList()}.`);
  }
  return found.id;
}

export function challengeLevel(text: string): Level {
  const found = CHALLENGE_LEVELS.find((level) => level === text);
  if (found === undefined) {
    throw new InvalidArgumentError(`Give one of these levels: ${CHALLENGE_LEVELS.join(', ')}.`);
  }
  return found;
}

/** How many play a challenge together. */
export const challengers = wholeNumber(1, 4);

/** How many sit at a table. */
export const players = wholeNumber(2, 6);

/** How many of each box are shuffled together. */
export const copies = wholeNumber(1, 4);

/** Cards in the Boss's hand against three Raiders. */
export function bossHand(text: string): 7 | 8 {
  if (text !== '7' && text !== '8') {
    throw new InvalidArgumentError('Give 7, or 8 as in the first rulebook.');
  }
  return text === '7' ? 7 : 8;
}

export function seed(text: string): string {
  if (text === '') throw new InvalidArgumentError('A seed is any text that is not empty.');
  return text;
}
