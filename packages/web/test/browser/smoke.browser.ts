import { describe, expect, it } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { webDist } from '../../../../scripts/web-build.mjs';
import { expectAccessible } from './harness/expect-accessible.ts';
import { openPage } from './harness/open-page.ts';

describe('the home page', () => {
  it.each(['desktop', 'tablet', 'phone'] as const)('opens on a %s', async (size) => {
    const { page } = await openPage({ size });
    await page.getByRole('main').waitFor();
    expect(await page.title()).toContain('OpenRealms');
    await expectAccessible(page);
  });

  it("speaks the browser's language", async () => {
    const { page } = await openPage({ language: 'fr' });
    await page.locator('html[lang=fr]').waitFor();
  });

  it('opens again when the server is gone, after one visit', async () => {
    const { port, close: stopServer } = await serve(webDist);
    const { page } = await openPage({ address: `http://localhost:${port}`, offlineReady: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await stopServer();
    await page.reload();
    await page.getByRole('main').waitFor();
    expect(await page.title()).toContain('OpenRealms');
  });
});
