import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/expect-accessible.ts';
import { heardLately } from './harness/heard.ts';
import { openGame } from './harness/new-game.ts';
import { QUICK } from './harness/quick.ts';
import { fromMenu, onTable } from './harness/table.ts';

const SHOPPING =
  'core@1 standard active=0 | row=freighter,battle-pod,ram,trade-bot,survey-ship explorers=10 trade-deck=9*ram | ' +
  'hand=3*scout,2*viper deck=5*scout | hand=5*scout deck=5*scout in-play=0:blob-wheel';
const SCRAPPING =
  'core@1 standard active=0 | row=freighter,ram,-,-,- explorers=10 | ' +
  'hand=trade-bot deck=5*scout discard=2*viper | hand=5*scout deck=5*scout';

const hintOn = (page: Page, name = 'What the Fleet Admiral would do') =>
  page.getByRole('region', { name });

describe('a hint', () => {
  it('is asked for with a key, told and spoken, and can be followed to the end of the turn', async () => {
    const { page } = await openGame({ position: SHOPPING });
    const { playAll } = onTable(page);
    await playAll.waitFor();
    await page.keyboard.press('w');
    const hint = hintOn(page);
    await hint.getByText(/^Win chance \d+%$/).waitFor();
    await hint.getByText('Play 3\u00a0Scout, 2\u00a0Viper').waitFor();
    await expect
      .poll(() => heardLately(page))
      .toContainEqual(
        expect.stringMatching(
          /^What the Fleet Admiral would do: Play 3.Scout, 2.Viper; .*Win chance \d+%\./,
        ),
      );
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await playAll.click();
    await expect.poll(() => onTable(page).hand.getByRole('button').count()).toBe(0);
    await followToTheEnd(page);
    // Something was bought: the Admiral leaves no trade lying.
    expect(await onTable(page).log.textContent()).toMatch(/You (acquire|buy)/);
  });

  it('goes with the move it was about, with a step back, and with its button', async () => {
    const { page } = await openGame({ position: SHOPPING });
    const button = page.getByRole('button', { name: 'Hint', exact: true });
    const hint = hintOn(page);
    await button.click();
    await hint.getByRole('list').first().waitFor();
    await button.click();
    await hint.waitFor({ state: 'detached' });
    await button.click();
    await page.locator('[data-hinted]').first().click();
    await hint.waitFor({ state: 'detached' });
    await button.click();
    await hint.getByRole('list').first().waitFor();
    await page.keyboard.press('u');
    await hint.waitFor({ state: 'detached' });
    expect(await page.locator('[data-hinted]').count()).toBe(0);
  });

  it('stands beside what it is about on a phone, in a choice too, in French', async () => {
    const { page } = await openGame(
      { position: SCRAPPING },
      { size: 'phone', settings: { ...QUICK, language: 'en' } },
    );
    await page.locator('[data-zone=hand] button').first().tap();
    await page.getByRole('heading', { name: /Scrap/ }).waitFor();
    await fromMenu(page, 'Settings');
    await page.getByRole('dialog').getByText('Français').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().tap();
    await page.getByRole('button', { name: 'Conseil', exact: true }).tap();
    const hint = hintOn(page, 'Ce que ferait le Grand Amiral');
    await hint.getByText(/^Chances de victoire/).waitFor();
    const marked = page.locator('[data-hinted]').first();
    const [one, other] = [await hint.boundingBox(), await marked.boundingBox()];
    const isApart = one!.y + one!.height <= other!.y || other!.y + other!.height <= one!.y;
    expect(isApart).toBe(true);
    await expectAccessible(page);
    await marked.tap();
    await hint.waitFor({ state: 'detached' });
  });

  it('is for whoever sits at the screen, and nobody else sees it', async () => {
    const { page } = await openGame({ mode: 'Two people here', position: SHOPPING });
    await page.getByRole('button', { name: 'I am Player 1: show my table' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await hintOn(page).getByRole('list').first().waitFor();
    await onTable(page).endTurn.click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await page.content()).not.toContain('Admiral');
  });

  it('is not offered to those who want none, nor where there is nothing to decide', async () => {
    const watched = await openGame({ mode: 'Just watch', position: SHOPPING });
    await watched.page.getByRole('region', { name: 'Trade row' }).waitFor();
    expect(await watched.page.locator('[data-act=hint]').count()).toBe(0);
    const settings = { ...QUICK, hints: false };
    const { page } = await openGame({ position: SHOPPING }, { settings });
    await onTable(page).playAll.waitFor();
    await page.keyboard.press('w');
    expect(await page.locator('[data-act=hint]').count()).toBe(0);
    expect(await hintOn(page).count()).toBe(0);
  });
});

/** Does what the hints say until the turn is over. */
async function followToTheEnd(page: Page): Promise<void> {
  const hint = hintOn(page);
  for (let step = 0; step < 20; step++) {
    const before = await page.locator('header p').first().textContent();
    await page.keyboard.press('w');
    await hint.getByRole('list').first().waitFor();
    const marked = page.locator('[data-hinted]');
    const isEnd = (await marked.first().getAttribute('data-act')) === 'end-turn';
    await marked.first().click();
    // A card with several uses asks which.
    const answer = page.locator('[data-zone=choice] [data-hinted]').first();
    if (!isEnd && (await answer.count()) > 0) await answer.click();
    await hint.waitFor({ state: 'detached' });
    if (isEnd) {
      await expect.poll(() => page.locator('header p').first().textContent()).not.toBe(before);
      return;
    }
  }
  throw new Error('The hints never come to the end of the turn.');
}
