import type { Page } from 'playwright-core';
import { type OpenedPage, openPage, type PageOptions } from './open-page.ts';
import { QUICK } from './quick.ts';

export interface Deal {
  /** A duel unless said otherwise. */
  readonly format?: string;
  /** How many play; the fewest there can be unless said otherwise. */
  readonly players?: number;
  readonly mode?: 'Against the computer' | 'Two people here' | 'Several people here' | 'Just watch';
  /** Names of buttons that move players to other seats. */
  readonly moves?: readonly string[];
  /** Who plays at seat 2, where that is a computer. */
  readonly opponent?: string;
  readonly seed?: string;
  /** Our notation for where to begin. */
  readonly position?: string;
}

/** Opens the page for a new game, fills it in as a player would and starts. */
export async function openGame(deal: Deal, options: PageOptions = {}): Promise<OpenedPage> {
  const opened = await openPage({ path: '#/new', settings: QUICK, ...options });
  await startGame(opened.page, deal);
  return opened;
}

/** Starts a game from the page for a new game, in English. */
async function startGame(page: Page, deal: Deal): Promise<void> {
  if (deal.format !== undefined) {
    await page.getByRole('radio', { name: deal.format, exact: true }).dispatchEvent('click');
  }
  if (deal.players !== undefined) {
    const count = page.getByRole('radiogroup', { name: 'How many play?' });
    await count.getByText(`${deal.players}`, { exact: true }).click();
  }
  for (const move of deal.moves ?? []) await page.getByRole('button', { name: move }).click();
  if (deal.mode !== undefined) await page.getByText(deal.mode, { exact: true }).click();
  if (deal.seed !== undefined || deal.position !== undefined) {
    await page.getByText('Same deal again, or from a position').click();
  }
  if (deal.seed !== undefined) await page.getByLabel('Seed').fill(deal.seed);
  if (deal.position !== undefined) {
    await page.getByRole('textbox', { name: 'Position' }).fill(deal.position);
  }
  await page.getByRole('button', { name: 'Start' }).click();
}
