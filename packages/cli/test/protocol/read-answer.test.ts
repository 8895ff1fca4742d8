import type { Command } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { NESTING_LIMIT } from '../../src/protocol/messages.ts';
import { readChoice, readIntroduction } from '../../src/protocol/read-answer.ts';

/** Lists in each other, so many. */
function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}

describe('an introduction', () => {
  it('has a name on one line, and perhaps an author', () => {
    expect(readIntroduction({ type: 'hello', name: ' Bob ' })).toEqual({ name: 'Bob' });
    const full = { type: 'hello', protocol: 1, name: 'B\n\u001b[31mo', author: 'me', more: 1 };
    expect(readIntroduction(full)).toEqual({ name: 'B o', author: 'me' });
    const turned = { type: 'hello', name: 'B\u202eo\u200bb', author: '\u2066me' };
    expect(readIntroduction(turned)).toEqual({ name: 'Bob', author: 'me' });
    expect(readIntroduction({ type: 'hello', name: 'x'.repeat(99) }).name).toHaveLength(40);
  });

  it.each([
    [{ type: 'hi', name: 'Bob' }, 'Its first line is not a hello: {"type":"hi","name":"Bob"}.'],
    [{ type: 'hello' }, 'Its hello has no name: {"type":"hello"}.'],
    [
      { type: 'hello', name: '\u202e' },
      String.raw`Its hello has no name: {"type":"hello","name":"\u202e"}.`,
    ],
    [{ type: 'hello', name: 3 }, 'Its hello has no name: {"type":"hello","name":3}.'],
    [
      { type: 'hello', name: 'Bob', protocol: 2 },
      'It speaks protocol 2; protocol 1 is spoken here.',
    ],
    [
      { type: 'hello', name: 'Bob', more: nested(NESTING_LIMIT) },
      `It sent an answer that is nested more than ${NESTING_LIMIT} deep.`,
    ],
  ])('%j is none', (message, why) => {
    expect(() => readIntroduction(message)).toThrow(
      expect.objectContaining({ kind: 'nonsense', message: why }),
    );
  });
});

describe('a choice', () => {
  const legal: Command[] = [{ type: 'play', card: 'scout' }, { type: 'end-turn' }];

  it('is an index or a command', () => {
    expect(readChoice({ type: 'choice', index: 1 }, legal)).toBe(legal[1]);
    const command = { card: 'scout', type: 'play' };
    expect(readChoice({ type: 'choice', command }, legal)).toBe(legal[0]);
    const more = nested(NESTING_LIMIT - 1);
    expect(readChoice({ type: 'choice', index: 1, more }, legal)).toBe(legal[1]);
  });

  it.each([
    [{ type: 'choice', index: 2 }, 'illegal', 'It chose index 2, and there are only 0 to 1.'],
    [{ type: 'choice', index: -1 }, 'illegal', 'It chose index -1, and there are only 0 to 1.'],
    [{ type: 'choice', index: '0' }, 'illegal', 'It chose index "0", and there are only 0 to 1.'],
    [
      { type: 'choice', command: { type: 'play', card: 'viper' } },
      'illegal',
      'It chose what is not legal: {"type":"play","card":"viper"}.',
    ],
    [
      { type: 'choice' },
      'nonsense',
      'Its choice has neither index nor command: {"type":"choice"}.',
    ],
    [
      { type: 'choice', index: 1, more: { and: nested(NESTING_LIMIT - 1) } },
      'nonsense',
      `It sent an answer that is nested more than ${NESTING_LIMIT} deep.`,
    ],
    [{ index: 0 }, 'nonsense', 'Its answer is not a choice: {"index":0}.'],
  ])('%j is none', (message, kind, why) => {
    expect(() => readChoice(message, legal)).toThrow(
      expect.objectContaining({ kind, message: why }),
    );
  });
});
