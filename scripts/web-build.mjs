// The build of the web client: packages/web/dist, with a .br and a .gz beside every file worth compressing.
//
// A stamp remembers what was built from which sources, so that whoever only needs an up-to-date client
// (`npm start`, the browser tests, the measurements) builds it once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './ensure-install.mjs';
import { precompress } from './precompress.mjs';
import { swapFolder } from './swap-folder.mjs';

const web = join(root, 'packages/web');

/** Where builds lie that nobody is given. */
export const cache = join(root, 'node_modules/.cache/openrealms');

const stamp = join(cache, 'web-build.json');

/** Where the built client lies. */
export const webDist = join(web, 'dist');

/** Builds the client unless it is up to date. Gives an exit code: 0, or that of the tool that failed. */
export async function ensureWebBuild() {
  return isUpToDate() ? 0 : await buildWeb();
}

/** Builds the client. Gives an exit code: 0, or that of the tool that failed; then the last build stays. */
export async function buildWeb() {
  const start = performance.now();
  console.error('Building the web client ...');
  const sources = sourcesHash();
  // A folder of its own, so that nobody is served half a build.
  const fresh = join(cache, `web-build-${process.pid}`);
  try {
    const status = runVite(web, fresh);
    if (status !== 0) {
      console.error('Building the web client failed: see the messages above.');
      return status;
    }
    await precompress(fresh);
    swapFolder(fresh, webDist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  writeFileSync(stamp, stampOf(sources));
  console.error(`Built the web client in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return 0;
}

/** Builds the pages of a folder with its own configuration. Gives the exit code. */
export function runVite(folder, outDir) {
  mkdirSync(cache, { recursive: true });
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [join(vite, 'bin/vite.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    // Whoever asks, a test for instance, gets the client that players get.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  return status ?? 1;
}

function isUpToDate() {
  if (!existsSync(stamp) || !existsSync(webDist)) return false;
  return readFileSync(stamp, 'utf8') === stampOf(sourcesHash());
}

function stampOf(sources) {
  return JSON.stringify({ sources, output: outputHash() });
}

/**
 * Changes with anything the client is built from: sources and settings of all packages, dependencies, the build.
 * With a folder, also with what lies there.
 */
export function sourcesHash(folder) {
  const hash = createHash('sha256');
  const more = folder === undefined ? [] : filesIn(folder);
  for (const file of [...sourceFiles(), ...more]) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return [
    ...['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name)),
    ...['web-build.mjs', 'precompress.mjs'].map((name) => join(root, 'scripts', name)),
    ...packages.flatMap((folder) => [
      ...filesIn(folder, { recursive: false }),
      ...filesIn(join(folder, 'src')),
      ...filesIn(join(folder, 'public')),
    ]),
  ];
}

/** Changes when something else has written into the build. */
function outputHash() {
  const hash = createHash('sha256');
  for (const file of filesIn(webDist)) {
    hash.update(`${relative(webDist, file).split(sep).join('/')} ${statSync(file).size}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder, { recursive = true } = {}) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}
