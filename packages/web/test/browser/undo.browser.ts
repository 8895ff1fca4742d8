import { describe, expect, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { PLAIN } from './harness/positions.ts';
import { onTable, totals } from './harness/table.ts';

describe('undo', () => {
  it('takes moves back one by one, and says how far it reaches', async () => {
    const { page } = await openGame({ position: PLAIN });
    const { hand, undo, log } = onTable(page);
    await undo.and(page.locator(':disabled')).waitFor();
    expect(await undo.getAttribute('aria-description')).toBe(
      'Nothing to take back: nothing has been done yet.',
    );

    await hand
      .getByRole('button', { name: /^Scout/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    await hand.getByRole('button', { name: /^Viper/ }).click();
    await page.getByRole('button', { name: 'Undo 2' }).waitFor();
    expect(await totals(page)).toEqual({ authority: 50, trade: 1, combat: 1 });
    expect(await undo.getAttribute('aria-description')).toBe(
      '2 moves can be taken back; before that nothing has been done yet.',
    );
    await log.getByText('Undo reaches to here').waitFor();

    await undo.click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    expect(await totals(page)).toEqual({ authority: 50, trade: 1, combat: 0 });
    await page.keyboard.press('u');
    await undo.and(page.locator(':disabled')).waitFor();
    expect(await totals(page)).toEqual({ authority: 50, trade: 0, combat: 0 });
    expect(await hand.getByRole('button').count()).toBe(5);
  });

  it('ends where a card was revealed', async () => {
    const { page } = await openGame({ position: PLAIN });
    const { playAll, row, undo, inPlay, log } = onTable(page);
    await playAll.click();
    await page.getByRole('button', { name: 'Undo 5' }).waitFor();
    await row.getByRole('button', { name: /^Cutter/ }).click();
    await undo.and(page.locator(':disabled')).waitFor();
    expect(await undo.getAttribute('aria-description')).toBe(
      'Nothing to take back: a new card came into the trade row.',
    );
    // The log shows it: nothing stands below the line.
    const last = log.getByRole('listitem').last();
    await last.getByText('Undo reaches to here').waitFor();
    expect(await totals(page)).toEqual({ authority: 50, trade: 2, combat: 1 });
    await page.keyboard.press('Control+z');
    expect(await inPlay.getByRole('button').count()).toBe(5);

    // An Explorer reveals nothing: it can be given back.
    await row.getByRole('button', { name: /^Explorer/ }).click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    expect(await undo.getAttribute('aria-description')).toBe(
      '1 move can be taken back; before that a new card came into the trade row.',
    );
    await undo.click();
    await undo.and(page.locator(':disabled')).waitFor();
    expect(await totals(page)).toEqual({ authority: 50, trade: 2, combat: 1 });
  });
});
