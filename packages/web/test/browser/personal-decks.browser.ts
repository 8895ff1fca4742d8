import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { misfits } from './harness/fit.ts';
import { heardLately } from './harness/heard.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

const decks = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /^(Personal deck|Deck personnel)/ });

const withRiseOfEmpire = (page: Page): Promise<void> =>
  page.getByText('Rise of Empire', { exact: true }).click();

describe('the personal decks of the two sides', () => {
  it('are offered with their box, to those whom the rulebook allows them', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await page.getByRole('button', { name: 'Start' }).waitFor();
    expect(await decks(page).count()).toBe(0);
    await withRiseOfEmpire(page);
    await expect.poll(() => decks(page).count()).toBe(2);
    for (const [format, count] of [
      ['Emperor', 2],
      ['Raid', 1],
      ['Hunter', 0],
    ] as const) {
      await page.getByRole('radio', { name: format, exact: true }).press('Space');
      await expect.poll(() => decks(page).count()).toBe(count);
    }
  });

  it('are played with', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await withRiseOfEmpire(page);
    await decks(page).first().getByText('Star Empire').click();
    await page.getByRole('button', { name: 'Start' }).click();
    const endTurn = page.getByRole('button', { name: 'End turn', exact: true });
    await expect.poll(() => endTurn.isEnabled(), { timeout: 30_000 }).toBe(true);
    const heard = async (key: string, answer: RegExp): Promise<string> => {
      await page.keyboard.press(key);
      const last = async (): Promise<string> => (await heardLately(page)).at(-1) ?? '';
      await expect.poll(last, { timeout: 15_000 }).toMatch(answer);
      return last();
    };
    const own = `${await heard('h', /^Hand: /)} ${await heard('p', /^Discard pile: /)}`;
    expect(own).toContain('Smuggler');
    expect(own).toContain('Imperial Fighter');
  });

  it('fit on a phone in French', async () => {
    const { page } = await openPage({
      path: '#/new',
      settings: QUICK,
      size: 'phone',
      language: 'fr',
    });
    await withRiseOfEmpire(page);
    await decks(page).last().getByText('Fédération du Commerce').click();
    expect((await misfits(page)).join('\n')).toBe('');
  });
});
