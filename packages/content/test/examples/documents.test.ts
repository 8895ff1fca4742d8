import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPosition, legalCommands, parsePosition } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, shelf } from '../../src/index.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The documents people read: at the root, in docs and in the folders of the sources; nothing generated. */
const DOCUMENTS = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'packages/engine/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.startsWith('api'))
      .map((name) => join(folder, name)),
  ),
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The blocks of a document that are fenced with this word. */
function blocks(path: string, word: string): string[] {
  const fence = new RegExp(`^\`\`\`${word}\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  return [...read(path).matchAll(fence)].map(([, text]) => text);
}

describe('docs/position-notation.md', () => {
  const lines = blocks('docs/position-notation.md', 'position').flatMap((block) =>
    block.split('\n').filter((line) => line !== ''),
  );

  it('has examples', () => {
    expect(lines.length).toBeGreaterThan(10);
  });

  it.each(lines)('%s can be read, and read again after writing', (line) => {
    const position = parsePosition(line, shelf);
    if (!position.ok) throw new Error(position.problem.why);
    const written = formatPosition(position.value);
    const again = parsePosition(written, shelf);
    expect(again.ok && formatPosition(again.value)).toBe(written);
  });

  it('says truly that reading a position triggers no ally ability', () => {
    const uses = lines
      .filter((line) => line.includes('0:the-hive'))
      .map((line) => {
        const position = parsePosition(line, [core]);
        if (!position.ok) throw new Error(position.problem.why);
        return legalCommands(position.value, 0).some(
          (command) => command.type === 'use' && command.ability === 'ally',
        );
      });
    expect(uses).toEqual([false, true]);
  });

  it('names every word that a position can hold', () => {
    // The refusal of an unknown word lists the known ones.
    const sections = ['active=0 x=1 | |', 'active=0 | x=1 |', 'active=0 | | x=1'];
    const words = sections.flatMap((section) => {
      const position = parsePosition(`core@1 standard ${section}`, [core]);
      const why = position.ok ? '' : position.problem.why;
      return [...why.matchAll(/(\S+)=[,.]/g)].map(([, word]) => word);
    });
    expect(words).toContain('known-hand');
    const text = read('docs/position-notation.md');
    expect(words.filter((word) => !new RegExp(`^\\| \`${word}\` +\\|`, 'm').test(text))).toEqual(
      [],
    );
  });
});

describe('in every document', () => {
  it('a block of code that names a file stands in that file', () => {
    const quotes = DOCUMENTS.flatMap((path) =>
      blocks(path, 'ts').flatMap((block) => {
        const [first, ...lines] = block.trimEnd().split('\n');
        const file = /^\/\/ (packages\/\S+)$/.exec(first)?.[1];
        return file === undefined ? [] : [{ path, file, quote: lines.join('\n') }];
      }),
    );
    expect(quotes.length).toBeGreaterThan(2);
    const wrong = quotes.filter(({ file, quote }) => !dense(read(file)).includes(dense(quote)));
    expect(wrong).toEqual([]);
  });

  it('a link to a file leads somewhere, and so does its anchor', () => {
    const broken = DOCUMENTS.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)]
        .filter(([, target]) => !leadsSomewhere(path, target))
        .map(([, target]) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Without space and line breaks, which a quotation may set differently. */
const dense = (text: string): string => text.replace(/\s+/g, '');

function leadsSomewhere(from: string, target: string): boolean {
  const [path, anchor] = target.split('#');
  const file = path === '' ? from : relative(root, join(root, dirname(from), path));
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsIn(read(file)).has(anchor);
}

/** Anchors written out, and those that headings get: in small letters, without punctuation, with hyphens. */
function anchorsIn(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const written = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  return new Set([...headings, ...written]);
}
