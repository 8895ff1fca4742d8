import type { Box } from './anchors.ts';
import { type BreakUp, CARD_MS, type CardFlight, GLIDE } from './flight.ts';
import { backGhost, type Ghost, ghostOf } from './ghost.ts';
import type { Timing } from './layer.ts';
import styles from './motion.module.css';
import type { Performance } from './perform.ts';

/**
 * The picture that a flight needs. None where the card on the table flies itself: that spares the browser a second one
 * of it. Looks at the page, so that it comes before anything is moved.
 */
export function pictureFor(
  { elements, departed }: Performance,
  flight: CardFlight | BreakUp,
): Ghost | undefined {
  const { face, from } = flight;
  if (face === 'back') return backGhost(from);
  if (face.of === 'before') return departed.get(face.anchor);
  const element = elements.get(face.anchor);
  if (element === undefined) return undefined;
  const isItself = flight.kind === 'card' && flight.hides === face.anchor;
  return isItself && !isCutOff(element) ? undefined : ghostOf(element);
}

export function flyCard(show: Performance, flight: CardFlight, picture: Ghost | undefined): void {
  const { elements, tempo } = show;
  const timing = { delay: flight.at * tempo, duration: CARD_MS * tempo, easing: GLIDE };
  const element = elements.get(flight.hides ?? '');
  if (picture !== undefined) flyPicture(show, flight, picture, timing);
  else if (element !== undefined) flyItself(show, flight, element, timing);
}

/** The card on the table comes from where it was; one that starts face down has a back that turns away with it. */
function flyItself(
  { layer }: Performance,
  { from, to, hides, turnsUp }: CardFlight,
  element: HTMLElement,
  timing: Timing,
): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${fitting(to, from)})`;
  const end = 'translate(0, 0) scale(1)';
  layer.animate(
    element,
    turnsUp
      ? [{ transform: `${start} rotateY(180deg)` }, { transform: `${end} rotateY(0deg)` }]
      : [{ transform: start }, { transform: end }],
    timing,
    hides,
    to,
  );
  if (turnsUp === undefined) return;
  const back = backGhost(to);
  back.node.classList.add(styles.turning);
  layer.fly(
    back.node,
    [
      { transform: `${placed(back, from)} rotateY(0deg)`, opacity: 0 },
      { opacity: 1, offset: 0.06 },
      { transform: `${placed(back, to)} rotateY(-180deg)`, opacity: 1 },
    ],
    timing,
    hides,
  );
}

/** A picture flies above the table, and what it stands for is out of sight until it has landed. */
function flyPicture(
  { layer, elements }: Performance,
  { face, from, to, hides, turnsUp, arc = 0 }: CardFlight,
  picture: Ghost,
  timing: Timing,
): void {
  // What comes out of a pile does not lie on its figures while it waits.
  const emerges = turnsUp === true || face === 'back';
  const way = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + arc };
  const frames: Keyframe[] = [
    { transform: placed(picture, from), opacity: emerges ? 0 : 1 },
    { opacity: 1, offset: 0.06 },
    ...(arc === 0 ? [] : [{ transform: placed(picture, way), offset: 0.5 }]),
    { opacity: 1, offset: 0.9 },
    { transform: placed(picture, to), opacity: hides === undefined ? 0 : 1 },
  ];
  const hidden = elements.get(hides ?? '');
  if (hidden !== undefined) {
    const untilThen = { delay: 0, duration: timing.delay + timing.duration };
    layer.animate(hidden, [{ opacity: 0 }, { opacity: 0 }], untilThen, hides);
  }
  layer.fly(picture.node, frames, timing, hides);
}

/** Whether something around a card would cut it off outside of its zone. */
function isCutOff(element: HTMLElement): boolean {
  const table = element.closest('main');
  for (let around = element.parentElement; around !== table; around = around.parentElement) {
    if (around === null) return false;
    if (getComputedStyle(around).overflowX !== 'visible') return true;
  }
  return false;
}

/** A picture over the middle of a place, no larger than the place. */
function placed(picture: Ghost, at: Box): string {
  const { width, height } = picture;
  return `translate(${at.x - width / 2}px, ${at.y - height / 2}px) scale(${fitting(picture, at)})`;
}

/** How much smaller or larger a thing is that just fits into a place. */
function fitting(thing: { readonly width: number; readonly height: number }, at: Box): number {
  return Math.min(at.width / thing.width, at.height / thing.height);
}
