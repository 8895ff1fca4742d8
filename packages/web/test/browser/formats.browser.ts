import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { QUICK } from './harness/quick.ts';
import { fromMenu } from './harness/table.ts';

/** Every format with as few players as it takes, and how many turns a person plays before a bot takes over. */
const FORMATS = [
  ['Free-for-all', 3],
  ['Hunter', 3],
  ['First Blood', 3],
  ['Hydra', 4],
  ['Emperor', 6],
  ['Raid', 3],
] as const;

describe('a game among several', () => {
  it.each(FORMATS)('is played to its end: %s', { timeout: 120_000 }, async (format, players) => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await page.getByRole('radio', { name: format, exact: true }).click({ force: true });
    await page.getByText('Same deal again, or from a position').click();
    await page.getByLabel('Seed').fill(`the table of ${format}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-zone=opponents]').waitFor();

    const sight = await play(page, { until: 2 * players + 1 });
    if (sight.kind !== 'over') await letTheComputerFinish(page);
    const result = page.getByRole('dialog').filter({ has: page.locator('[data-result]') });
    await result.waitFor({ timeout: 60_000 });
    const rows = await result.getByRole('row', { name: /Authority at the end/ }).getByRole('cell').count();
    expect(rows).toBe(players);
  });
});

/** Hands the seat over and skips what is shown until the game is over. */
async function letTheComputerFinish(page: Page): Promise<void> {
  await fromMenu(page, 'Let the computer take over');
  await page.getByRole('button', { name: 'Hand over my seat' }).click();
  const over = page.locator('[role=dialog] [data-result]');
  while ((await over.count()) === 0) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(100);
  }
}
