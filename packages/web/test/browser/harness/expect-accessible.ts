import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onFlatGrounds } from './flat-grounds.ts';

/**
 * Fails with a readable list when axe finds something serious or critical on the page as it is now. Of contrast it
 * says little where a ground is a gradient.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingGrave(await axeFor(page));
}

/** Fails when text has too little contrast, at either end of a gradient. */
export async function expectContrast(page: Page): Promise<void> {
  for (const end of ['lightest', 'darkest'] as const) {
    await onFlatGrounds(page, end, async () => {
      // What is drawn before and after an element are frames and shades; the ground is the element's own.
      const checks = { 'color-contrast': { options: { ignorePseudo: true } } };
      const axe = await axeFor(page, { checks });
      await expectNothingGrave(axe.withRules(['color-contrast']));
    });
  }
}

async function axeFor(page: Page, options: object = {}): Promise<AxeBuilder> {
  await standStill(page);
  // A page that has been looked at has axe already; it is long to read.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Our pages have no frames, which would need a page of their own to be looked at.
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] });
}

/** Waits until nothing fades in or out any more: half faded, nothing has its colours. Glows that never end go on. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function expectNothingGrave(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const list = grave.map(({ id, impact, help, nodes }) =>
    [
      `${impact}: ${help} (${id})`,
      ...nodes.map(({ target, html, any }) => {
        const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
        const colours =
          contrastRatio === undefined ? '' : `${fgColor} on ${bgColor}: ${contrastRatio}`;
        return `  ${target.join(' ')}  ${html.slice(0, 120)} ${colours}`;
      }),
    ].join('\n'),
  );
  expect(list.join('\n'), 'what axe finds').toBe('');
}
