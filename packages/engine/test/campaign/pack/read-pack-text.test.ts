import { describe, expect, it } from 'vitest';
import { packText, readPackText } from '../../../src/index.ts';
import { toyBox } from '../toy-box.ts';

const TEXT = packText(toyBox);

/** The pack of the toy box with one text in another's place. */
function changed(was: string, becomes: string): string {
  if (!TEXT.includes(was)) throw new Error(`There is no ${was}.`);
  return TEXT.replace(was, () => becomes);
}

describe('the text of a pack', () => {
  it('is read as JSON reads it', () => {
    const { box, problems } = readPackText(TEXT, []);
    expect(box).toEqual({ ...toyBox, personalDecks: toyBox.campaign?.personalDecks });
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('knows every way to write a text and a number', () => {
    const name = JSON.stringify('É "\\/\b\f\n\r\t\u0007\u007f 𝔘');
    const text = changed(JSON.stringify(toyBox.name), name.replace('É', '\\u00c9'));
    expect(readPackText(text, []).box?.name).toBe(JSON.parse(name));
    const { problems } = readPackText(changed('"layout": 1', '"layout": 10e-1'), []);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('never takes a name for more than a name', () => {
    const { problems } = readPackText(
      changed('"layout"', '"__proto__": { "id": 3 }, "layout"'),
      [],
    );
    expect(problems).toMatchObject([{ code: 'unknown-field', path: ['__proto__'] }, {}, {}]);
  });

  it('has line and column of a problem, whatever the lines end with', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = changed('"version"', '"verion"').replaceAll('\n', end);
      const line = TEXT.slice(0, TEXT.indexOf('"version"')).split('\n').length;
      expect(readPackText(text, []).problems).toContainEqual(
        expect.objectContaining({ code: 'unknown-field', path: ['verion'], line, column: 3 }),
      );
    }
  });

  it.each([
    ['{"a": 1', 'A closing brace } is missing here', 1, 8],
    ['[1, 2', 'A closing bracket ] is missing here', 1, 6],
    ['{"a": 1\n"b": 2}', 'A comma belongs here', 1, 8],
    ['{"a": 1,\n}', 'perhaps there is a comma too many', 2, 1],
    ['', 'The file is empty', 1, 1],
    [' \n', 'The file is empty', 2, 1],
    ['{"a": ', 'the rest is missing', 1, 7],
    ['[1,]', 'perhaps there is a comma too many', 1, 4],
    ['{a: 1}', 'in double quotes', 1, 2],
    ['{"a" 1}', 'A colon belongs here', 1, 6],
    ['{"a": yes}', 'This is not a value', 1, 7],
    ['{"a": 01}', 'This is not a number', 1, 7],
    ['{"a": 1.}', 'This is not a number', 1, 7],
    ['{"a": nulll}', 'This is not a value', 1, 7],
    ['{"a": "b\n}', 'no closing quote', 1, 7],
    ['{"a": "\\x"}', 'must be written otherwise', 1, 7],
    ['{"a": "\t"}', 'must be written otherwise', 1, 7],
    ['{"a": 1} 2', 'Nothing more belongs here', 1, 10],
    ['{ /* a */ }', 'Comments cannot be in a pack', 1, 3],
    ['[] // a', 'Comments cannot be in a pack', 1, 4],
  ])('says where %j is no JSON', (text, says, line, column) => {
    const { box, problems } = readPackText(text, []);
    expect(box).toBeNull();
    expect(problems).toMatchObject([{ code: 'not-json', severity: 'error', line, column }]);
    expect(problems[0].why).toContain(says);
  });

  it('goes no deeper than anybody writes', () => {
    const { problems } = readPackText('['.repeat(100_000), []);
    expect(problems).toMatchObject([{ code: 'not-json', line: 1, column: 502 }]);
  });
});
