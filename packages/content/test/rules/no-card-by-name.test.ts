import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { core } from '../../src/index.ts';

const ENGINE = new URL('../../../engine/src/', import.meta.url);

/** The Explorer pile is a thing of the rules, whatever card a box puts there. */
const NAMES = core.cards
  .flatMap(({ id, name, nameFr }) => [id, name, nameFr])
  .filter((name) => !/^(explorer|prospecteur)$/i.test(name));

/** The texts in quotation marks of a source file, its comments left out. */
function textsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return code.match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? [];
}

it('the engine names no card', () => {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(50);
  const word = new RegExp(`(?<![\\w-])(?:${NAMES.join('|')})(?![\\w-])`, 'i');
  for (const file of sources) {
    const texts = textsIn(readFileSync(new URL(file, ENGINE), 'utf8'));
    expect(
      texts.filter((text) => word.test(text)),
      file,
    ).toEqual([]);
  }
});
