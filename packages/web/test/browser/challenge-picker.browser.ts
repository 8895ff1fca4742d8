import { CHALLENGES } from '@openrealms/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { challengeNames } from '../../src/bosses/challenge-names.ts';
import { expectAccessible, expectContrast } from './harness/expect-accessible.ts';
import { misfits } from './harness/fit.ts';
import { pressUntil } from './harness/focus.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { fromMenu, onTable } from './harness/table.ts';

describe('a newcomer gets to a running challenge', () => {
  it('by keyboard alone, and the record counts the game once', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('link', { name: /^Challenges/ }).waitFor();
    await followByKey(page, /^Challenges/);
    await page.getByRole('heading', { level: 1, name: 'Challenges' }).waitFor();
    await followByKey(page, /^Nemesis Beast/);
    await page.getByRole('heading', { level: 1, name: 'Nemesis Beast' }).waitFor();
    await followByKey(page, /^Start$/);
    await onTable(page).hand.getByRole('button').first().waitFor();
    expect(page.url()).toContain('#/play/');

    await fromMenu(page, 'Concede');
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog', { name: 'Concede' }).waitFor({ state: 'detached' });
    const back = page.getByRole('dialog').getByRole('link', { name: 'All challenges' });
    expect(await back.getAttribute('href')).toBe('#/challenges');
    await page.reload();
    await onTable(page).row.waitFor();
    await visitGallery(page);
    await expectOn(cardOf(page, 'nemesis-beast'), 'Not beaten yet');
    await expectOn(cardOf(page, 'automatons'), 'Not played yet');
    await visit(page, '#/challenges/nemesis-beast');
    await page.getByRole('table').waitFor();
    expect(await recordAt(page, 'Beginner')).toEqual([
      '0 won, 1 lost',
      'Not played yet',
      'Not played yet',
      'Not played yet',
    ]);

    await visit(page, '#/games');
    await page.getByRole('link', { name: /Nemesis Beast \(Beginner\): You/ }).click();
    await page.getByRole('heading', { name: 'Replay: Nemesis Beast (Beginner): You' }).waitFor();

    // The game can be deleted; what came of it stays.
    await visit(page, '#/games');
    await page.getByRole('heading', { name: 'Nemesis Beast (Beginner): You' }).waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: /Nemesis Beast/ }).waitFor({ state: 'detached' });
    await visitGallery(page);
    await expectOn(cardOf(page, 'nemesis-beast'), 'Not beaten yet');
  });

  it('by touch on a phone, with a teammate and at another level', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPage({ settings: QUICK, size: 'phone' });
    await page.getByRole('link', { name: /^Challenges/ }).tap();
    await cardOf(page, 'defy-the-empire').tap();
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    // It is in sight from the beginning.
    const { y, height } = (await start.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await page
      .getByRole('radiogroup', { name: 'Difficulty' })
      .locator('label')
      .filter({ hasText: 'Veteran' })
      .tap();
    const counts = page.getByRole('radiogroup', { name: 'How many play?' }).locator('label');
    expect(await counts.allTextContents()).toEqual(['1', '2', '3']);
    await counts.nth(1).tap();
    await page.getByRole('radiogroup', { name: /How strong/ }).waitFor();
    await start.tap();
    await onTable(page).hand.getByRole('button').first().waitFor();

    // What was chosen is there again, for the next Boss too.
    await visitGallery(page);
    await expectOn(cardOf(page, 'defy-the-empire'), 'Chosen last');
    await cardOf(page, 'automatons').tap();
    await start.waitFor();
    expect(await page.getByRole('radio', { name: 'Veteran' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true);
    await visit(page, '');
    await expectOn(
      page.getByRole('link', { name: /^Continue/ }),
      'Defy the Empire (Veteran): You, Nova (Trader)',
    );
  });

  it('from the page of a new game', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await page.getByRole('link', { name: /the challenges$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Challenges' }).waitFor();
  });

  it('after whatever an older version has stored', async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.evaluate(() => {
      const state = { challenge: 7, level: null, seats: 'two', boxes: [{}], options: [] };
      localStorage.setItem('openrealms-challenge', JSON.stringify({ state, version: 0 }));
    });
    await visit(page, '#/challenges/the-cost-of-freedom');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Beginner' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start' }).click();
    await onTable(page).hand.getByRole('button').first().waitFor();
  });
});

it('shows all of them where there is none of this name', async () => {
  const { page } = await openPage({ path: '#/challenges/gone', settings: QUICK });
  await page.getByText('There is no challenge of this name.').waitFor();
  expect(await page.locator('[data-boss]').count()).toBe(CHALLENGES.length);
});

describe.each([
  { size: 'desktop', language: 'en' },
  { size: 'tablet', language: 'fr' },
  { size: 'phone', language: 'en' },
  { size: 'phone', language: 'fr' },
] as const)('on a $size in $language', ({ size, language }) => {
  it('everything fits, and can be read by everybody', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ path: '#/challenges', settings: QUICK, size, language });
    await page.locator('[data-boss] img').nth(7).waitFor();
    expect((await misfits(page)).join('\n')).toBe('');
    if (language === 'en') await expectAccessible(page);
    for (const { id } of CHALLENGES) {
      const name = challengeNames[language].challenges[id];
      await page.evaluate((path) => {
        location.hash = path;
      }, `#/challenges/${id}`);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.locator('article img').waitFor();
      expect((await misfits(page)).join('\n'), id).toBe('');
    }
    await page.locator('details').first().locator('summary').click();
    const counts = page.getByRole('radiogroup', { name: /How many|Combien/ }).locator('label');
    await counts.last().click();
    expect((await misfits(page)).join('\n')).toBe('');
    if (language === 'en') {
      await expectAccessible(page);
      await expectContrast(page);
    }
  });
});

/** Goes to a link or button with the Tab key and presses Enter on it. */
async function followByKey(page: Page, name: RegExp): Promise<void> {
  const { visible } = await pressUntil(page, 'Tab', (focus) => name.test(focus.name));
  expect(visible).toBe(true);
  await page.keyboard.press('Enter');
}

/** As if the address had been typed. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${inject('address')}/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Comes back when the record is known. */
async function visitGallery(page: Page): Promise<void> {
  await visit(page, '#/challenges');
  await page.getByText('Not played yet').first().waitFor();
}

function cardOf(page: Page, boss: string): Locator {
  return page.locator(`[data-boss="${boss}"]`);
}

async function expectOn(place: Locator, words: string): Promise<void> {
  expect(await place.textContent()).toContain(words);
}

/** A row of the record, as a screen reader tells it. */
async function recordAt(page: Page, level: string): Promise<readonly string[]> {
  const row = page.getByRole('row').filter({ hasText: level });
  return row.locator('td .visually-hidden').allTextContents();
}
