// Builds what changed, then runs the command line client with the given arguments:
//
//   node scripts/cli.mjs bench --json
//
// Everything the build prints goes to stderr, so stdout is the client's alone.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall, root } from './ensure-install.mjs';

/** Installs and builds if needed, runs the client and ends with its exit code. */
export function runCli(args) {
  ensureInstall();
  const build = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (build.status !== 0) {
    console.error('The build failed.');
    process.exit(build.status ?? 1);
  }

  const cli = spawn(process.execPath, [join(root, 'packages/cli/dist/main.js'), ...args], {
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both processes; the client decides what it means.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => cli.kill('SIGTERM'));
  cli.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runCli(process.argv.slice(2));
