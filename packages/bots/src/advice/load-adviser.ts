import type { Advise } from './advice.ts';

/** Loads what it takes to give advice as a Fleet Admiral: as much as the bots need that judge by a network. */
export async function loadAdviser(): Promise<Advise> {
  return (await import('./learned-adviser.ts')).advise;
}
