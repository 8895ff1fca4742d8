import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';

declare global {
  interface Window {
    /** What moved, noted by the tests. */
    moved: Set<string>;
  }
}

describe('for players who want no movement', () => {
  it('nothing on the table moves', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ reducedMotion: true, settings: { pace: 'fast' } });
    await page.getByRole('button', { name: /^Play/ }).click();
    await watchForMovement(page);
    await play(page, { until: 7 });
    expect(await page.evaluate(() => [...window.moved])).toEqual([]);
  });

  it('but it does for everybody else', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ settings: { pace: 'fast' } });
    await page.getByRole('button', { name: /^Play/ }).click();
    await watchForMovement(page);
    await play(page, { until: 3 });
    expect(await page.evaluate(() => window.moved.size)).toBeGreaterThan(0);
  });
});

/** Looks at every frame for animations that change a place or a size. */
function watchForMovement(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.moved = new Set();
    const still = ['opacity', 'offset', 'computedOffset', 'easing', 'composite'];
    const shades = /color|shadow|filter|background|outline|border|visibility|fill|stroke/i;
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const moving = properties.filter((name) => !still.includes(name) && !shades.test(name));
        for (const name of moving) window.moved.add(`${name} of ${effect.target?.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
