// `npm test`: every check of the project, in order, stopping at the first that fails.
// Arguments go to vitest: npm test -- packages/engine
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstall, root, runNpm } from './ensure-install.mjs';

const npmRun = (script) => () => runNpm(['run', '--silent', script], { stdio: 'inherit' }).status;

const steps = [
  ['types', npmRun('types')],
  ['lint', npmRun('lint')],
  ['dependency direction', npmRun('deps')],
  ['unused code', npmRun('unused')],
  ...(existsSync(join(root, 'scripts/rules.mjs')) ? [['rules index', npmRun('rules')]] : []),
  ['build', npmRun('build')],
];

ensureInstall();
for (const [name, run] of steps) {
  const status = timed(name, run);
  if (status !== 0) process.exit(status);
}

const folder = mkdtempSync(join(tmpdir(), 'openrealms-test-'));
const report = join(folder, 'vitest.json');
const status = timed('tests', () => vitest(report));
if (existsSync(report)) console.log(`\n${summary(report)}`);
rmSync(folder, { recursive: true, force: true });
process.exit(status);

/** Runs one step, prints its name and time, and returns its exit code. */
function timed(name, run) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const status = run() ?? 1; // no exit code: it could not start or was killed
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return status;
}

function vitest(report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  ).status;
}

/** Counts tests; a file that failed outside of any test (say, on import) counts as one failure. */
function summary(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return `${numPassedTests} passed, ${numFailedTests + brokenFiles.length} failed`;
}
