import { readFileSync } from 'node:fs';
import { core } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import {
  INFO_LIMIT,
  LINE_LIMIT,
  NESTING_LIMIT,
  PROTOCOL_VERSION,
} from '../../src/protocol/messages.ts';
import { readChoice, readIntroduction } from '../../src/protocol/read-answer.ts';

const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

describe('docs/protocol.md', () => {
  const said = (mark: '>' | '<') =>
    [...text.matchAll(new RegExp(`^${mark} (.*)$`, 'gm'))].map(([, line]) =>
      JSON.parse(line.replaceAll('[…]', '[]').replaceAll('{…}', '{}')),
    );

  it('shows a conversation that the arena understands', () => {
    const [hello, ...choices] = said('<');
    expect(readIntroduction(hello)).toEqual({ name: 'first bot', author: 'OpenRealms' });
    const questions = said('>').filter(({ type }) => type === 'choose');
    expect(choices).toHaveLength(questions.length);
    const commands = choices.map((choice, i) => readChoice(choice, questions[i].legal));
    expect(commands.map(({ type }) => type)).toEqual(['play', 'end-turn']);
    expect(said('>')[0].protocol).toBe(PROTOCOL_VERSION);
  });

  it('shows a card as it is sent', () => {
    const [, card] = /```json\n([\s\S]*?)```/.exec(text)!;
    expect(JSON.parse(card)).toEqual(core.cards.find(({ id }) => id === 'federation-shuttle'));
  });

  it('names the limits', () => {
    expect(text).toContain(`| ${LINE_LIMIT} bytes;`);
    expect(text).toMatch(new RegExp(`within each other in an answer +\\| ${NESTING_LIMIT} `));
    expect(text).toMatch(new RegExp(`\`info\` lines from answer to answer +\\| ${INFO_LIMIT} `));
  });
});
