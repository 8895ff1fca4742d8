// Builds what changed, then runs the command line client with the given arguments:
//
//   node scripts/cli.mjs bench --json
//
// Everything the build prints goes to stderr, so stdout is the client's alone.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstall, root } from './ensure-install.mjs';

/** Installs and builds if needed, runs the client and ends with its exit code. */
export async function runCli(args) {
  ensureInstall();
  const failed = await build();
  if (failed !== 0) process.exit(failed);

  const cli = spawn(process.execPath, [join(root, 'packages/cli/dist/main.js'), ...args], {
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both processes; the client decides what it means.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => cli.kill('SIGTERM'));
  cli.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCli(process.argv.slice(2));
