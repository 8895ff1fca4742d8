import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished folder in the place of another, which goes. Both change names only, so that whoever reads meanwhile
 * never finds half of a folder. If that fails, the other one stays.
 *
 * @param {string} fresh
 * @param {string} place
 * @param {{ rename?: (from: string, to: string) => void }} [options]
 */
export function swapFolder(fresh, place, { rename = renameSync } = {}) {
  const aside = `${fresh}-aside`;
  rmSync(aside, { recursive: true, force: true });
  try {
    if (existsSync(place)) rename(place, aside);
    rename(fresh, place);
  } catch (error) {
    if (existsSync(aside)) rename(aside, place);
    if (error.code !== 'EXDEV') throw error;
    // The two lie on different disks.
    rmSync(place, { recursive: true, force: true });
    cpSync(fresh, place, { recursive: true });
    rmSync(fresh, { recursive: true, force: true });
  }
  rmSync(aside, { recursive: true, force: true });
}
