import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';

/** Where things stand on a table in English, as they are named there. */
export const onTable = (page: Page) => ({
  hand: page.getByRole('region', { name: 'Your hand' }),
  inPlay: page.getByRole('region', { name: 'Your cards in play' }),
  row: page.getByRole('region', { name: 'Trade row' }),
  opponents: page.getByRole('region', { name: /^(Opponents|Players)$/ }),
  log: page.getByRole('region', { name: 'Log' }),
  playAll: page.getByRole('button', { name: 'Play all' }),
  endTurn: page.getByRole('button', { name: 'End turn', exact: true }),
  undo: page.getByRole('button', { name: /^Undo/ }),
});

export interface Totals {
  readonly authority: number;
  readonly trade: number;
  readonly combat: number;
}

/** The player's own three figures as they stand on the screen. */
export async function totals(page: Page): Promise<Totals> {
  const read = async (name: string): Promise<number> =>
    Number.parseInt(
      (await page.locator(`dl [data-anchor^="${name}:"] dd`).textContent()) ?? '',
      10,
    );
  return {
    authority: await read('authority'),
    trade: await read('trade'),
    combat: await read('combat'),
  };
}

/** Opens the menu of the table and chooses from it. */
export async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function concede(page: Page): Promise<Locator> {
  await fromMenu(page, 'Concede');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const result = page.getByRole('dialog', { name: /Defeated|won/ });
  await result.waitFor();
  return result;
}

/** What a download holds. */
export async function contentsOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
