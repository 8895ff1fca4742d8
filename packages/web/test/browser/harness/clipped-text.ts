import type { Page } from 'playwright-core';

/** Texts of which a part cannot be seen even by scrolling, because something cuts them off. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (parent === null || node.nodeValue?.trim() === '') continue;
      // For screen readers only, or a picture of what is said elsewhere.
      if (parent.closest('.visually-hidden, [aria-hidden=true], script, style') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || !parent.checkVisibility({ visibilityProperty: true })) continue;
      for (let outer: Element | null = parent; outer !== null; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const frame = outer.getBoundingClientRect();
        // From here on it can be scrolled into view.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        const across = /hidden|clip/.test(overflowX);
        const down = /hidden|clip/.test(overflowY);
        const cut =
          (across && (text.left < frame.left - SLACK || text.right > frame.right + SLACK)) ||
          (down && (text.top < frame.top - SLACK || text.bottom > frame.bottom + SLACK));
        if (cut) {
          found.push(`${node.nodeValue?.trim()} (cut off by ${outer.tagName} ${outer.className})`);
          break;
        }
      }
    }
    return found;
  });
}
