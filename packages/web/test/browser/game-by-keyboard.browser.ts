import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusOf, pressUntil } from './harness/focus.ts';
import { playByKeyboard } from './harness/keyboard-player.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

describe('a game by keyboard alone', () => {
  it('is played from the home page to a rematch', { timeout: 240_000 }, async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('main').waitFor();
    const play = await pressUntil(page, 'Tab', ({ name }) => name.startsWith('Play'));
    expect(play.visible).toBe(true);
    await page.keyboard.press('Enter');

    const end = await playByKeyboard(page, () => expectFocusWithinReach(page));
    expect(end.kind).toBe('over');

    // The result has taken the focus and holds it.
    const result = page.getByRole('dialog', { name: /Victory|Defeated/ });
    const rematch = await pressUntil(page, 'Tab', ({ name }) => name === 'Rematch');
    expect(rematch.visible).toBe(true);
    await page.keyboard.press('Enter');
    await result.waitFor({ state: 'detached' });
    await page.getByText(/^Turn [12]$/).waitFor();
  });

  it('reaches every part of the table, the menu and the list of keys', async () => {
    const { page } = await openPage({ settings: QUICK });
    await pressUntil(page, 'Tab', ({ name }) => name.startsWith('Play'));
    await page.keyboard.press('Enter');
    const endTurn = page.getByRole('button', { name: 'End turn', exact: true });
    await expect.poll(() => endTurn.isEnabled(), { timeout: 30_000 }).toBe(true);

    await page.keyboard.press('h');
    // Nothing is in play yet, so that the trade row comes next.
    for (const zone of ['hand', 'row', 'opponents']) {
      expect(await zoneOfFocus(page)).toBe(zone);
      expect((await focusOf(page))?.visible).toBe(true);
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByText('end the turn').waitFor();
    // Keys mean nothing to the table behind a dialog.
    await page.keyboard.press('e');
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.getByText(/^Turn [12]$/).waitFor();

    await pressUntil(page, 'Shift+Tab', ({ name }) => name === 'Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await pressUntil(page, 'ArrowDown', ({ name }) => name === 'Concede');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Concede' }).waitFor();
    await pressUntil(page, 'Tab', ({ name }) => name === 'Cancel');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocusWithinReach(page);
  });
});

/** The focus can be seen; where the thing that had it has left the table, after one key. */
async function expectFocusWithinReach(page: Page): Promise<void> {
  if ((await focusOf(page)) === null) await page.keyboard.press('Tab');
  const focus = await focusOf(page);
  expect(focus, 'what has the focus').not.toBeNull();
  expect(focus?.visible, `that ${focus?.name} has the focus can be seen`).toBe(true);
}

function zoneOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone,
  );
}
