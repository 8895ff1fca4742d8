import type { Painter } from './scene.ts';

/** Several subjects in one picture, the farthest first. */
export const fleet =
  (...ships: readonly Painter[]): Painter =>
  (scene) => {
    for (const ship of ships) ship(scene);
  };
