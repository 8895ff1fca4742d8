import { anyBeyond, type Box, SLACK } from './box.ts';
import { about, nameOf } from './in-words.ts';
import { isMeasurable, seen } from './surroundings.ts';
import type { Piece } from './texts.ts';

/** A page that is too wide. */
export function widthMisfits(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 0 ? [`the page is ${over} px too wide`] : [];
}

/** What of a table is off the screen, sticks out of its place, or must be scrolled to. */
export function screenMisfits(texts: readonly Piece[]): string[] {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const tooHigh = document.documentElement.scrollHeight - innerHeight;
  return [
    ...(tooHigh > 0 ? [`the page is ${tooHigh} px too high`] : []),
    ...texts.flatMap((piece) => {
      const over = anyBeyond(piece.seen, screen);
      return over === null ? [] : [about(piece, `is off the screen, ${over}`)];
    }),
    ...[...document.querySelectorAll('button')]
      .filter((control) => isMeasurable(control))
      .flatMap((control) => [...offScreen(control, screen), ...outOfPlace(control)]),
    ...[...document.querySelectorAll('main, main *')].flatMap(scrolling),
  ];
}

function offScreen(control: Element, screen: Box): string[] {
  const over = anyBeyond(seen([control.getBoundingClientRect()], control), screen);
  return over === null ? [] : [`${nameOf(control)} is off the screen, ${over}`];
}

function outOfPlace(control: Element): string[] {
  const place = control.closest('[data-anchor^="seat:"], [data-zone]');
  if (place === null || !control.matches('[data-place], [data-anchor]')) return [];
  const boxes = seen([control.getBoundingClientRect()], control);
  const over = anyBeyond(boxes, place.getBoundingClientRect());
  return over === null ? [] : [`${nameOf(control)} sticks out of its place, ${over}`];
}

/** Answers may be many; everything else is always in sight. */
function scrolling(element: Element): string[] {
  const tooHigh = element.scrollHeight > element.clientHeight + SLACK;
  const tooWide = element.scrollWidth > element.clientWidth + SLACK;
  if (!tooHigh && !tooWide) return [];
  if (element.closest('[data-zone=choice]') !== null) return [];
  const { overflowX, overflowY } = getComputedStyle(element);
  const down = tooHigh && /auto|scroll/.test(overflowY);
  const along = tooWide && /auto|scroll/.test(overflowX);
  return down || along ? [`${nameOf(element)} must be scrolled`] : [];
}
