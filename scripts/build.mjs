// Builds all packages: `npm run build`. What it prints goes to stderr, so that a caller's stdout stays its own.
//
// tsc compiles every package but the web client, which Vite builds from the sources. esbuild then makes one file of the
// engine and writes its named constants in as numbers. Node does not do that across modules, and the rules run a fifth
// faster for it (docs/benchmarks.md).
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './ensure-install.mjs';
import { buildWeb } from './web-build.mjs';

const engine = join(root, 'packages/engine/dist');

/** Builds what Node runs. Gives an exit code: 0, or that of the tool that failed. */
export async function build() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) {
    console.error('The build failed: see the messages of the compiler above.');
    return status ?? 1;
  }
  // Not imported at the top: whoever calls this may have installed it just now.
  const esbuild = await import('esbuild');
  rmSync(join(engine, 'bundle'), { recursive: true, force: true });
  await esbuild.build({
    entryPoints: [join(engine, 'index.js'), join(engine, 'testing/index.js')],
    outdir: join(engine, 'bundle'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minifySyntax: true,
    sourcemap: true,
    logLevel: 'warning',
  });
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit((await build()) || (await buildWeb()));
}
