import { plain } from './told-text.ts';

const LINES = 10;
const LENGTH = 300;

/** Remembers the end of what a program writes to stderr, in few and short lines however much that is. */
export function lastLines(): { add(chunk: Buffer): void; lines(): string[] } {
  let tail = '';
  return {
    add(chunk) {
      tail = (tail + chunk.toString('utf8')).slice(-LINES * LENGTH);
    },
    lines: () =>
      tail
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(-LINES)
        .map((line) => plain(line).slice(0, LENGTH)),
  };
}
