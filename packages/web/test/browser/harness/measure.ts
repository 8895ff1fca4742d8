import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fails when the page as a whole can be scrolled. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
  expect(excess, 'how far the page scrolls').toEqual({ across: 0, down: 0 });
}

/**
 * Every button and link of the table that is smaller to a finger than 44 by 44 pixels, with its size. What counts is
 * the part that can be hit. There are two exceptions:
 * - cards that are named in a sentence: making a line of text that high would tear the sentence apart, and the
 *   same card can be looked at in the inspector;
 * - cards of a fan that overlap: at the upper left of each at least 24 by 44 pixels are bare.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const OVERLAPPED = 24;
    const STEP = 2;
    const isHit = (element: Element, x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y);
      return there !== null && element.contains(there);
    };
    /** How far one can go along a line and still hit the element, in pixels. */
    const run = (length: number, hits: (along: number) => boolean): number => {
      // Corners are round, and places lie between pixels.
      if ([3, length / 2, length - 3].every(hits)) return length;
      let longest = 0;
      let reached = 0;
      for (let along = STEP / 2; along < length; along += STEP) {
        reached = hits(along) ? reached + STEP : 0;
        longest = Math.max(longest, reached);
      }
      return longest;
    };
    /** A part of it must be scrolled to, inside of a list that is longer than its place. */
    const isScrolledOut = (element: Element): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(outer).overflow)) continue;
        const frame = outer.getBoundingClientRect();
        if (top < frame.top - 1 || bottom > frame.bottom + 1) return true;
        if (left < frame.left - 1 || right > frame.right + 1) return true;
      }
      return false;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('[data-seats] :is(button, a[href])')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      if (element.closest('p') !== null) continue;
      if (isScrolledOut(element)) continue;
      const fan = element.closest('[data-zone] ul > li') !== null;
      const bare = fan ? left + Math.min(width, OVERLAPPED) / 2 : left + width / 2;
      const middle = fan ? top + Math.min(height, LEAST) / 2 : top + height / 2;
      const across = run(width, (along) => isHit(element, left + along, middle));
      const down = run(height, (along) => isHit(element, bare, top + along));
      const least = fan && across < width ? OVERLAPPED : LEAST;
      if (across < least - 0.5 || down < LEAST - 0.5) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        found.push(
          `${name}: ${Math.round(across)} x ${Math.round(down)} of ${Math.round(width)} x ${Math.round(height)}`,
        );
      }
    }
    return found;
  });
}
