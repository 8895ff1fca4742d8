import { overlapOf, overlaps } from './box.ts';
import { about, nameOf } from './in-words.ts';
import { isMeasurable, mayCover, seen } from './surroundings.ts';
import type { Piece } from './texts.ts';

const CONTROLS = [
  'button',
  'a[href]',
  'input',
  'select',
  'textarea',
  '[role=button]',
  '[role=tab]',
  '[role=option]',
  '[role=menuitem]',
].join(', ');

/** Controls that overlap each other, and what is written on a control under something that lies loose on it. */
export function controlMisfits(texts: readonly Piece[]): string[] {
  return [...colliding(), ...texts.flatMap(covered)];
}

function covered(piece: Piece): string[] {
  const control = piece.element.closest('button');
  // Cards and what lies on them are looked at by themselves.
  if (control === null || control.querySelector('[data-fit=name]') !== null) return [];
  return [...control.querySelectorAll('*')]
    .filter((loose) => getComputedStyle(loose).position === 'absolute' && isMeasurable(loose))
    .filter((loose) => !loose.contains(piece.element) && !liesOver(piece.element, loose))
    .flatMap((loose) => {
      const over = overlapOf(piece.boxes, [loose.getBoundingClientRect()]);
      return over === null ? [] : [about(piece, `is covered by a badge (${over})`)];
    });
}

/** Whether something is drawn after what lies loose before it: a number on its shield. */
function liesOver(element: Element, loose: Element): boolean {
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  if ((loose.compareDocumentPosition(element) & follows) === 0) return false;
  for (
    let at: Element | null = element;
    at !== null && !at.contains(loose);
    at = at.parentElement
  ) {
    if (getComputedStyle(at).position !== 'static') return true;
  }
  return false;
}

function colliding(): string[] {
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter(isMeasurable)
    // A link in running text is as high as its line, and has no room around it.
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, boxes: seen([element.getBoundingClientRect()], element) }));
  return overlaps(controls)
    .filter(([{ element: one }, { element: other }]) => {
      return !mayCover(one, other) && !one.contains(other) && !other.contains(one);
    })
    .map(([{ element: one }, { element: other }, over]) => {
      return `${nameOf(one)} overlaps ${nameOf(other)} (${over})`;
    });
}
