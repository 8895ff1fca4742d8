import type { Page } from 'playwright-core';
import type { SCREENS } from '../../../../../scripts/shots/client-screens.mjs';
import { settle } from '../../../../../scripts/shots/pages.mjs';

type Screen = Pick<(typeof SCREENS)[number], 'hash' | 'ready' | 'act'>;

/**
 * Goes to a screen of the client that `openClient` has opened, and looks for it with every frame: a locator looks less
 * and less often, in the end twice a second.
 */
export async function goToScreen(page: Page, { hash, ready, act }: Screen): Promise<void> {
  await page.evaluate(
    ([selector, wanted]) => {
      // What is there already belongs to the screen before.
      for (const old of document.querySelectorAll(selector)) old.setAttribute('data-left', '');
      location.hash = wanted;
    },
    [ready, hash] as const,
  );
  await page.waitForFunction((selector) => {
    const found = document.querySelector(selector);
    return found?.checkVisibility({ visibilityProperty: true }) === true;
  }, `${ready}:not([data-left])`);
  await act?.(page);
  await settle(page);
}
