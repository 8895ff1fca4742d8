import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { openClient, openScreen, SCREENS } from '../../../../scripts/shots/client-screens.mjs';
import { fragmentOf, readCatalogue, showPage } from '../../../../scripts/shots/pages.mjs';
import { ensureShotsBuild, shotsDist } from '../../../../scripts/shots/shots-build.mjs';
import { sharedBrowser } from './harness/browser.ts';
import { BROKEN_PAGES, SOUND_PAGE } from './harness/fit/broken-pages.ts';
import { misfits } from './harness/fit.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

const LANGUAGES = ['en', 'fr'] as const;
const WIDTHS = { mini: '64,76,84', compact: '96,120,140', full: '180,210,300' } as const;
const DEVICES = (['desktop', 'tablet', 'phone'] as const).flatMap((size) =>
  LANGUAGES.map((language) => ({ size, language })),
);

let shots: string;
let stop: () => Promise<void>;
let catalogue: Awaited<ReturnType<typeof readCatalogue>>;

beforeAll(async () => {
  if (ensureShotsBuild() !== 0) throw new Error('The pages to be measured could not be built.');
  const { port, close } = await serve(shotsDist);
  shots = `http://localhost:${port}`;
  stop = close;
  const page = await (await sharedBrowser()).newPage();
  catalogue = await readCatalogue(page, shots);
  await page.close();
}, 180_000);

afterAll(() => stop?.());

it('finds everything that can be wrong, and nothing where all is well', async () => {
  const page = await (await sharedBrowser()).newPage();
  onTestFinished(() => page.close());
  for (const [what, html] of BROKEN_PAGES) {
    await page.setContent(html);
    expect((await misfits(page, { oneScreen: true })).join('\n'), html).toContain(what);
  }
  await page.setContent(SOUND_PAGE);
  expect(await misfits(page, { oneScreen: true })).toEqual([]);
});

describe.each(LANGUAGES)('every card in %s', (language) => {
  it.each(['mini', 'compact', 'full'] as const)('has room for its words at %s', async (density) => {
    const request = { show: 'cards', density, widths: WIDTHS[density], language };
    const { page } = await openPage({ address: shots, path: fragmentOf(request) });
    await showPage(page, shots, request);
    expect((await misfits(page)).join('\n')).toBe('');
  });
});

describe.each(DEVICES)('a $size in $language', ({ size, language }) => {
  it('has room for tables of two to six, however crowded', { timeout: 180_000 }, async () => {
    const requests = catalogue.tables.map((table) => ({ show: 'table', table, language }));
    const { page } = await openPage({ size, address: shots, path: fragmentOf(requests[0]) });
    const found: string[] = [];
    for (const request of requests) {
      await showPage(page, shots, request);
      const here = await misfits(page, { oneScreen: true });
      found.push(...here.map((what) => `${request.table}: ${what}`));
    }
    expect(found.join('\n')).toBe('');
  });

  it('has room for every screen', async () => {
    const { page } = await openPage({ size, language, settings: QUICK, reducedMotion: true });
    await openClient(page, new URL(page.url()).origin, catalogue.games);
    const found: string[] = [];
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      const here = await misfits(page, { oneScreen: screen.table === true });
      found.push(...here.map((what) => `${screen.name}: ${what}`));
    }
    expect(found.join('\n')).toBe('');
  });
});
