import {
  formatPosition,
  type GameState,
  loadGame,
  parsePosition,
  randomFrom,
  saveGame,
} from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../perft/positions.ts';
import { valueIn } from './answers.ts';
import { playOn } from './play-on.ts';
import { SAMPLES } from './samples.ts';
import { SHELF } from './shelf.ts';
import { anyValue, SEED } from './values.ts';

const LINES: readonly string[] = [
  ...POSITIONS.map(({ position }) => position),
  ...SAMPLES.map((saved) => {
    const loaded = loadGame(saved, SHELF);
    if (!loaded.ok) throw new Error(loaded.problem.why);
    return formatPosition(loaded.value);
  }),
];

/** Words, parts of words and signs of the notation, and some that it does not know. */
const scrap = fc.oneof(
  fc.constantFrom(...LINES.flatMap((line) => line.split(' '))),
  fc.constantFrom(
    '|',
    '=',
    ',',
    ':',
    '*',
    '!',
    '>',
    '@',
    '+',
    '-',
    ' ',
    '\n',
    '\0',
    '0',
    '9999999',
  ),
  fc.constantFrom('defeated=true', 'authority=0', 'active=0,1', 'hand=9*scout', 'played=500*ram'),
  fc.string({ maxLength: 4 }),
);

/** One of the smallest parts of a line becomes another, or a place is cut out and filled with something. */
type Change =
  | { readonly token: number; readonly by: string }
  | { readonly from: number; readonly length: number; readonly insert: string };

const TOKENS = [...new Set(LINES.flatMap((line) => line.split(/[ ,|=:!>]/)))];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ token: fc.nat(5000), by: fc.constantFrom(...TOKENS) }),
  fc.record({ from: fc.nat(5000), length: fc.constantFrom(0, 1, 2, 30), insert: scrap }),
);

function changed(line: string, changes: readonly Change[]): string {
  return changes.reduce((text, each) => {
    if ('token' in each) {
      const parts = text.split(/([ ,|=:!>]+)/);
      parts[(2 * each.token) % (parts.length + 1)] = each.by;
      return parts.join('');
    }
    const at = each.from % (text.length + 1);
    return text.slice(0, at) + each.insert + text.slice(at + each.length);
  }, line);
}

/** Parses; what is accepted must be written and read again as the same game, and be playable. */
function check(text: string, dice: number): boolean {
  const state: GameState | undefined = valueIn(parsePosition(text, SHELF));
  if (state === undefined) return false;
  const line = formatPosition(state);
  const again = valueIn(parsePosition(line, SHELF));
  expect(again && saveGame(again)).toEqual(saveGame(state));
  playOn(state, SHELF, randomFrom(`${dice}`), 50);
  return true;
}

describe('parsePosition', () => {
  it('has a reason to reject what is not a position', () => {
    fc.assert(
      fc.property(fc.oneof(anyValue, fc.string(), fc.array(scrap)), (value) => {
        const text = Array.isArray(value) ? value.join(' ') : value;
        expect(valueIn(parsePosition(text, SHELF))).toBeUndefined();
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  it('rejects or can play on with positions that were changed', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.nat(LINES.length - 1),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (n, changes, dice) => {
          if (check(changed(LINES[n], changes), dice)) accepted++;
        },
      ),
      { seed: SEED, numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it('refuses a line that would fill the memory, at once', () => {
    for (const word of ['hand=99999*scout', `hand=${Array(2000).fill('99999*scout').join()}`]) {
      expect(parsePosition(`core@1 standard active=0 | | ${word} |`, SHELF)).toMatchObject({
        ok: false,
        problem: { code: 'too-long' },
      });
    }
    expect(parsePosition('x'.repeat(10_000_000), SHELF)).toMatchObject({
      problem: { code: 'too-long', at: 'text' },
    });
  });
});
