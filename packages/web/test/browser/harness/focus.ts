import type { Page } from 'playwright-core';

/** What has the focus. */
export interface Focus {
  readonly name: string;
  /** It glows: something can be done with it. */
  readonly legal: boolean;
  /** One can see that it has the focus. */
  readonly visible: boolean;
}

/** Null while nothing has it. */
export function focusOf(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      legal: element.dataset.legal !== undefined,
      visible: (ringed || boxShadow !== 'none') && onScreen,
    };
  });
}

/** Presses a key until the focus is where it is wanted. */
export async function pressUntil(
  page: Page,
  key: string,
  wanted: (focus: Focus) => boolean,
): Promise<Focus> {
  for (let i = 0; i < 60; i++) {
    const focus = await focusOf(page);
    if (focus !== null && wanted(focus)) return focus;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never gets there.`);
}
