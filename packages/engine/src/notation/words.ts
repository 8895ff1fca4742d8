/** The words of a position: name=value, and lists of cards in them. */
import type { CardId } from '../cards/card.ts';
import { reject } from '../state/reader.ts';

export type Words = ReadonlyMap<string, string>;

/** Enough to be refused later for being too many, too few to fill the memory. */
const MAX_COPIES = 10_000;

/** Numbers that are 0 and texts that are empty are defaults and left out. */
export function words(values: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== 0 && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Equal neighbours are counted: 3*scout,viper. */
export function formatCards(cards: readonly CardId[]): string {
  const parts: string[] = [];
  for (let i = 0; i < cards.length; ) {
    let j = i;
    while (j < cards.length && cards[j] === cards[i]) j++;
    parts.push(j - i === 1 ? cards[i] : `${j - i}*${cards[i]}`);
    i = j;
  }
  return parts.join(',');
}

export function readWords(text: string, names: readonly string[]): Words {
  const found = new Map<string, string>();
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const equals = word.indexOf('=');
    const name = word.slice(0, equals);
    if (equals < 1 || !names.includes(name)) {
      reject('unknown-word', `"${word}" is not known here; words are ${names.join('=, ')}=.`, word);
    }
    if (found.has(name)) reject('twice', `"${name}" stands twice.`, word);
    found.set(name, word.slice(equals + 1));
  }
  return found;
}

export function flag(words: Words, name: string): boolean {
  const value = words.get(name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    reject('not-a-flag', `${name}=${value} must be true or false.`, `${name}=${value}`);
  }
  return value === 'true';
}

export function number(words: Words, name: string, otherwise: number): number {
  const value = words.get(name);
  return value === undefined ? otherwise : readNumber(value, name);
}

export function numbers(words: Words, name: string): number[] {
  return list(words, name).map((value) => readNumber(value, name));
}

function readNumber(value: string, name: string): number {
  if (!/^-?\d{1,10}$/.test(value)) {
    return reject('not-a-number', `${name}=${value} must be a whole number.`, `${name}=${value}`);
  }
  return Number(value);
}

export function list(words: Words, name: string): string[] {
  const value = words.get(name) ?? '';
  return value === '' ? [] : value.split(',');
}

export function cards(words: Words, name: string): string[] {
  const result: string[] = [];
  for (const part of list(words, name)) {
    const match = /^(?:(\d{1,5})\*)?(.+)$/.exec(part);
    if (match === null) return reject('wrong-cards', `${name}: a card is missing.`, name);
    const copies = Number(match[1] ?? 1);
    if (result.length + copies > MAX_COPIES)
      return reject('too-long', `${name} is too long.`, name);
    for (let i = 0; i < copies; i++) result.push(match[2]);
  }
  return result;
}
