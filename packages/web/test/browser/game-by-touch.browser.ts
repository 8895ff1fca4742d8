import { describe, expect, it } from 'vitest';
import { misfits } from './harness/fit.ts';
import { expectNoScrolling, smallTargets } from './harness/measure.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { CROWDED, THREE_ABILITIES } from './harness/positions.ts';
import { QUICK } from './harness/quick.ts';
import { onTable } from './harness/table.ts';

describe('a game on a phone', () => {
  it('is played with one finger, without scrolling', { timeout: 240_000 }, async () => {
    const { page } = await openPage({ size: 'phone', settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).tap();
    const small = new Set<string>();
    const end = await play(page, {
      with: 'finger',
      before: async ({ kind }) => {
        if (kind === 'over') return;
        await expectNoScrolling(page);
        for (const target of await smallTargets(page)) small.add(target);
      },
    });
    expect(end.kind).toBe('over');
    expect([...small]).toEqual([]);
  });

  it('has room for a long question on a crowded table', async () => {
    const { page } = await openGame({ position: CROWDED }, { size: 'phone' });
    const { inPlay, opponents } = onTable(page);
    await inPlay.getByRole('button', { name: /^Recycling Station/ }).tap();
    const question = page.getByRole('region', { name: /^Recycling Station/ });
    await question.waitFor();
    await expectNoScrolling(page);
    expect(await smallTargets(page)).toEqual([]);
    await opponents.getByRole('button', { name: 'Nova: deck, 5 cards' }).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await question.getByRole('button', { name: /Discard/ }).tap();
    await page.getByText('Tap what glows on the table.').waitFor();
    expect(await smallTargets(page)).toEqual([]);
  });

  it('asks about three abilities above a full hand', async () => {
    const { page } = await openGame({ position: THREE_ABILITIES }, { size: 'phone' });
    await page.locator('[data-zone=in-play] [data-place="piece:0:0"]').tap();
    expect(await page.locator('[data-zone=choice] li').count()).toBe(4);
    expect(await misfits(page, { oneScreen: true })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});

describe.each(['tablet', 'desktop'] as const)('a game on a %s', (size) => {
  it('never scrolls', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ size, settings: QUICK });
    await page.getByRole('button', { name: /^Play/ }).click();
    await play(page, { until: 9, before: () => expectNoScrolling(page) });
  });
});
