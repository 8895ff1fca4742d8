import type { Setting } from './backdrop.ts';
import type { Painter } from './scene.ts';

/** A picture composed for one card. */
export interface Signature {
  readonly setting: Setting;
  readonly paint: Painter;
}

export const of = (setting: Setting, paint: Painter): Signature => ({ setting, paint });
