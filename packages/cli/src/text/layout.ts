import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export function columns(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Text of a stranger's file on one line, without anything that would steer the terminal or turn the text around. */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '');
}

export function pad(text: string, width: number): string {
  return `${text}${' '.repeat(Math.max(0, width - columns(text)))}`;
}

/** A frame with a title and facts in its upper edge; facts that do not fit there come inside. */
export function box(
  title: string,
  facts: readonly string[],
  lines: readonly string[],
  width: number,
  dim: (text: string) => string,
): string[] {
  const room = width - columns(title) - 9;
  const [row] = flow(facts, ' · ', room);
  const right = row !== undefined && columns(row) <= room ? row : null;
  const inside = flow(facts.slice(right?.split(' · ').length ?? 0), ' · ', width - 4);
  const end = right === null ? dim('┐') : ` ${right} ${dim('─┐')}`;
  const rule = '─'.repeat(width - columns(title) - columns(end) - 4);
  return [
    `${dim('┌─')} ${title} ${dim(rule)}${end}`,
    ...[...inside, ...lines].map((line) => `${dim('│')} ${pad(line, width - 4)} ${dim('│')}`),
    dim(`└${'─'.repeat(width - 2)}┘`),
  ];
}

/** Items side by side, going on in a new line under the first where the width ends. */
export function flow(items: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const joined = `${last}${separator}${item}`;
    if (last === undefined || columns(joined) > width) lines.push(item);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** A paragraph in lines of at most this width; an entry of a list goes on under its second column. */
export function wrap(text: string, width: number): string[] {
  const [head] = /^ +\S.*? {2,}|^ */.exec(text)!;
  const rest = flow(text.slice(head.length).split(' '), ' ', width - head.length);
  return rest.map((line, i) => `${i === 0 ? head : ' '.repeat(head.length)}${line}`);
}
