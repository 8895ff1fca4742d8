import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openGame } from './harness/new-game.ts';
import { play } from './harness/player.ts';
import { concede, fromMenu, onTable } from './harness/table.ts';

const HIDDEN =
  'core@1 standard active=0 | explorers=10 trade-deck=ram | ' +
  'hand=3*scout,cutter,corvette deck=5*scout | hand=2*viper,freighter,ram,scout deck=5*scout';

describe('two people at one screen', () => {
  it('see nothing of each other while the screen passes', async () => {
    const { page } = await openGame({ mode: 'Two people here', position: HIDDEN });
    // Whoever begins sits down first.
    const pass = page.getByRole('alertdialog');
    await pass.waitFor();
    expect(await names(page)).toEqual([]);
    await page.getByRole('button', { name: 'I am Player 1: show my table' }).click();
    const { hand, endTurn } = onTable(page);
    await hand.getByRole('button', { name: /^Corvette/ }).waitFor();
    expect(await page.content()).not.toContain('Freighter');

    await endTurn.click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    await pass.getByText('Pass the device to Player 2').waitFor();
    expect(await names(page)).toEqual([]);
    expect(await pass.ariaSnapshot()).not.toMatch(/Scout|Corvette/);
    await page.keyboard.press('Escape');
    expect(await names(page)).toEqual([]);

    // The button has the focus.
    await page.keyboard.press('Enter');
    await hand.getByRole('button', { name: /^Freighter/ }).waitFor();
    expect(await names(page)).not.toContain('Cutter');
    // A reload asks again who sits there.
    await page.reload();
    await pass.getByText('Pass the device to Player 2').waitFor();
    expect(await names(page)).toEqual([]);
  });

  it('play a game to its end', { timeout: 240_000 }, async () => {
    const { page } = await openGame({ mode: 'Two people here', seed: 'two at a screen' });
    const turns: number[] = [];
    let seated = '';
    await play(page, {
      until: 12,
      before: ({ kind, turn, writing }) => {
        if (kind === 'turn') turns.push(turn);
        if (kind === 'hand-over') seated = /I am (Player \d)/.exec(writing)?.[1] ?? '';
      },
    });
    expect(new Set(turns)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    const result = await concede(page);
    const other = seated === 'Player 1' ? 'Player 2' : 'Player 1';
    await result.getByText(`${other} won!`).waitFor();
    await page.keyboard.press('Escape');
    await result.waitFor({ state: 'detached' });
    await fromMenu(page, 'Show the result');
    await result.waitFor();
  });
});

/** Which of the cards that nobody may see stand anywhere in the page. */
async function names(page: Page): Promise<string[]> {
  const content = await page.content();
  const all = ['Scout', 'Viper', 'Cutter', 'Corvette', 'Freighter'];
  return all.filter((name) => content.includes(name));
}
