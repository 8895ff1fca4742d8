import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/expect-accessible.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

describe('a computer player', () => {
  it('is chosen by keyboard alone, by its level and its style, and says what it is', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    const ladder = page.getByRole('radiogroup', { name: 'How strong is the computer?' });
    await ladder.getByRole('radio', { name: 'Level 3, Trader' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await ladder.getByRole('radio', { name: 'Level 4, Captain' }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await ladder.getByRole('radio', { name: 'Level 2, Pilot' }).isChecked()).toBe(true);
    await ladder.getByText('forgets its allies').last().waitFor();

    await page.getByText('Style of play: Balanced').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Balanced' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Style of play: Rusher').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Start' }).click();
    const opponent = page.getByRole('button', { name: /^Juno\. Level 2, Pilot, Rusher\./ });
    await opponent.getByText('2 · Pilot · Rusher').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/games'));
    await page.getByRole('heading', { name: 'You vs. Juno (Pilot, Rusher)' }).waitFor();
  });

  it('is as strong as the others if the player says so, or as its seat says', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK, size: 'phone' });
    await page.getByRole('radio', { name: 'Raid', exact: true }).dispatchEvent('click');
    const ladder = page.getByRole('radiogroup', { name: 'How strong are the computers?' });
    await ladder.getByText('Captain', { exact: true }).tap();
    const seats = page.locator('li[data-kind=bot]');
    expect(await seats.getByText('4 · Captain').count()).toBe(2);
    await seats
      .first()
      .getByRole('button', { name: /Captain/ })
      .tap();
    await page.getByRole('option', { name: 'Pip' }).tap();
    await ladder.getByText('They differ').waitFor();
    expect(await ladder.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('button', { name: /^Pip: authority \d+\. Level 1, Recruit/ }).waitFor();
    await page.getByRole('button', { name: /^Vega: authority \d+\. Level 4, Captain/ }).waitFor();
  });
});
