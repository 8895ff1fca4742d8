import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { QUICK } from './harness/quick.ts';
import { onTable, totals } from './harness/table.ts';

/** Cutters that follow one another in the trade row, and trade for two of them. */
const CUTTERS =
  'core@1 standard active=0 | row=cutter,ram,trading-post,survey-ship,battle-mech explorers=10 ' +
  'trade-deck=5*cutter | hand=4*scout,viper deck=5*scout | hand=3*scout,2*viper deck=5*scout';

const openCutters = () =>
  openGame({ position: CUTTERS }, { settings: { ...QUICK, animation: 'normal' } });

describe('cards in flight', () => {
  it('can be tapped where they will lie', async () => {
    const { page } = await openCutters();
    const { playAll, row } = onTable(page);
    await playAll.click();
    await page.getByRole('button', { name: 'Undo 5' }).waitFor();
    const cutter = row.getByRole('button', { name: /^Cutter/ });
    const { x, y, width, height } = (await cutter.boundingBox())!;
    await slowDown(page);
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('[data-zone=row] [data-flying]').waitFor();
    expect(await totals(page)).toMatchObject({ trade: 2 });
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => totals(page)).toMatchObject({ trade: 0 });
  });

  it('are where they belong as soon as a move is taken back', async () => {
    const { page } = await openCutters();
    const { hand } = onTable(page);
    await slowDown(page);
    await hand.getByRole('button', { name: /^Viper/ }).click();
    await page.locator('[data-zone=in-play] [data-flying]').waitFor();
    await page.keyboard.press('u');
    await hand.getByRole('button', { name: /^Viper/ }).waitFor();
    expect(await page.locator('[data-flying]').count()).toBe(0);
    expect(await page.evaluate(movingParts)).toEqual([]);
  });
});

/** Makes every movement so slow that it is still under way whenever the test looks. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** In the page: what is on its way to another place. */
function movingParts(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect)) return [];
    const moves = effect.getKeyframes().some((frame) => 'transform' in frame);
    return moves ? [String(effect.target?.className)] : [];
  });
}
