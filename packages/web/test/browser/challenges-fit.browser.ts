import { CHALLENGES, type ChallengeId } from '@openrealms/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTheMiddle } from './harness/challenges.ts';
import { englishOn } from './harness/english.ts';
import { misfits } from './harness/fit.ts';
import { openGame } from './harness/new-game.ts';
import { onTable } from './harness/table.ts';

const IDS = CHALLENGES.map(({ id }) => id);

describe.each(['desktop', 'tablet', 'phone'] as const)('a %s', (size) => {
  it.each(IDS)('has room for the Boss of %s, in both languages', async (id: ChallengeId) => {
    const { page } = await openGame({ position: inTheMiddle(id) }, { size, reducedMotion: true });
    await onTable(page).endTurn.waitFor();
    expect((await tableMisfits(page)).join('\n')).toBe('');
    await inFrench(page);
    expect((await tableMisfits(page)).join('\n')).toBe('');
    expect(await englishOn(page)).toEqual([]);
  });
});

describe.each(['tablet', 'phone'] as const)('a %s', (size) => {
  it.each(['automatons', 'defy-the-empire', 'dimensional-horror'] as const)(
    'has room for the Boss of %s and a team',
    async (id) => {
      const table = { format: 'Free-for-all', players: 3, position: inTheMiddle(id, 2) };
      const { page } = await openGame(table, { size, reducedMotion: true });
      await onTable(page).endTurn.waitFor();
      expect((await tableMisfits(page)).join('\n')).toBe('');
    },
  );
});

async function tableMisfits(page: Page): Promise<string[]> {
  await page.locator('[data-boss] section').first().waitFor();
  return misfits(page, { oneScreen: true });
}

/** The same game, which the browser has kept, in French. */
async function inFrench(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('openrealms-settings') ?? '{}');
    const settings = { ...kept, state: { ...kept.state, language: 'fr' } };
    localStorage.setItem('openrealms-settings', JSON.stringify(settings));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Fin du tour' }).waitFor();
}
