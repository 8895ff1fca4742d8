import { describe, expect, it } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { webDist } from '../../../../scripts/web-build.mjs';
import { openPage } from './harness/open-page.ts';
import { play } from './harness/player.ts';
import { QUICK } from './harness/quick.ts';

describe('without a network, after one visit', () => {
  it('a whole game is played, and every page opens', { timeout: 240_000 }, async () => {
    const { port, close: stopServer } = await serve(webDist);
    const address = `http://localhost:${port}`;
    const { page } = await openPage({ address, offlineReady: true, settings: QUICK });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await stopServer();
    await page.reload();

    await page.getByRole('button', { name: /^Play/ }).click();
    // The opponent may begin, and hints are for one's own turn.
    await page.getByRole('button', { name: 'Play all', disabled: false }).waitFor();
    // What the learned players know is there, too.
    await page.keyboard.press('w');
    await page.getByText(/^Win chance \d+%$/).waitFor();
    await page.keyboard.press('Escape');
    const end = await play(page);
    expect(end.kind).toBe('over');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    const slider = page.getByRole('slider', { name: 'Move on show' });
    await slider.waitFor();
    await page.keyboard.press('End');
    await page.getByText('The game is over').waitFor();
    // The address follows the replay a little later, and would overtake one that is typed in that very moment.
    await page.waitForURL(new RegExp(`/${await slider.getAttribute('max')}$`));

    const pages = {
      gallery: 'Card gallery',
      rules: 'Rules',
      learn: 'Learn',
      games: 'Games & replays',
      settings: 'Settings',
      new: 'New game',
    };
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(`${address}/#/${path}`);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });
});
