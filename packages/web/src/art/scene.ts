import type { Palette } from './palette.ts';
import type { Chance } from './random.ts';
import type { Sheet } from './sheet.ts';

/** What a painter works with. */
export interface Scene {
  readonly sheet: Sheet;
  readonly palette: Palette;
  readonly chance: Chance;
}

/** Paints a subject onto a backdrop. */
export type Painter = (scene: Scene) => void;
