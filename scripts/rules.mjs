// `npm run rules`: holds docs/rules/SPEC.md and the tests against each other. Every rule needs a test that cites its
// id in a title, as in it('deals three cards [SETUP-8]', ...) or describe('set-up [SETUP-8, SETUP-9]', ...).
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: node scripts/rules.mjs [--json] [--help]

Lists the rules of docs/rules/SPEC.md that no test cites, citations of unknown rules, and ids used twice.
  --json   print one JSON object instead of text
  --help   print this help
Exit code: 0 nothing to list, 1 something is listed, 2 the command could not run.`;

const ID = '[A-Z]+(?:-[A-Z]+)*-\\d+';
// A rule is a table row or list item that begins with its id, after an anchor and emphasis if there are any.
const RULE = new RegExp(`^\\s*[|*-]\\s*(?:<a id="[^"]*"></a>)?[\\s*\`]*(${ID})\\b`, 'gm');
const CITATION = new RegExp(`\\[(${ID}(?:,[^\\]]*)?)\\]`, 'g');
// The title is the first argument of it('…'), test.only('…'), describe('…'), or of the second call of it.each(…)('…').
const TITLE =
  /(?:(?<![\w.$'"])(?:it|test|describe)((?:\.\w+)*)|[)`])\(\s*(['"`])((?:\\[\s\S]|(?!\2)[^\\])*)\2/g;

/** The ids of a rules document in order, and those that occur more than once. */
export function parseRules(markdown) {
  const all = [...markdown.matchAll(RULE)].map((match) => match[1]);
  const ids = [...new Set(all)];
  return { ids, duplicates: ids.filter((id) => all.indexOf(id) !== all.lastIndexOf(id)) };
}

/** The citations in the titles of a test file. A skipped test, or one still to write, proves nothing: `runs` is false. */
export function parseCitations(source) {
  const citations = [];
  for (const call of source.matchAll(TITLE)) {
    const [text, modifiers = '', , title] = call;
    const lineStart = source.lastIndexOf('\n', call.index) + 1;
    if (/^\s*(?:\/\/|\/?\*)/.test(source.slice(lineStart, call.index))) continue; // in a comment
    const runs = !/\.(?:skip|skipIf|todo|fails)\b/.test(modifiers);
    const titleStart = call.index + text.length - title.length - 1;
    for (const match of title.matchAll(CITATION)) {
      const line = source.slice(0, titleStart + match.index).split('\n').length;
      for (const id of match[1].split(',')) citations.push({ id: id.trim(), line, runs });
    }
  }
  return citations;
}

/** Compares a rules document with test files, given as { file, source }. */
export function compare(markdown, tests) {
  const { ids, duplicates } = parseRules(markdown);
  const known = new Set(ids);
  const cited = new Set();
  const unknown = [];
  for (const { file, source } of tests) {
    for (const { id, line, runs } of parseCitations(source)) {
      if (!known.has(id)) unknown.push({ id, file, line });
      else if (runs) cited.add(id);
    }
  }
  const untested = ids.filter((id) => !cited.has(id));
  return { rules: ids.length, tested: cited.size, untested, unknown, duplicates };
}

/** The TypeScript files in packages/<name>/test and its folders, with paths relative to `root`. */
function readTests(root) {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .map((name) => join(packages, name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => ({
      file: relative(root, path).split(sep).join('/'),
      source: readFileSync(path, 'utf8'),
    }));
}

function asText({ rules, tested, untested, unknown, duplicates }) {
  const places = unknown.map(({ id, file, line }) => `${file}:${line} ${id}`);
  const list = (title, items) =>
    items.length === 0 ? [] : [title, ...items.map((it) => `  ${it}`)];
  return [
    ...list('Rules that no test cites:', untested),
    ...list('Tests that cite unknown rules:', places),
    ...list('Ids used more than once in docs/rules/SPEC.md:', duplicates),
    `${rules} rules, ${tested} of them tested; ${unknown.length} unknown and ${duplicates.length} duplicate ids`,
  ].join('\n');
}

function main(args) {
  const wrong = args.find((arg) => arg !== '--json' && arg !== '--help');
  if (wrong !== undefined) {
    console.error(`Unknown argument: ${wrong}\n\n${USAGE}`);
    return 2;
  }
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  const spec = join(root, 'docs', 'rules', 'SPEC.md');
  const report = compare(existsSync(spec) ? readFileSync(spec, 'utf8') : '', readTests(root));
  if (report.rules === 0) {
    console.error('docs/rules/SPEC.md is missing or states no rules');
    return 2;
  }
  console.log(args.includes('--json') ? JSON.stringify(report) : asText(report));
  return report.untested.length + report.unknown.length + report.duplicates.length === 0 ? 0 : 1;
}

if (
  process.argv[1] !== undefined &&
  realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  process.exitCode = main(process.argv.slice(2));
}
