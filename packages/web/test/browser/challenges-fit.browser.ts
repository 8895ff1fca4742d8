import { CHALLENGES, type ChallengeId } from '@openrealms/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openClient } from '../../../../scripts/shots/client-screens.mjs';
import { inTheMiddle } from './harness/challenges.ts';
import { englishOn } from './harness/english.ts';
import { misfits } from './harness/fit.ts';
import { openPage, type PageOptions } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { goToScreen } from './harness/screens.ts';
import { storedChallenge } from './harness/stored-challenge.ts';

const IDS = CHALLENGES.map(({ id }) => id);

describe.each(['desktop', 'tablet', 'phone'] as const)('a %s', (size) => {
  it('has room for every Boss, in both languages', { timeout: 180_000 }, async () => {
    const page = await openChallenges({ size }, IDS);
    const found: string[] = [];
    for (const id of IDS) found.push(...(await tableMisfits(page, id)));
    await inFrench(page);
    for (const id of IDS) {
      found.push(...(await tableMisfits(page, id)));
      found.push(...(await englishOn(page)).map((english) => `${id}: "${english}" is English`));
    }
    expect(found.join('\n')).toBe('');
  });
});

describe.each(['tablet', 'phone'] as const)('a %s', (size) => {
  it('has room for a Boss and a team', async () => {
    const ids = ['automatons', 'defy-the-empire', 'dimensional-horror'] as const;
    const page = await openChallenges({ size }, ids, 2);
    const found: string[] = [];
    for (const id of ids) found.push(...(await tableMisfits(page, id)));
    expect(found.join('\n')).toBe('');
  });
});

/** The client with these challenges among its games, in English. */
async function openChallenges(
  options: PageOptions,
  ids: readonly ChallengeId[],
  players = 1,
): Promise<Page> {
  const { page } = await openPage({ ...options, settings: QUICK, reducedMotion: true });
  const games = ids.map((id) => [id, storedChallenge(id, inTheMiddle(id, players))]);
  await openClient(page, new URL(page.url()).origin, Object.fromEntries(games));
  return page;
}

async function tableMisfits(page: Page, id: ChallengeId): Promise<string[]> {
  const ready = `main:has([data-act=end-turn]:enabled) [data-boss="${id}"] section`;
  await goToScreen(page, { hash: `#/play/${id}`, ready });
  const found = await misfits(page, { oneScreen: true });
  return found.map((what) => `${id}: ${what}`);
}

/** The same games, which the browser has kept, in French. */
async function inFrench(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('openrealms-settings') ?? '{}');
    const settings = { ...kept, state: { ...kept.state, language: 'fr' } };
    localStorage.setItem('openrealms-settings', JSON.stringify(settings));
    location.hash = '#/games';
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
}
