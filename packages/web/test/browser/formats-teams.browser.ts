import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/expect-accessible.ts';
import { openGame } from './harness/new-game.ts';
import { fromMenu, onTable, totals } from './harness/table.ts';

const ROW = 'row=cutter,ram,trading-post,survey-ship,battle-mech explorers=10';
const REST = 'hand=5*scout deck=5*scout';

const HUNTER =
  `core@1 hunter active=0 | ${ROW} trade-deck=5*ram | combat=3 hand=scout deck=5*scout | ` +
  `${REST} | ${REST} | ${REST}`;

const HYDRA =
  `core@1 hydra active=0,1 | ${ROW} trade-deck=5*ram | authority=75 hand=corvette,viper deck=5*scout | ` +
  `authority=75 hand=freighter,3*scout deck=5*scout | authority=75 ${REST} | authority=75 ${REST}`;

const EMPEROR =
  `core@1 emperor active=0 | ${ROW} trade-deck=5*ram | trade=1 hand=scout discard=flagship deck=5*scout | ` +
  Array(5).fill(REST).join(' | ');

const RAID =
  `core@1 raid active=1 | ${ROW} trade-deck=5*ram | authority=50 in-play=0:the-hive ${REST} | ` +
  `combat=3 hand=scout,cutter deck=battlecruiser,3*scout discard=flagship | ${REST}`;

const seat = (page: Page, number: number) =>
  page.locator(`[data-zone=opponents] [data-place="seat:${number}"]`);

describe('a table of hunters', () => {
  it('says why somebody cannot be attacked, and lets the others be hit', async () => {
    const { page } = await openGame({ format: 'Hunter', players: 4, position: HUNTER });
    await seat(page, 1).and(page.locator('[data-attack]')).waitFor();
    expect(await seat(page, 2).getAttribute('data-attack')).toBeNull();
    await seat(page, 2).click();
    await page.getByRole('alert').getByText(/left/).waitFor();
    await expectAccessible(page);
    await seat(page, 1).click();
    await page.getByRole('button', { name: /Authority 47/ }).waitFor();
  });
});

describe('two people of a Hydra at one screen', () => {
  it('change places at a touch, give each other trade, and end for themselves', async () => {
    const { page } = await openGame({
      format: 'Hydra',
      mode: 'Several people here',
      position: HYDRA,
    });
    await page.getByRole('button', { name: 'I am Player 1: show my table' }).click();
    const { hand, playAll, endTurn } = onTable(page);
    await hand.getByRole('button', { name: /^Corvette/ }).waitFor();
    await page.getByRole('button', { name: 'Play as Player 2' }).click();
    await hand.getByRole('button', { name: /^Freighter/ }).waitFor();
    await playAll.click();
    await hand
      .getByRole('button', { name: /^Scout/ })
      .first()
      .waitFor({ state: 'detached' });

    // What Player 2 has, Player 1 can use.
    await seat(page, 0).click();
    await page.getByRole('button', { name: 'Less' }).first().click();
    await page.getByRole('button', { name: /Give.*6 trade/ }).click();
    await page.waitForFunction(() =>
      /\b1\b/.test(document.querySelector('dl [data-anchor^="trade:"] dd')?.textContent ?? ''),
    );
    await page.getByRole('button', { name: 'I can give 1 trade' }).click();
    await onTable(page).log.getByText('Player 2: “I can give 1 trade”').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('s');
    await hand.getByRole('button', { name: /^Corvette/ }).waitFor();
    expect((await totals(page)).trade).toBe(6);

    // One ends; the other goes on without a screen between them.
    await endTurn.click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    await page.getByText('Player 2: your turn').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await endTurn.click();
    // The others have had their turn, and both may act again.
    await page.getByText('Turn 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play as Player 1' }).click();
    await page.getByText('Player 1: your turn').waitFor();
  });
});

describe('an Admiral', () => {
  it('passes a card of the discard pile to the Emperor', async () => {
    const { page } = await openGame({ format: 'Emperor', position: EMPEROR });
    await page.getByRole('button', { name: 'Your discard pile: 1 card' }).click();
    const inspector = page.getByRole('region', { name: 'Card, pile or rule' });
    await inspector.getByRole('button', { name: 'Flagship' }).click();
    await inspector.getByRole('button', { name: /^Pass Flagship/ }).click();
    await page.getByRole('button', { name: 'Your discard pile: 0 cards' }).waitFor();
    expect((await totals(page)).trade).toBe(0);
  });
});

describe('a Raider', () => {
  it('wears a base of the Boss down, sees the other hands, and leaves cards behind', async () => {
    const moves = ['Move to seat 2 (You)'];
    const { page } = await openGame({ format: 'Raid', players: 3, moves, position: RAID });
    const base = page.locator('[data-zone=opponents] [data-place="piece:0:0"]');
    await base.click();
    await page.getByRole('button', { name: /^Damage.*3/ }).click();
    await base.getByText('2/5').waitFor();

    await seat(page, 2).click();
    const side = page.getByRole('region', { name: 'Card, pile or rule' });
    const scouts = side.getByRole('button', { name: 'Scout' });
    await scouts.first().waitFor();
    expect(await scouts.count()).toBe(5);

    await fromMenu(page, 'Concede');
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    const choice = page.locator('[data-zone=choice]');
    await choice.getByRole('button', { name: /Battlecruiser/ }).click();
    await page.getByRole('main').getByText('You are defeated.').waitFor();
    await onTable(page).log.getByText(/leave/).first().waitFor();
  });
});
