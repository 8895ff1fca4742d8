import { describe, expect, it } from 'vitest';

/** The script is JavaScript; this is what its functions promise. */
interface Rules {
  parseRules(markdown: string): { ids: string[]; duplicates: string[] };
  parseCitations(source: string): { id: string; line: number; runs: boolean }[];
  compare(
    markdown: string,
    tests: readonly { file: string; source: string }[],
  ): {
    rules: number;
    tested: number;
    untested: string[];
    unknown: { id: string; file: string; line: number }[];
    duplicates: string[];
  };
}

const script = new URL('../../../../scripts/rules.mjs', import.meta.url);
const { parseRules, parseCitations, compare } = (await import(script.href)) as Rules;

// The ids are put in by name: written out in titles, they would be citations of this file.
const A = 'FIRST-1';
const B = 'FIRST-2';
const C = 'CARD-SECOND-10';

const SPEC = `
# Rules, see [${A}](#first-1)

| id | rule | source |
| --- | --- | --- |
| <a id="first-1"></a>${A} | One, unlike [${B}](#first-2). | nowhere |
| <a id="first-2"></a>${B} | Two. | nowhere |

- **${C}** Three.
- not a rule: ${A}
`;

describe('the rules of a document', () => {
  it('are the rows and items that begin with an id, in order', () => {
    expect(parseRules(SPEC)).toEqual({ ids: [A, B, C], duplicates: [] });
  });

  it('are none where nothing begins with an id', () => {
    expect(parseRules(`# ${A}\n\n${B} in a sentence, and | ${C} | in a second column`)).toEqual({
      ids: [],
      duplicates: [],
    });
    expect(parseRules('')).toEqual({ ids: [], duplicates: [] });
  });

  it('are found out when an id is used twice', () => {
    expect(parseRules(`${SPEC}| ${B} | Two again. |\n* ${B} And again.\n`)).toEqual({
      ids: [A, B, C],
      duplicates: [B],
    });
  });
});

describe('the citations of a test file', () => {
  const cited = (source: string) => parseCitations(source).map(({ id }) => id);

  it('are the ids in square brackets in titles, with their lines', () => {
    const source = [
      `describe('first [${A}]', () => {`,
      `  it("deals [${B}, ${C}]", () => {});`,
      `  test(\`plays [${A}]\`, () => {});`,
      '});',
    ].join('\n');
    expect(parseCitations(source)).toEqual([
      { id: A, line: 1, runs: true },
      { id: B, line: 2, runs: true },
      { id: C, line: 2, runs: true },
      { id: A, line: 3, runs: true },
    ]);
  });

  it('are found in titles of tables of tests and on lines of their own', () => {
    expect(cited(`it.each([1, 2])('deals %i [${A}]', () => {});`)).toEqual([A]);
    expect(cited(`it.each([\n  1,\n])(\n  'deals %i [${A}]',\n  () => {});`)).toEqual([A]);
    const [{ line }] = parseCitations(`it(\n  'deals [${A}]',\n  () => {},\n);`);
    expect(line).toBe(2);
  });

  it('are none outside titles and none in comments', () => {
    for (const source of [
      `// it('deals [${A}]', () => {});`,
      ` * it('deals [${A}]', () => {});`,
      `const text = 'deals [${A}]';`,
      `it('deals', () => { expect('[${A}]').toBe(1); });`,
      `it('deals ${A} without brackets', () => {});`,
      `split('deals [${A}]');`,
    ]) {
      expect(cited(source)).toEqual([]);
    }
  });

  it('do not run in skipped tests and in those to be written', () => {
    expect(parseCitations(`it.skip('deals [${A}]', () => {});`)).toEqual([
      { id: A, line: 1, runs: false },
    ]);
    expect(parseCitations(`it.todo('deals [${A}]');`)).toEqual([{ id: A, line: 1, runs: false }]);
    expect(parseCitations(`it.only('deals [${A}]', () => {});`)).toEqual([
      { id: A, line: 1, runs: true },
    ]);
  });
});

describe('the comparison', () => {
  const file = 'packages/content/test/some.test.ts';
  const tests = (...titles: string[]) => [
    { file, source: titles.map((title) => `it('${title}', () => {});`).join('\n') },
  ];

  it('finds nothing to say when every rule is cited', () => {
    expect(compare(SPEC, tests(`one [${A}]`, `two [${B}, ${C}]`))).toEqual({
      rules: 3,
      tested: 3,
      untested: [],
      unknown: [],
      duplicates: [],
    });
  });

  it('lists rules that no test cites, or only a skipped one', () => {
    const skipped = { file: 'other.test.ts', source: `it.skip('two [${B}]', () => {});` };
    expect(compare(SPEC, [...tests(`one [${A}]`), skipped])).toEqual({
      rules: 3,
      tested: 1,
      untested: [B, C],
      unknown: [],
      duplicates: [],
    });
    expect(compare(SPEC, [])).toMatchObject({ tested: 0, untested: [A, B, C] });
  });

  it('lists citations of rules that there are not, skipped or not, with their place', () => {
    const ghost = 'GHOST-7';
    const skipped = { file: 'other.test.ts', source: `\nit.skip('boo [${ghost}]', () => {});` };
    const { unknown, tested } = compare(SPEC, [...tests(`one [${A}]`, `boo [${ghost}]`), skipped]);
    expect(unknown).toEqual([
      { id: ghost, file, line: 2 },
      { id: ghost, file: 'other.test.ts', line: 2 },
    ]);
    expect(tested).toBe(1);
  });

  it('lists ids used twice, which count once', () => {
    expect(compare(`${SPEC}| ${A} | One again. |\n`, tests(`all [${A}, ${B}, ${C}]`))).toEqual({
      rules: 3,
      tested: 3,
      untested: [],
      unknown: [],
      duplicates: [A],
    });
  });
});
