import type { Flight } from './flight.ts';
import type { Layer } from './layer.ts';

const FADE_MS = 160;

/** For players who want no movement: what has come fades in, and who was hit dims once. */
export function performStill(
  layer: Layer,
  elements: ReadonlyMap<string, HTMLElement>,
  flights: readonly Flight[],
): void {
  for (const flight of flights) {
    const name =
      flight.kind === 'card' ? flight.hides : flight.kind === 'shake' ? flight.anchor : undefined;
    const element = elements.get(name ?? '');
    if (element === undefined) continue;
    const frames =
      flight.kind === 'card'
        ? [{ opacity: 0.25 }, { opacity: 1 }]
        : [{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }];
    layer.animate(element, frames, { delay: 0, duration: FADE_MS }, name);
  }
}
