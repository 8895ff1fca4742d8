import { readFileSync, writeFileSync } from 'node:fs';
import { boxes, riseOfEmpire } from '@openrealms/content';
import { packText, readPackText } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from '../fake-terminal.ts';

const file = temporaryFolder();
const VERSION = `"version": "${riseOfEmpire.version}"`;

/** Writes our own box as a pack with one text replaced, and gives the file and the line of the replacement. */
function ours(name: string, was?: string, becomes = ''): { path: string; line: number } {
  const text = packText(riseOfEmpire);
  const at = was === undefined ? 0 : text.indexOf(was);
  if (at === -1) throw new Error(`There is no ${was}.`);
  const path = file(name);
  writeFileSync(path, text.slice(0, at) + becomes + text.slice(at + (was?.length ?? 0)));
  return { path, line: text.slice(0, at).split('\n').length };
}

describe('pack export', () => {
  it('writes our own box so that reading it gives the same box', async () => {
    const path = file('export.json');
    const { code, out } = await openrealms(['pack', 'export', path]);
    expect({ code, out }).toEqual({ code: 0, out: `Written to ${path}.\n` });
    expect(readPackText(readFileSync(path, 'utf8'), boxes)).toEqual({
      box: riseOfEmpire,
      problems: [],
    });
  });

  it('gives every card and every text, not only those of the box on the shelf', () => {
    const text = packText(riseOfEmpire).replace(VERSION, '"version": "other"');
    const { box } = readPackText(text, boxes);
    expect(box).not.toBe(riseOfEmpire);
    expect(box).toEqual({ ...riseOfEmpire, version: 'other' });
  });

  it('prints where no file is named, and writes over none', async () => {
    const { out } = await openrealms(['pack', 'export']);
    expect(out).toBe(packText(riseOfEmpire));
    const { path } = ours('there.json');
    const refused = await openrealms(['pack', 'export', path]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
    expect((await openrealms(['pack', 'export', path, '--force'])).code).toBe(0);
  });

  it('knows the boxes with a campaign', async () => {
    const { code, err } = await openrealms(['pack', 'export', '--box', 'core']);
    expect(code).toBe(2);
    expect(err).toContain('Give one of the boxes with a campaign: rise-of-empire');
  });
});

describe('pack check', () => {
  it('says that a good pack can be played', async () => {
    const { code, out, err } = await openrealms(['pack', 'check', ours('good.json').path]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /can be played: Rise of Empire, version \S+, \d+ designs in the trade deck, 8 sheets, 12 scenarios/,
    );
  });

  it('names the line and the column of a mistake, the path, and what to do', async () => {
    const { path, line } = ours(
      'kind.json',
      '"kind": "opponent-discards"',
      '"kind": "oponent-discards"',
    );
    const { code, out } = await openrealms(['pack', 'check', path]);
    expect(code).toBe(1);
    const [place, why, ...rest] = out.split('\n');
    expect(place).toMatch(
      new RegExp(`^${path}:${line}:\\d+: error \\(wrong-value\\) at cards\\[\\d+\\]\\.`),
    );
    expect(why).toBe('  "oponent-discards" is not known here. Did you mean "opponent-discards"?');
    expect(rest).toEqual([
      '1 error.',
      'This pack cannot be played. Correct the errors and check again.',
      '',
    ]);
    const column = Number(place.split(':')[2]);
    expect(
      readFileSync(path, 'utf8')
        .split('\n')
        [line - 1].slice(column - 1),
    ).toMatch(/^"kind": "op/);
  });

  it('tells programs the same', async () => {
    const { path, line } = ours('json.json', '"points": 1', '"points": 9');
    const { code, out } = await openrealms(['pack', 'check', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      file: path,
      ok: false,
      box: null,
      problems: [
        {
          severity: 'error',
          code: 'wrong-value',
          path: 'victoryCards[0].points',
          why: 'This must be a whole number from 1 to 3, not 9.',
          line,
          column: expect.any(Number),
        },
      ],
    });
  });

  it('plays a pack with warnings', async () => {
    const idler = '{ "type": "ship", "name": { "en": "Idler", "fr": "Flâneur" } }';
    const { path, line } = ours('idler.json', '"cards": [', `"cards": [${idler},`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(VERSION, '"version": "mine"'));
    const { code, out } = await openrealms(['pack', 'check', path]);
    expect(code).toBe(0);
    expect(out).toContain(`${path}:${line}:`);
    expect(out).toContain('warning (unused-card) at cards[0]');
    expect(out).toContain('1 warning.\n');
    expect(out).toContain('can be played: Rise of Empire, version mine');
  });

  it('finds what JSON itself hides: a field that stands twice', async () => {
    const { path, line } = ours(
      'twice.json',
      '"id": "rise-of-empire"',
      '"id": "mine", "id": "rise-of-empire"',
    );
    const { out } = await openrealms(['pack', 'check', path]);
    expect(out).toContain(`${path}:${line}:`);
    expect(out).toContain('"id" stands here twice');
  });

  it.each([
    ['"layout": 1,', '"layout": 1', 'A comma belongs here'],
    ['"layout": 1,', '"layout": 1,,', 'perhaps there is a comma too many'],
    ['"layout": 1,', '// mine\n"layout": 1,', 'Comments cannot be in a pack'],
    ['"layout": 1,', 'layout: 1,', 'in double quotes'],
  ])('says where %s as %s is no JSON', async (was, becomes, says) => {
    const { path, line } = ours('syntax.json', was, becomes);
    const { code, out } = await openrealms(['pack', 'check', path]);
    expect(code).toBe(1);
    expect(out).toContain('(not-json)');
    expect(out).toContain(says);
    expect(Math.abs(Number(/:(\d+):\d+:/.exec(out)?.[1]) - line)).toBeLessThan(2);
  });

  it('does not mind a mark at the beginning, and minds an empty file', async () => {
    const path = file('mark.json');
    writeFileSync(path, `\uFEFF${packText(riseOfEmpire)}`);
    expect((await openrealms(['pack', 'check', path])).code).toBe(0);
    writeFileSync(path, '');
    expect(await openrealms(['pack', 'check', path])).toMatchObject({ code: 1 });
  });

  it('needs a file that is there', async () => {
    const { code, err } = await openrealms(['pack', 'check', 'nowhere.json']);
    expect(code).toBe(1);
    expect(err).toContain('Cannot read nowhere.json: it does not exist');
    const none = await openrealms(['pack', 'check']);
    expect(none).toMatchObject({
      code: 2,
      err: expect.stringContaining('Try openrealms pack check --help'),
    });
  });

  it('works as a process of its own', async () => {
    const { code, out } = await openrealmsProcess(['pack', 'check', ours('process.json').path]);
    expect(code).toBe(0);
    expect(out).toContain('can be played');
  });
});
