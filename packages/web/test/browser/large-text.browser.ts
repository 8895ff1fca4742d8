import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clippedTexts } from './harness/clipped-text.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { WITH_A_CHOICE } from './harness/positions.ts';
import { QUICK } from './harness/quick.ts';
import { onTable } from './harness/table.ts';

/** Twice the size by our own setting, and by the zoom of the browser: half the pixels, each twice as large. */
const WAYS = [
  { way: 'the setting', settings: { ...QUICK, textSize: 200 }, zoomed: false },
  { way: 'the zoom of the browser', settings: QUICK, zoomed: true },
] as const;

describe.each(WAYS)('text of twice the size by $way', ({ settings, zoomed }) => {
  const zoom = async (page: Page): Promise<void> => {
    if (zoomed) await page.setViewportSize({ width: 720, height: 450 });
  };

  it.each([
    '',
    '#/new',
    '#/campaigns/packs',
    '#/games',
    '#/gallery',
    '#/rules',
    '#/learn',
    '#/settings',
  ])('is whole on the page %s, and every control can be reached', async (path) => {
    const { page } = await openPage({ path, settings });
    await zoom(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await clippedTexts(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
  });

  it('is whole at the table, and every control can be reached', async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE }, { settings });
    await zoom(page);
    const { hand, endTurn } = onTable(page);
    await endTurn.waitFor();
    expect(await coveredFigures(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
    await hand.getByRole('button', { name: /^Trade Bot/ }).click({ position: { x: 12, y: 24 } });
    await page.getByRole('region', { name: /^Trade Bot/ }).waitFor();
    expect(await clippedTexts(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
  });

  it('lets turns be played', { timeout: 120_000 }, async () => {
    const { page } = await openGame({ seed: 'in large letters' }, { settings });
    await zoom(page);
    await play(page, { until: 5 });
  });
});

/** Those of authority, trade and combat that a button lies over when they are scrolled to. */
function coveredFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main dl :is(dt, dd)')]
      .filter((figure) => {
        figure.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = figure.getBoundingClientRect();
        return [x + 1, x + width - 1].some((across) => {
          const there = document.elementFromPoint(across, y + height / 2);
          return there?.closest('button') != null;
        });
      })
      .map((figure) => figure.textContent),
  );
}

/** Controls that stay covered or out of sight when they are scrolled to. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, summary')];
    const visible = controls.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const isCovered = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const places = [0.08, 0.5, 0.92].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      // A link that goes on in the next line has a box on each, and nothing between them.
      return ![...element.getClientRects()].some(({ left, top, width, height }) =>
        places.some(([x, y]) => {
          const there = document.elementFromPoint(left + width * x, top + height * y);
          return there !== null && element.contains(there);
        }),
      );
    };
    const covered = visible.filter((control) => {
      // A widget may keep its own input out of sight and draw what stands for it around it.
      const isInput = control instanceof HTMLInputElement;
      const shown = (isInput ? control.closest('label, [data-rac]') : null) ?? control;
      if (!isCovered(shown)) return false;
      // Some things show themselves only to the keyboard.
      control.focus();
      return isCovered(shown);
    });
    return covered.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.id);
  });
}
