import { describe, expect, it } from 'vitest';
import { openClient } from '../../../../scripts/shots/client-screens.mjs';
import { STORED_GAMES } from '../../shots/fixtures/stored-games.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { goToScreen } from './harness/screens.ts';
import { onTable, totals } from './harness/table.ts';

describe("a discard in the opponent's turn, on a phone", () => {
  it('leaves the figures, the cards in play and what the opponent did in sight', async () => {
    const { page } = await openPage({ size: 'phone', settings: QUICK });
    await openClient(page, new URL(page.url()).origin, { choice: STORED_GAMES.choice() });
    await goToScreen(page, { hash: '#/play/choice', ready: '[data-zone=choice]' });

    await page.getByText('Your choice', { exact: true }).waitFor();
    expect(await totals(page)).toEqual({ authority: 14, trade: 0, combat: 0 });
    await onTable(page)
      .inPlay.getByRole('button', { name: /^Port of Call/ })
      .waitFor();

    const summary = page.locator('header > p + p');
    expect(await summary.textContent()).toMatch(/hit you for 14\.$/);
    expect(await summary.evaluate((p) => p.scrollHeight - p.clientHeight)).toBeLessThan(4);
  });
});
