import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { QUICK } from './harness/quick.ts';
import { concede, onTable, totals } from './harness/table.ts';

describe('a link to a game', () => {
  it('shows the same game elsewhere, and plays on from it', { timeout: 120_000 }, async () => {
    const { page, close } = await openGame({ seed: 'a game to be shared' });
    await play(page, { until: 7 });
    const result = await concede(page);
    await result.getByRole('button', { name: 'Share', exact: true }).click();
    const field = page.getByRole('textbox', { name: /Link to the game/ });
    await page.waitForFunction(() => document.querySelector('input')?.value.startsWith('http'));
    const link = await field.inputValue();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await result.getByRole('button', { name: 'Close' }).click();
    await result.waitFor({ state: 'detached' });
    const there = await position(page);
    await close();

    const other = await openPage({ path: link.slice(link.indexOf('#')), settings: QUICK });
    const replay = other.page;
    const slider = replay.getByRole('slider', { name: 'Move on show' });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    await replay.keyboard.press('End');
    await shows(slider, `Move ${last} of ${last}`);
    await replay.getByText('The game is over').waitFor();
    await expect.poll(() => position(replay), { timeout: 10_000 }).toEqual(there);

    await replay.keyboard.press('Home');
    await shows(slider, `Move 0 of ${last}`);
    // The scrubber says at once where it is, the table follows in its own time.
    const beginning = { authority: 50, trade: 0, combat: 0 };
    await expect.poll(() => totals(replay), { timeout: 10_000 }).toEqual(beginning);
    await slider.fill(`${Math.floor(last / 2)}`);
    await shows(slider, `Move ${Math.floor(last / 2)} of ${last}`);
    await slider.press('ArrowRight');
    await shows(slider, `Move ${Math.floor(last / 2) + 1} of ${last}`);
    await replay.getByRole('button', { name: 'A turn back' }).click();
    const turn = await slider.getAttribute('aria-valuetext');

    await replay.getByRole('button', { name: 'Play on from here' }).click();
    await replay.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await replay.waitForURL(/#\/play\//);
    await onTable(replay).endTurn.waitFor();
    const sight = await play(replay, { until: Number(/Turn (\d+)/.exec(turn ?? '')?.[1]) + 3 });
    expect(sight.kind).not.toBe('over');
  });

  it('that is none says so', async () => {
    const { page } = await openPage({ path: '#/r/xyz' });
    await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor();
    await page.getByText('This is not a link to a game.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('button', { name: /^Play/ }).waitFor();
  });

  it('that was cut off says so', async () => {
    const { page } = await openGame({ seed: 'to be cut off' });
    const result = await concede(page);
    await result.getByRole('button', { name: 'Share', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('input')?.value.startsWith('http'));
    const link = await page.getByRole('textbox', { name: /Link to the game/ }).inputValue();
    await page.goto(link.slice(0, -12));
    await page.getByRole('heading', { name: 'This game cannot be shown' }).waitFor();
    await page.getByText(/copy it again/).waitFor();
  });
});

/** Waits until the scrubber says so. */
async function shows(slider: Locator, text: string): Promise<void> {
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'), { timeout: 10_000 })
    .toContain(text);
}

/** What can be compared of a position through the same eyes. */
async function position(page: Page) {
  const { row, hand, inPlay, opponents } = onTable(page);
  const cards = async (zone: Locator): Promise<readonly (string | undefined)[]> => {
    const buttons = await zone.locator('[data-place]').all();
    const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
    return labels.map((label) => label?.split('.')[0]);
  };
  return {
    totals: await totals(page),
    row: await cards(row),
    hand: await cards(hand),
    inPlay: await cards(inPlay),
    // Beside a name stands what it is called here, "You" or "Player 1".
    pieces: (await cards(opponents)).slice(1),
  };
}
