import { describe, it } from 'vitest';
import { expectAccessible } from './harness/expect-accessible.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { WITH_A_CHOICE } from './harness/positions.ts';
import { QUICK } from './harness/quick.ts';
import { concede, fromMenu, onTable } from './harness/table.ts';

describe('axe finds nothing grave', () => {
  const settings = QUICK;
  const check = expectAccessible;

  it.each([
    '',
    '#/new',
    '#/games',
    '#/gallery/trade-bot',
    '#/rules',
    '#/learn',
    '#/settings',
    '#/play/nowhere',
    '#/r/xyz',
  ])('on the page %s', async (path) => {
    const { page } = await openPage({ path, settings });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(page);
  });

  it('in a lesson', async () => {
    const { page } = await openPage({ path: '#/learn/your-turn', settings });
    await onTable(page).hand.getByRole('button').first().waitFor();
    await check(page);
  });

  it('at the table, on the own turn, in a choice, and beside it', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE }, { settings });
    const { hand, row, endTurn } = onTable(page);
    await endTurn.waitFor();
    await check(page);

    // What is looked at: a card, its rules, piles.
    await row.getByRole('button', { name: /^Cutter/ }).hover();
    await page.getByRole('button', { name: 'Rules for this card' }).click();
    await check(page);
    await row.getByRole('button', { name: /^Trade deck/ }).click();
    await check(page);

    // Something that cannot be done, and why.
    await row.getByRole('button', { name: /^Cutter/ }).click();
    await page.getByRole('alert').waitFor();
    await check(page);

    await endTurn.click();
    await page.getByRole('alertdialog').waitFor();
    await check(page);
    await page.getByRole('button', { name: 'Keep playing' }).click();

    await hand.getByRole('button', { name: /^Trade Bot/ }).click();
    await page.getByRole('region', { name: /^Trade Bot/ }).waitFor();
    await check(page);
  });

  it('in everything that the menu opens', { timeout: 120_000 }, async () => {
    const { page } = await openGame({ seed: 'a look at the menu' }, { settings });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menu').waitFor();
    await check(page);
    await page.keyboard.press('Escape');
    for (const item of ['Settings', 'Keyboard shortcuts', 'Report a bug', 'Concede']) {
      await fromMenu(page, item);
      const dialog = page.getByRole('dialog', { name: item });
      await dialog.waitFor();
      await check(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it("on an opponent's turn", async () => {
    const slow = { ...settings, pace: 'slow' };
    const { page } = await openGame({ position: WITH_A_CHOICE }, { settings: slow });
    await onTable(page).endTurn.click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    await page.getByRole('button', { name: 'Skip' }).waitFor();
    await check(page);
  });

  it('after a game, in what is shared of it, and in its replay', { timeout: 120_000 }, async () => {
    const { page } = await openGame({ seed: 'a look back' }, { settings });
    await play(page, { until: 7 });
    const result = await concede(page);
    await result.getByText('The same as a table').click();
    await check(page);
    await result.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('textbox', { name: /Link to the game/ }).waitFor();
    await check(page);
    await page.keyboard.press('Escape');
    await result.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Move on show' }).waitFor();
    await check(page);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog', { name: 'Play on from here' }).waitFor();
    await check(page);
  });

  it('while the screen passes to the next player', async () => {
    const { page } = await openGame({ mode: 'Two people here', seed: 'passing' }, { settings });
    await page.getByRole('alertdialog').waitFor();
    await check(page);
  });
});

describe('axe finds nothing grave on a phone', () => {
  it('at the table, in a choice, in the log and beside it', { timeout: 120_000 }, async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE }, { size: 'phone' });
    const { hand, endTurn } = onTable(page);
    await endTurn.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log' }).tap();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.getByRole('button', { name: /^Left in your deck/ }).tap();
    await page.getByRole('heading', { name: /^Left in your deck/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await hand.getByRole('button', { name: /^Trade Bot/ }).tap();
    await page.getByRole('region', { name: /^Trade Bot/ }).waitFor();
    await expectAccessible(page);
  });

  it('on a card of the gallery', async () => {
    const { page } = await openPage({ path: '#/gallery/trade-bot', size: 'phone' });
    await page.getByRole('heading').first().waitFor();
    await expectAccessible(page);
  });
});
