import { describe, it } from 'vitest';
import { expectContrast } from './harness/expect-accessible.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { WITH_A_CHOICE } from './harness/positions.ts';
import { QUICK } from './harness/quick.ts';
import { concede, onTable } from './harness/table.ts';

describe.each(['night', 'high-contrast'])('text has enough contrast in the theme %s', (theme) => {
  const settings = { ...QUICK, theme };

  it.each(['', '#/new', '#/gallery/trade-bot', '#/rules', '#/learn', '#/settings'])(
    'on the page %s',
    async (path) => {
      const { page } = await openPage({ path, settings });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectContrast(page);
    },
  );

  it('at the table, in a choice and after the game', { timeout: 120_000 }, async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE }, { settings });
    const { hand, row } = onTable(page);
    await row.getByRole('button', { name: /^Cutter/ }).click();
    await page.getByRole('alert').waitFor();
    await expectContrast(page);
    await hand.getByRole('button', { name: /^Trade Bot/ }).click();
    await page.getByRole('region', { name: /^Trade Bot/ }).waitFor();
    await expectContrast(page);
    await concede(page);
    await expectContrast(page);
  });
});
