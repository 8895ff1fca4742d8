// The build of packages/web/shots: cards and tables to look at and to measure. It is kept in a cache, never shipped.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-install.mjs';
import { cache, runVite, sourcesHash } from '../web-build.mjs';

const pages = join(root, 'packages/web/shots');
const stamp = join(cache, 'shots-build.txt');

/** Where the built pages lie. */
export const shotsDist = join(cache, 'shots');

/**
 * Builds the pages unless they are up to date. Gives an exit code: 0, or that of the tool that failed.
 *
 * @returns {number}
 */
export function ensureShotsBuild() {
  const sources = sourcesHash(pages);
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isCurrent && existsSync(shotsDist)) return 0;
  console.error('Building the pages with cards and tables to look at ...');
  rmSync(stamp, { force: true });
  const status = runVite(pages, shotsDist);
  if (status === 0) writeFileSync(stamp, sources);
  return status;
}
