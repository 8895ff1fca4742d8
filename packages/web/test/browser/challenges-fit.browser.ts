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
    const page = await openChallenges({ size }, 'one');
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

describe.each(['desktop', 'tablet', 'phone'] as const)('a %s', (size) => {
  it('has room for every Boss and the largest team, in both languages', {
    timeout: 240_000,
  }, async () => {
    const page = await openChallenges({ size }, 'most');
    const found: string[] = [];
    for (const id of IDS) found.push(...(await tableMisfits(page, id)));
    await inFrench(page);
    for (const id of IDS) found.push(...(await tableMisfits(page, id)));
    expect(found.join('\n')).toBe('');
  });
});

/** The client with every challenge among its games, in English. */
async function openChallenges(options: PageOptions, players: 'one' | 'most'): Promise<Page> {
  const { page } = await openPage({ ...options, settings: QUICK, reducedMotion: true });
  const games = CHALLENGES.map(({ id, seatCounts }) => {
    const seats = players === 'one' ? 1 : seatCounts.at(-1);
    return [id, storedChallenge(id, inTheMiddle(id, seats))];
  });
  await openClient(page, new URL(page.url()).origin, Object.fromEntries(games));
  return page;
}

async function tableMisfits(page: Page, id: ChallengeId): Promise<string[]> {
  const ready = `main:has([data-act=end-turn]:enabled) [data-boss="${id}"] section`;
  await goToScreen(page, { hash: `#/play/${id}`, ready });
  if ((await page.locator('[data-boss][data-shape=flat]').count()) > 0) await untilQuiet(page);
  const found = await misfits(page, { oneScreen: true });
  return found.map((what) => `${id}: ${what}`);
}

/** Teammates have done what they can: nothing has changed on the table for a while. */
async function untilQuiet(page: Page): Promise<void> {
  let last: string | null = '';
  for (;;) {
    const now = await page.locator('main').textContent();
    if (now === last) return;
    last = now;
    await page.waitForTimeout(400);
  }
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
