import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectContrast } from './harness/expect-accessible.ts';
import { misfits } from './harness/fit.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';

/** Every format with every number of players, and what the seats then have. */
const TABLES = [
  ...[3, 4, 5, 6].map((seats) => ({ format: 'Free-for-all', seats, authority: fifty(seats) })),
  ...[3, 4, 5, 6].map((seats) => ({ format: 'Hunter', seats, authority: fifty(seats) })),
  ...[3, 6].map((seats) => ({ format: 'First Blood', seats, authority: fifty(seats) })),
  { format: 'Hydra', seats: 4, authority: Array<number>(4).fill(75) },
  { format: 'Hydra', seats: 6, authority: Array<number>(6).fill(100) },
  { format: 'Emperor', seats: 6, authority: [50, 60, 50, 50, 60, 50] },
  { format: 'Raid', seats: 3, authority: [50, 50, 50] },
  { format: 'Raid', seats: 4, authority: [70, 50, 50, 50] },
  { format: 'Raid', seats: 6, authority: [90, 50, 50, 50, 50, 50] },
] as const;

const FORMATS = ['Duel', 'Free-for-all', 'Hunter', 'First Blood', 'Hydra', 'Emperor', 'Raid'];

describe('a new game', () => {
  it.each(TABLES)('of $format for $seats leads to a table of so many', async (table) => {
    // Slow enough to see the table before anybody has been hit.
    const settings = { ...QUICK, pace: 'slow' };
    const { page } = await openPage({ path: '#/new', settings });
    await card(page, table.format).click();
    if (table.format !== 'Emperor') await count(page, table.seats).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-zone=hand]').waitFor();
    expect(await seatsOnTable(page)).toBe(table.seats);
    const figures = await authorityOnTable(page);
    expect(figures.size).toBeGreaterThan(0);
    for (const [seat, authority] of figures) expect(authority).toBe(table.authority[seat]);
  });

  it('is a duel unless a player says otherwise, also from the home page', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    expect(await card(page, 'Duel').getByRole('radio').isChecked()).toBe(true);
    expect(await page.getByText('How many play?').count()).toBe(0);
    await card(page, 'Emperor').click();
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.locator('[data-zone=hand]').waitFor();
    expect(await seatsOnTable(page)).toBe(2);
  });

  it('remembers what was chosen', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await card(page, 'Raid').click();
    await count(page, 5).click();
    await page.getByText('Add a second Core Set').click();
    await page.reload();
    await row(page, 5).waitFor();
    expect(await card(page, 'Raid').getByRole('radio').isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /A second Core Set/ }).isChecked()).toBe(true);
  });

  it('warns of a small trade deck and offers what helps', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    const warning = page.getByText(/cards are few for/);
    await card(page, 'Hunter').click();
    await count(page, 4).click();
    expect(await warning.count()).toBe(0);
    await count(page, 5).click();
    await warning.waitFor();
    await page.getByRole('button', { name: 'Add a second Core Set' }).click();
    await warning.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: /A second Core Set/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-zone=hand]').waitFor();
    // One box alone has 80 cards.
    await page.getByRole('button', { name: /^Trade deck\D*1\d\d/ }).waitFor();
  });
});

describe('by keyboard alone', () => {
  it('a format is chosen, and a place in it', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK });
    await card(page, 'Duel').getByRole('radio').focus();
    for (const _ of FORMATS.slice(1)) await page.keyboard.press('ArrowDown');
    expect(await card(page, 'Raid').getByRole('radio').isChecked()).toBe(true);

    // The person begins as the Boss, and moves down until somebody else is.
    await row(page, 1).getByText('Boss').waitFor();
    await page.getByRole('button', { name: 'Move to seat 2 (You)' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You: seat 2, Raider.').waitFor({ state: 'attached' });
    await row(page, 2).getByRole('textbox').waitFor();
    // The focus has gone along: the same key moves on.
    await page.keyboard.press('Enter');
    await row(page, 3).getByRole('textbox').waitFor();
    await page.getByRole('button', { name: 'Start' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-zone=hand]').waitFor();
    // The seat that looks is the last of three.
    await page.locator('dl [data-anchor="authority:2"]').waitFor();
  });
});

describe.each([
  { size: 'desktop', language: 'en' },
  { size: 'desktop', language: 'fr' },
  { size: 'tablet', language: 'en' },
  { size: 'tablet', language: 'fr' },
  { size: 'phone', language: 'en' },
  { size: 'phone', language: 'fr' },
] as const)('on a $size in $language', ({ size, language }) => {
  it('every format can be chosen, read and understood by everybody', async () => {
    const { page } = await openPage({ path: '#/new', settings: QUICK, size, language });
    const cards = page.getByRole('radiogroup', { name: 'Format' }).locator('label');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(FORMATS.length);
    for (const chosen of await cards.all()) {
      await chosen.click();
      const counts = page.getByRole('radiogroup', { name: /How many|Combien/ }).locator('label');
      if ((await counts.count()) > 0) await counts.last().click();
      expect((await misfits(page)).join('\n')).toBe('');
      // Other words change nothing about what axe looks at.
      if (language === 'en') await expectAccessible(page);
    }
    if (language === 'en') await expectContrast(page);
  });
});

function fifty(seats: number): readonly number[] {
  return Array<number>(seats).fill(50);
}

/** The card of a format, in English. */
function card(page: Page, format: string): Locator {
  return page
    .getByRole('radiogroup', { name: 'Format' })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: format, exact: true }) });
}

function count(page: Page, seats: number): Locator {
  return page
    .getByRole('radiogroup', { name: 'How many play?' })
    .getByText(`${seats}`, { exact: true });
}

/** What is chosen for a seat, counted from 1. */
function row(page: Page, seat: number): Locator {
  return page.locator(`li[data-seat="${seat - 1}"]`);
}

async function seatsOnTable(page: Page): Promise<number> {
  const anchors = await page
    .locator('[data-anchor^="seat:"]')
    .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.anchor));
  return new Set(anchors).size;
}

/** The authority of every seat that has a figure of its own; a Hydra has one for the whole team. */
async function authorityOnTable(page: Page): Promise<ReadonlyMap<number, number>> {
  const figures = await page
    .locator('[data-anchor^="authority:"]')
    .evaluateAll((all) =>
      all.map((element) => [(element as HTMLElement).dataset.anchor, element.textContent]),
    );
  return new Map(
    figures.map(([anchor, text]) => [
      Number(anchor?.split(':')[1]),
      Number(/\d+/.exec(text ?? '')?.[0]),
    ]),
  );
}
