import { describe, expect, inject, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { WITH_A_CHOICE } from './harness/positions.ts';
import { onTable, totals } from './harness/table.ts';

const QUESTION = { name: /Trade Bot: Scrap a card from your hand or discard pile/ };

describe('a game that is left in the middle', () => {
  it('asks the same after a reload, and is continued from the home page', async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE });
    const { hand } = onTable(page);
    await hand
      .getByRole('button', { name: /^Scout/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo 1' }).waitFor();
    await hand.getByRole('button', { name: /^Trade Bot/ }).click();
    const asked = page.getByRole('region', QUESTION);
    await asked.waitFor();
    const answers = await asked.getByRole('button').allInnerTexts();
    const before = await totals(page);
    expect(answers.length).toBe(3);

    await page.reload();
    await asked.waitFor();
    expect(await asked.getByRole('button').allInnerTexts()).toEqual(answers);
    expect(await totals(page)).toEqual(before);

    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto(inject('address'));
    await again.getByRole('link', { name: /^Continue/ }).click();
    const askedAgain = again.getByRole('region', QUESTION);
    await askedAgain.waitFor();
    expect(await askedAgain.getByRole('button').allInnerTexts()).toEqual(answers);
    expect(await totals(again)).toEqual(before);
    await askedAgain.getByRole('button', { name: /Viper/ }).click();
    await askedAgain.waitFor({ state: 'detached' });
    await again.getByRole('button', { name: 'Scrap heap, 1 card' }).waitFor();
  });

  it('keeps the moves of one tab when another tab has the same game', async () => {
    const { page: first } = await openGame({ position: WITH_A_CHOICE });
    await onTable(first).endTurn.waitFor();
    const second = await first.context().newPage();
    await second.goto(first.url());
    await onTable(second).endTurn.waitFor();

    await onTable(first)
      .hand.getByRole('button', { name: /^Scout/ })
      .first()
      .click();
    await first.getByRole('button', { name: 'Undo 1' }).waitFor();
    // The second tab shows it at once, and goes on from there.
    await second.getByRole('button', { name: 'Undo 1' }).waitFor();
    expect(await totals(second)).toEqual({ authority: 50, trade: 1, combat: 0 });
    await onTable(second)
      .hand.getByRole('button', { name: /^Viper/ })
      .click();
    for (const tab of [first, second]) {
      await tab.getByRole('button', { name: 'Undo 2' }).waitFor();
      expect(await totals(tab)).toEqual({ authority: 50, trade: 1, combat: 1 });
    }
    await second.close();
    await first.reload();
    await first.getByRole('button', { name: 'Undo 2' }).waitFor();
    expect(await totals(first)).toEqual({ authority: 50, trade: 1, combat: 1 });
  });
});
