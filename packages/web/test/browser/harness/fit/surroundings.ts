import { type Box, common } from './box.ts';

/** What an element lies in. The answers are kept: nothing moves while it is measured. */
export interface Surroundings {
  /** Whether it can be seen, or scrolled to, and stands upright: of what is tilted the boxes say nothing. */
  readonly measurable: boolean;
  /** The card it is on. */
  readonly card: Element | null;
  /** The nearest thing that floats over the page. */
  readonly layer: Element | null;
  /** What is left of the screen after everything around it has clipped or scrolled. */
  readonly window: Box | null;
  /** Around it, but inside of the nearest thing that scrolls: what cuts it off for good. */
  readonly cutters: readonly Element[];
  /** Around it: what ends its lines with an ellipsis. */
  readonly shortener: Element | null;
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], aside';
const known = new Map<Element, Surroundings>();
const NOWHERE: Surroundings = {
  measurable: true,
  card: null,
  layer: null,
  window: null,
  cutters: [],
  shortener: null,
};

export function surroundingsOf(element: Element | null): Surroundings {
  if (element === null || element === document.body) return NOWHERE;
  const before = known.get(element);
  if (before !== undefined) return before;
  const outer = surroundingsOf(element.parentElement);
  const style = getComputedStyle(element);
  const clips = /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);
  const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
  const box = clips ? element.getBoundingClientRect() : null;
  const ellipsis = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
  const surroundings: Surroundings = {
    measurable:
      outer.measurable &&
      isUpright(style) &&
      style.display !== 'none' &&
      style.visibility === 'visible' &&
      style.opacity !== '0' &&
      // Words for screen readers only.
      !style.clipPath.includes('50%'),
    card: isCard(element) ? element : outer.card,
    layer: floats(element, style) ? element : outer.layer,
    window:
      box === null || outer.window === null ? (box ?? outer.window) : common(box, outer.window),
    cutters: scrolls ? [] : clips ? [...outer.cutters, element] : outer.cutters,
    shortener: ellipsis ? element : outer.shortener,
  };
  known.set(element, surroundings);
  return surroundings;
}

function isCard(element: Element): boolean {
  return (
    element.getAttribute('aria-hidden') === 'true' &&
    element.querySelector('[data-fit=name]') !== null &&
    element.querySelector(':scope [aria-hidden=true] [data-fit=name]') === null
  );
}

function isUpright({ rotate, transform }: CSSStyleDeclaration): boolean {
  return rotate === 'none' && (transform === 'none' || new DOMMatrix(transform).b === 0);
}

/** Whether there is something to measure. */
export function isMeasurable(element: Element): boolean {
  // What a closed fold hides has boxes nevertheless.
  return surroundingsOf(element).measurable && element.checkVisibility();
}

function floats(element: Element, { position }: CSSStyleDeclaration): boolean {
  if (position === 'fixed' || position === 'sticky') return true;
  return position === 'absolute' && element.matches(LAYERS);
}

/** What can be seen of something inside of an element. */
export function seen(boxes: readonly Box[], element: Element): readonly Box[] {
  const { window } = surroundingsOf(element);
  if (window === null) return boxes;
  return boxes
    .map((box) => common(box, window))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top);
}

/** Cards of one line may cover each other, and whatever floats covers the page. */
export function mayCover(a: Element, b: Element): boolean {
  const [one, other] = [surroundingsOf(a), surroundingsOf(b)];
  if (one.card !== null && one.card === other.card) return false;
  if (one.layer !== other.layer) return true;
  const [item, otherItem] = [a.closest('li'), b.closest('li')];
  return (
    item !== null &&
    otherItem !== null &&
    item !== otherItem &&
    item.parentElement === otherItem.parentElement &&
    item.querySelector('[data-fit=name], [data-place]') !== null
  );
}
