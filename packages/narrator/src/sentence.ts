import type { CardId } from '@openrealms/engine';
import { capitalised } from './letters.ts';

/** A card that a sentence names. A client can make a link of it. */
export interface CardMention {
  readonly card: CardId;
  readonly text: string;
}

/** A piece of a sentence: words, or a card by its name. */
export type Part = string | CardMention;

/** What is said, in pieces that follow one another without anything between them. */
export type Sentence = readonly Part[];

/** A sentence as nothing but text. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Makes a sentence of a template: phrase`${name} plays ${card}`. Neighbouring words become one part. */
export function phrase(
  words: TemplateStringsArray,
  ...values: readonly (Part | Sentence | number)[]
): Sentence {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  words.forEach((text, i) => {
    add(text);
    const value = i < values.length ? values[i] : '';
    if (Array.isArray(value)) value.forEach(add);
    else add(typeof value === 'number' ? `${value}` : (value as Part));
  });
  return parts;
}

/** Several phrases as one, with the same words between all of them. */
export function joined(phrases: readonly Sentence[], between: string): Sentence {
  return phrases.reduce<Sentence>(
    (all, next, i) => (i === 0 ? next : phrase`${all}${between}${next}`),
    [],
  );
}

/** The same with a capital at its beginning; the name of a card has one. */
export function begun(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence;
  return typeof first === 'string' ? [capitalised(first), ...rest] : sentence;
}
