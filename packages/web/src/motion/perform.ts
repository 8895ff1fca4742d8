import { flyCard, pictureFor } from './card-flights.ts';
import { CARD_MS, type Flight, GLIDE, PIP_MS, type PipFlight, type Slide } from './flight.ts';
import { type Ghost, pip } from './ghost.ts';
import { breakApart, lethalBlow } from './impacts.ts';
import type { Layer } from './layer.ts';

/** What is needed to show flights: where copies come from, and how fast time goes. */
export interface Performance {
  readonly layer: Layer;
  /** The things of the table as they are now. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  /** Copies of what has left the table. */
  readonly departed: ReadonlyMap<string, Ghost>;
  /** 1 is normal speed, 0.5 takes half the time. */
  readonly tempo: number;
}

export function perform(show: Performance, flights: readonly Flight[]): void {
  // All copies are made before the first is shown: looking at the page after a change computes its layout again.
  const pictures = flights.map((flight) =>
    'face' in flight ? pictureFor(show, flight) : undefined,
  );
  flights.forEach((flight, i) => {
    performOne(show, flight, pictures[i]);
  });
}

function performOne(show: Performance, flight: Flight, picture: Ghost | undefined): void {
  switch (flight.kind) {
    case 'slide':
      slide(show, flight);
      break;
    case 'card':
      flyCard(show, flight, picture);
      break;
    case 'pip':
      flyPip(show, flight);
      break;
    case 'shatter':
    case 'dissolve':
      if (picture !== undefined) breakApart(show, flight, picture);
      break;
    case 'bump':
      move(show, flight.anchor, BUMP, flight.at, PIP_MS);
      break;
    case 'shake':
      move(show, flight.anchor, shakeFrames(flight.strength), flight.at, 260);
      break;
    case 'lethal':
      lethalBlow(show, flight.on, flight.at);
      break;
  }
}

const BUMP: Keyframe[] = [{ scale: 1 }, { scale: 1.12, offset: 0.35 }, { scale: 1 }];

function shakeFrames(strength: number): Keyframe[] {
  const steps = [0, -1, 0.8, -0.55, 0.3, -0.12, 0];
  return steps.map((step, i) => ({
    translate: `${step * strength * 14}px ${(i % 2) * step * strength * 5}px`,
  }));
}

function move(
  { layer, elements, tempo }: Performance,
  anchor: string,
  frames: Keyframe[],
  at: number,
  duration: number,
): void {
  const element = elements.get(anchor);
  if (element === undefined) return;
  layer.animate(element, frames, { delay: at * tempo, duration: duration * tempo });
}

/** The element moves itself; `translate` leaves the turn of a card in a fan alone. */
function slide({ layer, elements, tempo }: Performance, { anchor, from, to }: Slide): void {
  const frames = [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }];
  const timing = { delay: 0, duration: CARD_MS * tempo };
  layer.animate(elements.get(anchor)!, frames, timing, anchor);
}

function flyPip({ layer, tempo }: Performance, { what, from, to, at, arc }: PipFlight): void {
  const shift = (x: number, y: number, scale: number) =>
    `translate(${x - 7}px, ${y - 7}px) scale(${scale})`;
  layer.fly(
    pip(what),
    [
      { transform: shift(from.x, from.y, 0.5), opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: shift((from.x + to.x) / 2 + arc, (from.y + to.y) / 2 - Math.abs(arc), 1.25) },
      { opacity: 1, offset: 0.9 },
      { transform: shift(to.x, to.y, 0.8), opacity: 0 },
    ],
    { delay: at * tempo, duration: PIP_MS * tempo, easing: GLIDE },
  );
}
