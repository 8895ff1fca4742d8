import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/training/arguments.ts';

const text = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');

/** What stands between backquotes, with a folder wherever one is to be filled in. */
function codeIn(part: string): string[] {
  return [...part.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, code]) =>
    code.replace(/<[^>]+>/g, 'folder').replace(/\s+/g, ' '),
  );
}

const TRAIN = 'npm run train -- ';
const whole = codeIn(text)
  .filter((code) => code.startsWith(TRAIN))
  .map((code) => code.slice(TRAIN.length));
/** Where the parts of the training are told, most of them name only their options; one without a value is only spoken of. */
const [, parts] = text.split('## How the weights were made\n');
const options = codeIn(parts).filter((code) => /^--\S+ /.test(code));

describe('docs/strength.md', () => {
  it('says how the weights were made', () => {
    expect(whole.length).toBeGreaterThan(1);
    expect(options.length).toBeGreaterThan(5);
  });

  it.each([...new Set([...whole, ...options])])('a training understands %s', (each) => {
    expect(() => readArguments(each.split(' '))).not.toThrow();
  });
});
