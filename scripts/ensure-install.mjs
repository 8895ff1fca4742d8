// Makes sure the dependencies in node_modules are those of package-lock.json.
//
//   node scripts/ensure-install.mjs           installs them if they are missing or out of date
//   node scripts/ensure-install.mjs --stamp   only notes that they were just installed
//
// Runs on a fresh clone, so it may import Node builtins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const modules = new URL('../node_modules/', import.meta.url);
const stamp = new URL('.openrealms-install', modules);
const lockfile = new URL('../package-lock.json', import.meta.url);
const [needMajor, needMinor] = [20, 19];

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/** Ends the process with a clear message when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(
    `OpenRealms needs Node ${needMajor}.${needMinor} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

function writeStamp() {
  if (existsSync(modules)) writeFileSync(stamp, lockHash());
}

/** Checks Node, then installs what package-lock.json lists unless that was done already. */
export function ensureInstall() {
  checkNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.error('Installing dependencies (npm ci) ...');
  const result = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (result.status !== 0) {
    console.error('Installing the dependencies failed.');
    process.exit(result.status ?? 1);
  }
  writeStamp();
}

/** Runs npm, preferably the same npm that started this process. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, ...options })
    : spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--stamp')) writeStamp();
  else ensureInstall();
}
