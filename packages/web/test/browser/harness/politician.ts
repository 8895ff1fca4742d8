import type { Locator, Page } from 'playwright-core';
import { type Glow, nextSight, type Sight } from './sight.ts';

/** Far more than it takes. */
const MAX_DECISIONS = 600;

/** Until then trade is what is missing; from then on it is other cards in the trade row. */
const RICH = 16;

/**
 * Two people at one screen play a scenario: the one of this name upgrades every card that can be, and else buys Explorers or, later, the dearest card;
 * the other lets the turns pass. Comes back at the end of the game.
 */
export async function playPolitically(page: Page, politician: string): Promise<void> {
  let isPolitician = false;
  let sight = await nextSight(page);
  for (let i = 0; i < MAX_DECISIONS && sight.kind !== 'over'; i++) {
    if (sight.kind === 'hand-over') isPolitician = sight.writing.includes(politician);
    const playsAll = isPolitician && sight.kind === 'turn' && sight.canPlayAll;
    await next(page, sight, isPolitician).click();
    sight = await nextSight(page, sight);
    // Cards that are played one by one need no help.
    while (playsAll && sight.canPlayAll) sight = await nextSight(page, sight);
  }
  if (sight.kind !== 'over') throw new Error(`The game does not come to an end: ${sight.writing}`);
}

function next(page: Page, sight: Sight, isPolitician: boolean): Locator {
  const { kind, glows, turn, canPlayAll } = sight;
  const end = page.locator('[data-act=end-turn]');
  if (kind === 'hand-over') return page.getByRole('alertdialog').getByRole('button');
  if (kind === 'choice') return answer(page, sight);
  if (!isPolitician) return end;
  if (canPlayAll) return end.locator('xpath=preceding-sibling::*[1]');
  const row = glows.filter(({ zone, place }) => zone === 'row' && place !== 'explorers');
  const explorers = glows.find(({ place }) => place === 'explorers');
  const dearest = row.toSorted((a, b) => priceOf(b) - priceOf(a))[0];
  const wanted =
    glows.find(({ zone }) => zone === 'hand') ??
    row.find(({ label }) => label.includes('Can be upgraded')) ??
    (turn < RICH ? explorers : (dearest ?? explorers));
  return wanted === undefined ? end : page.locator(`[data-place="${wanted.place}"]`).first();
}

/** Of a label like "Acquire Cutter for 2". */
function priceOf({ label }: Glow): number {
  return Number(/ for (\d+)/.exec(label)?.[1] ?? 0);
}

/** A sticker rather than none; nothing rather than what a card offers. */
function answer(page: Page, { asked }: Sight): Locator {
  const panel = page.locator('[data-zone=choice]');
  if (!asked) return panel.getByRole('button').last();
  return panel
    .locator('[data-side]')
    .or(panel.getByRole('button', { name: /anyway/ }))
    .first();
}
