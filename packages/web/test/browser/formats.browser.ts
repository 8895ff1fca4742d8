import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playHastily } from './harness/hasty-player.ts';
import { openGame } from './harness/new-game.ts';
import { fromMenu } from './harness/table.ts';

/** Every format with as few players as it takes. */
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
    const { page } = await openGame({ format, seed: `the table of ${format}` });
    await page.locator('[data-zone=opponents]').waitFor();
    await playHastily(page, 2 * players + 1);
    await letTheComputerFinish(page);
    const result = page.getByRole('dialog').filter({ has: page.locator('[data-result]') });
    const authority = result.getByRole('row', { name: /Authority at the end/ });
    expect(await authority.getByRole('cell').count()).toBe(players);
    await result.getByRole('list', { name: 'Standings' }).getByText('1.').waitFor();
  });
});

/** Hands the seat over and skips what is shown until the game is over. */
async function letTheComputerFinish(page: Page): Promise<void> {
  const over = page.locator('[role=dialog] [data-result]');
  if ((await over.count()) > 0) return;
  await fromMenu(page, 'Let the computer take over');
  await page.getByRole('button', { name: 'Hand over my seat' }).click();
  while ((await over.count()) === 0) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(100);
  }
}
