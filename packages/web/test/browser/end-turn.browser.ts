import { describe, expect, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { NOTHING_TO_DO, WITH_A_CHOICE } from './harness/positions.ts';
import { fromMenu, onTable } from './harness/table.ts';

describe('the end of a turn', () => {
  it('is asked about when something useful is left, until that is switched off', async () => {
    const { page } = await openGame({ position: WITH_A_CHOICE });
    const { hand, playAll, endTurn } = onTable(page);
    await playAll.click();
    // The card that asks something stays in hand.
    await playAll.and(page.locator(':disabled')).waitFor();
    expect(await hand.getByRole('button').count()).toBe(1);
    await hand.getByRole('button', { name: /^Trade Bot/ }).waitFor();

    const question = page.getByRole('alertdialog', { name: 'End the turn?' });
    await endTurn.click();
    await question.getByText('You can still play 1 card, buy and attack.').waitFor();
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('Your turn').first().waitFor();

    await endTurn.click();
    await question.getByRole('button', { name: 'Do not ask again' }).click();
    await page.getByText('Turn 3', { exact: true }).waitFor();
    await endTurn.click();
    await page.getByText('Turn 5', { exact: true }).waitFor();

    await fromMenu(page, 'Settings');
    const asks = page.getByRole('switch', { name: 'Ask before ending a turn' });
    await asks.waitFor({ state: 'attached' });
    expect(await asks.isChecked()).toBe(false);
  });

  it('is not asked about when nothing is left', async () => {
    const { page } = await openGame({ position: NOTHING_TO_DO });
    await onTable(page).endTurn.click();
    await page.getByText('Turn 3', { exact: true }).waitFor();
  });
});
