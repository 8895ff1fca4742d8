import type { Box } from './anchors.ts';
import {
  CARD_MS,
  type CardFlight,
  type Flight,
  PIP_MS,
  type PipFlight,
  type Slide,
} from './flight.ts';
import { backGhost, type Ghost, ghostOf, pip, turningUp } from './ghost.ts';
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
    'face' in flight ? pictureOf(show, flight.face, flight.from) : undefined,
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
      if (picture !== undefined) flyCard(show, flight, picture);
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

/** Slows down towards the end, but lets the eye follow the way. */
const GLIDE = 'cubic-bezier(0.35, 0.35, 0.25, 1)';

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

function flyCard(show: Performance, flight: CardFlight, picture: Ghost): void {
  const { layer, elements, tempo } = show;
  const { face, from, to, at, hides, turnsUp = false, arc = 0 } = flight;
  const timing = { delay: at * tempo, duration: CARD_MS * tempo, easing: GLIDE };
  // What comes out of a pile does not lie on its figures while it waits.
  const emerges = turnsUp || face === 'back';
  const way = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + arc };
  const frames: Keyframe[] = [
    { transform: placed(picture, from), opacity: emerges ? 0 : 1 },
    { opacity: 1, offset: 0.06 },
    ...(arc === 0 ? [] : [{ transform: placed(picture, way), offset: 0.5 }]),
    { opacity: 1, offset: 0.9 },
    { transform: placed(picture, to), opacity: hides === undefined ? 0 : 1 },
  ];
  if (hides !== undefined) {
    const hidden = { delay: 0, duration: timing.delay + timing.duration };
    layer.animate(elements.get(hides)!, [{ opacity: 0 }, { opacity: 0 }], hidden, hides);
  }
  layer.fly(turnsUp ? turningUp(picture, timing) : picture.node, frames, timing, hides);
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

function pictureOf(
  { elements, departed }: Performance,
  face: CardFlight['face'],
  from: Box,
): Ghost | undefined {
  if (face === 'back') return backGhost(from);
  if (face.of === 'before') return departed.get(face.anchor);
  const element = elements.get(face.anchor);
  return element && ghostOf(element);
}

/** A picture over the middle of a place, no larger than the place. */
function placed({ width, height }: Ghost, at: Box): string {
  const scale = Math.min(at.width / width, at.height / height);
  return `translate(${at.x - width / 2}px, ${at.y - height / 2}px) scale(${scale})`;
}
