import type { Settings } from '../settings/settings.ts';

/** How movement is shown: not at all, only as short changes of opacity, or by how much of its time it takes. */
export type Tempo = 'none' | 'still' | number;

export function tempoOf(animation: Settings['animation'], reduced: boolean): Tempo {
  if (animation === 'off') return 'none';
  if (reduced) return 'still';
  return animation === 'fast' ? 0.5 : 1;
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
