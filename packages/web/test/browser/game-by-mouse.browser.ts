import { describe, expect, it } from 'vitest';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { QUICK } from './harness/quick.ts';
import { totals } from './harness/table.ts';

describe('a game by mouse', () => {
  it('is played from the big button to the result', { timeout: 240_000 }, async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).click();
    const end = await play(page);
    expect(end.kind).toBe('over');

    const result = page.getByRole('dialog', { name: /Victory|Defeated/ });
    await result.getByText('The same as a table').click();
    const lastTurn = result.getByRole('table').nth(0).getByRole('row').last();
    const graph = await lastTurn.getByRole('cell').allInnerTexts();
    const numbers = result.getByRole('row', { name: /Authority at the end/ });
    expect(await numbers.getByRole('cell').allInnerTexts()).toEqual(graph);

    await page.keyboard.press('Escape');
    await result.waitFor({ state: 'detached' });
    const opponent = page.getByRole('button', { name: /Authority/ });
    const theirs = /Authority (-?\d+)/.exec((await opponent.getAttribute('aria-label')) ?? '');
    expect([`${(await totals(page)).authority}`, theirs?.[1]]).toEqual(graph);
    await page.getByText('The game is over').waitFor();
  });

  it('does not wait for animations', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ settings: { pace: 'fast', animation: 'normal' } });
    await page.getByRole('button', { name: /^Play/ }).click();
    const sight = await play(page, { until: 7 });
    expect(sight.turn).toBeGreaterThanOrEqual(7);
  });
});
