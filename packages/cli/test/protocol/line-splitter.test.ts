import { describe, expect, it } from 'vitest';
import { lineSplitter } from '../../src/protocol/line-splitter.ts';

function split(limit: number, ...chunks: readonly (string | Buffer)[]): (string | null)[] {
  const lines: (string | null)[] = [];
  const hear = lineSplitter(limit, (line) => lines.push(line));
  for (const chunk of chunks) hear(Buffer.from(chunk));
  return lines;
}

describe('lines from a pipe', () => {
  it('come whole however they are cut', () => {
    expect(split(100, 'a', 'b\nc', 'd\r\n\n e', '\n', 'f')).toEqual(['ab', 'cd', 'e']);
    const letter = Buffer.from('é');
    expect(split(100, letter.subarray(0, 1), letter.subarray(1), '\n')).toEqual(['é']);
  });

  it('may be as long as the limit and no longer', () => {
    expect(split(3, 'abc\nabc\n')).toEqual(['abc', 'abc']);
    expect(split(3, 'abc\nab', 'cd', 'e\nf\n')).toEqual(['abc', null]);
  });
});
