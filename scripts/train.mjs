// `npm run train`: bundles the training program from its sources and runs it; see packages/bots/src/training.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkNode, ensureInstall } from './ensure-install.mjs';

checkNode();
ensureInstall();
const { build } = await import('esbuild');
const outfile = fileURLToPath(
  new URL('../node_modules/.cache/openrealms/train.mjs', import.meta.url),
);
await build({
  entryPoints: [fileURLToPath(new URL('../packages/bots/src/training/train.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['openrealms-source'],
  outfile,
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
