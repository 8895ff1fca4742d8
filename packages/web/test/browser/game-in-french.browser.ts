import { describe, expect, it } from 'vitest';
import { englishOn } from './harness/english.ts';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { QUICK } from './harness/quick.ts';
import { totals } from './harness/table.ts';

describe('in French', () => {
  it('a whole game has no English word', { timeout: 240_000 }, async () => {
    const { page } = await openPage({ language: 'fr', settings: QUICK });
    await page.getByRole('button', { name: /^Jouer/ }).click();
    const english = new Set<string>();
    await play(page, {
      before: async () => {
        for (const word of await englishOn(page)) english.add(word);
      },
    });
    await page.getByRole('dialog', { name: /Victoire|Défaite/ }).waitFor();
    for (const word of await englishOn(page)) english.add(word);
    expect([...english]).toEqual([]);
  });

  it.each(['', '#/new', '#/games', '#/gallery', '#/rules', '#/learn', '#/settings'])(
    'the page %s has no English word',
    async (path) => {
      const { page } = await openPage({ language: 'fr', path });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await englishOn(page)).toEqual([]);
    },
  );

  it('and back in the middle of a game, which stays as it is', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ language: 'fr', settings: QUICK });
    await page.getByRole('button', { name: /^Jouer/ }).click();
    const { turn } = await play(page, { until: 5 });
    const before = await totals(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Réglages' }).click();
    await page.getByRole('dialog').getByText('English', { exact: true }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.waitFor();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await page.getByText('Your turn', { exact: true }).waitFor();
    await page.getByText(`Turn ${turn}`, { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await totals(page)).toEqual(before);
    const sight = await play(page, { until: turn + 2 });
    expect(sight.turn).toBeGreaterThanOrEqual(turn + 2);
  });
});
