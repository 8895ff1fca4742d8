import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../../../scripts/serve.mjs';
import { fragmentOf, showPage } from '../../../../scripts/shots/pages.mjs';
import { ensureShotsBuild, shotsDist } from '../../../../scripts/shots/shots-build.mjs';
import { TABLES } from '../../shots/fixtures/tables.ts';
import { sharedBrowser } from './harness/browser.ts';
import { BROKEN_PAGES, SOUND_PAGE } from './harness/fit/broken-pages.ts';
import { misfits } from './harness/fit.ts';
import { smallTargets } from './harness/measure.ts';
import { openPage } from './harness/open-page.ts';

const LANGUAGES = ['en', 'fr'] as const;
const WIDTHS = { mini: '64,76,84', compact: '96,120,140', full: '180,210,300' } as const;

let shots: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  if (ensureShotsBuild() !== 0) throw new Error('The pages to be measured could not be built.');
  const { port, close } = await serve(shotsDist);
  shots = `http://localhost:${port}`;
  stop = close;
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

describe.each(['mini', 'compact', 'full'] as const)('every card at %s', (density) => {
  it('has room for its words in both languages', async () => {
    const requests = LANGUAGES.map((language) => {
      return { show: 'cards', density, widths: WIDTHS[density], language };
    });
    const { page } = await openPage({ address: shots, path: fragmentOf(requests[0]) });
    expect((await misfitsOn(page, requests)).join('\n')).toBe('');
  });
});

describe.each(['desktop', 'tablet', 'phone'] as const)('a %s', (size) => {
  it('has room for tables of two to six, however crowded, in both languages', {
    timeout: 180_000,
  }, async () => {
    const requests = LANGUAGES.flatMap((language) =>
      Object.keys(TABLES).map((table) => ({ show: 'table', table, language })),
    );
    const { page } = await openPage({ size, address: shots, path: fragmentOf(requests[0]) });
    const onPhone = size === 'phone' ? smallTargets : undefined;
    expect((await misfitsOn(page, requests, onPhone)).join('\n')).toBe('');
  });
});

it.each(LANGUAGES)(
  'a phone has room for three abilities of a card on a crowded table in %s',
  async (language) => {
    const request = { show: 'table', table: 'crowded', language };
    const { page } = await openPage({ size: 'phone', address: shots, path: fragmentOf(request) });
    await showPage(page, shots, request);
    await page.locator('[data-place="piece:0:3"]').tap();
    expect(await page.locator('[data-zone=choice] li').count()).toBe(4);
    expect(await misfits(page, { oneScreen: true })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  },
);

/** What does not fit on the pages that are asked for, one after the other; of tables everything must be in sight. */
async function misfitsOn(
  page: Page,
  requests: readonly Readonly<Record<string, string>>[],
  alsoFind: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const found: string[] = [];
  for (const request of requests) {
    await showPage(page, shots, request);
    const fitting = await misfits(page, { oneScreen: request.show === 'table' });
    const here = [...fitting, ...(await alsoFind(page))];
    found.push(
      ...here.map((what) => `${request.table ?? request.density} in ${request.language}: ${what}`),
    );
  }
  return found;
}
