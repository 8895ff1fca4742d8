/** What programs say, in a form in which it can be shown to people. */
import { printable } from '../text/layout.ts';

const LONGEST = 120;

/** As it is printed, and without anything that would not be seen. */
export function plain(text: string): string {
  return printable(text).replace(/\p{Cf}/gu, '');
}

/** The beginning of a value in JSON, with everything escaped that `plain` takes away. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Beyond U+FFFF in two halves, as JSON has it. */
function escaped(character: string): string {
  const halves = character.split('');
  return halves.map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
