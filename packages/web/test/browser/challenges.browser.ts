import { CHALLENGES, type ChallengeId } from '@openrealms/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ENDS, inTheMiddle, nearTheEnd } from './harness/challenges.ts';
import { expectAccessible } from './harness/expect-accessible.ts';
import { playHastily } from './harness/hasty-player.ts';
import { openGame } from './harness/new-game.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { onTable, totals } from './harness/table.ts';

const bossSeat = (page: Page) => page.locator('[data-boss]');
const boss = (page: Page) => bossSeat(page).locator('[data-place="seat:1"]');
const result = (page: Page, name: string) => page.getByRole('dialog', { name });

describe.each(CHALLENGES.map(({ id }) => id))('%s', (id: ChallengeId) => {
  it('is won by the last blow', async () => {
    const { page } = await openGame({ position: nearTheEnd(id, 'win') });
    const target =
      id === 'dimensional-horror'
        ? bossSeat(page).locator('[data-place="tentacle:stinger"]')
        : boss(page);
    await target.click();
    const won = result(page, 'Victory!');
    await won.getByText('is beaten, at the level Veteran.').waitFor();
    expect(await won.getByRole('columnheader', { name: ENDS[id].boss }).count()).toBeGreaterThan(0);
    expect(await won.getByRole('button', { name: 'Rematch' }).count()).toBe(1);
  });

  it('is lost in the turn of its Boss, which says why', async () => {
    const { page } = await openGame({ position: nearTheEnd(id, 'lose') });
    await bossSeat(page).getByText('Next', { exact: true }).waitFor();
    await page.keyboard.press('e');
    const lost = result(page, 'Defeated');
    await lost.getByText(`${ENDS[id].boss} has won this time`).waitFor();
    await page.keyboard.press('Escape');
    await lost.waitFor({ state: 'detached' });
    await onTable(page).log.getByText(ENDS[id].told).first().waitFor();
  });
});

describe('the turn of a Boss', () => {
  it('is shown step by step, said aloud, and skipped at a key', async () => {
    const position = nearTheEnd('nemesis-beast', 'win');
    const settings = { ...QUICK, pace: 'slow' };
    const { page } = await openGame({ position }, { settings, reducedMotion: true });
    const mine = page.locator('dl [data-anchor="authority:0"] dd');
    await onTable(page).endTurn.waitFor();
    // What is left undone is asked about first.
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    const line = bossSeat(page).locator('[data-now]');
    await line.getByText(/swallows Stinger/).waitFor();
    // What is still to come is not on the table yet.
    expect(await mine.textContent()).toBe('20');
    expect(await bossSeat(page).getByText('3 cards').count()).toBe(1);
    expect(await onTable(page).endTurn.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Skip/ }).click();
    await page.waitForFunction(() => document.querySelector('[data-now]') === null);
    // 3 combat for what it has swallowed, 3 because there is no base.
    expect(await mine.textContent()).toBe('14');
    const heard = await page.getByRole('log').last().textContent();
    expect(heard).toContain('nobody has less authority');
  });

  it('stops for a choice of the player, and says in whose turn', async () => {
    const yellow = nearTheEnd('nemesis-beast', 'lose')
      .replace('8*stinger', 'light-cruiser,8*stinger')
      .replace('authority=2', 'authority=20');
    const { page } = await openGame({ position: yellow });
    await onTable(page).endTurn.waitFor();
    await page.keyboard.press('e');
    const choice = page.locator('[data-zone=choice]');
    await choice.getByText('The Beast’s turn.').waitFor();
    await page.getByText('Your choice', { exact: true }).waitFor();
    for (const left of [2, 1]) {
      await choice.getByText(left === 2 ? /2 cards/ : /a card/).waitFor();
      await choice.getByRole('button', { name: /Scout/ }).first().click();
    }
    await page.getByText('Your turn', { exact: true }).waitFor();
    expect((await totals(page)).authority).toBe(17);
  });
});

describe('a player of a challenge', () => {
  it('renews the trade row once, by keyboard, and is asked before', async () => {
    const position = nearTheEnd('automatons', 'win').replace('8*stinger', '8*crusher');
    const { page } = await openGame({ position });
    await bossSeat(page).getByRole('button', { name: 'New trade row' }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('heading', { name: 'A new trade row?' }).waitFor();
    await page.keyboard.press('Enter');
    const { row } = onTable(page);
    await row
      .getByRole('button', { name: /^Crusher/ })
      .first()
      .waitFor();
    expect(await row.getByRole('button', { name: /^Stinger/ }).count()).toBe(0);
    expect(await bossSeat(page).getByRole('button', { name: 'Row renewed' }).isDisabled()).toBe(
      true,
    );
  });

  it('reads about the Boss, and cuts tentacles by touch', async () => {
    const position = nearTheEnd('dimensional-horror', 'win').replace(
      'first-pile=stinger',
      'first-pile=2*stinger,crusher,cargo-craft',
    );
    const { page } = await openGame({ position }, { size: 'phone' });
    await bossSeat(page).getByRole('button', { name: 'About The Horror' }).tap();
    const sheet = page.getByRole('region', { name: 'Card, pile or rule' });
    await sheet.getByText('Dimensional Horror · Veteran.').waitFor();
    await expectAccessible(page);
    for (const left of [1, 0]) {
      await sheet.locator('[data-place="tentacle:stinger"]').first().tap();
      await sheet
        .locator('[data-place="tentacle:stinger"]')
        .nth(left)
        .waitFor({ state: 'detached' });
    }
    expect((await totals(page)).combat).toBe(3);
    await sheet.locator('[data-place="tentacle:crusher"]').tap();
    await page.waitForFunction(
      () => document.querySelectorAll('[data-place="tentacle:crusher"]').length === 0,
    );
  });
});

describe('two people at one screen', () => {
  it('pass it on where the Boss deals with each of them alone, also after a reload', async () => {
    // A Boss that needs no choice of Player 1.
    const position = inTheMiddle('dimensional-horror', 2).replace(
      'imperial-flagship',
      'federation-cruiser',
    );
    const mode = 'Several people here';
    const { page } = await openGame({ format: 'Free-for-all', players: 3, mode, position });
    await page.getByRole('button', { name: 'I am Player 1: show my table' }).click();
    await onTable(page).endTurn.click();
    await page.getByRole('button', { name: 'End turn anyway' }).click();
    const pass = page.getByRole('alertdialog');
    // The Boss has had its turn against Player 1: there is nobody to wait for.
    await pass.getByText('Pass the device to Player 2').waitFor();
    await page.reload();
    await pass.getByText('Pass the device to Player 2').waitFor();
    await page.getByRole('button', { name: 'I am Player 2: show my table' }).click();
    await onTable(page)
      .log.getByText(/The Horror hits Player 1/)
      .waitFor();
    expect((await totals(page)).authority).toBe(40);
  });

  it('sit side by side where they take their turn together, and lend each other combat', async () => {
    const position = inTheMiddle('nemesis-beast', 2);
    const mode = 'Several people here';
    const { page } = await openGame({ format: 'Free-for-all', players: 3, mode, position });
    await page.getByRole('button', { name: 'I am Player 1: show my table' }).click();
    await page.getByRole('button', { name: 'Play as Player 2' }).click();
    await page.getByText('Player 2: your turn').waitFor();
    await onTable(page)
      .hand.getByRole('button', { name: /^Viper/ })
      .click();
    await page.locator('[data-zone=opponents] [data-place="seat:0"]').click();
    await page
      .getByRole('button', { name: /Give.*combat/ })
      .first()
      .click();
    await page.keyboard.press('s');
    await page.getByText('Player 1: your turn').waitFor();
    await expect.poll(async () => (await totals(page)).combat).toBe(1);
    await page.keyboard.press('f');
    await bossSeat(page)
      .getByRole('button', { name: /Authority 52/ })
      .waitFor();
  });
});

describe('a challenge with a computer player beside', () => {
  it('is opened from a link, and played to its end', { timeout: 180_000 }, async () => {
    const { linkCode } = await import('../../src/share/link-code.ts');
    const { ENGINE_VERSION } = await import('@openrealms/engine');
    const { boxes } = await import('@openrealms/content');
    const code = await linkCode({
      engine: ENGINE_VERSION,
      start: {
        seed: 'together',
        boxes: ['frontiers'],
        options: {},
        seats: 2,
        challenge: { id: 'pirates-of-the-dark-star', level: 'expert' },
      },
      boxVersions: boxes.filter(({ id }) => id === 'frontiers').map(({ version }) => version),
      names: ['Ada', 'Nova', ''],
      bots: [],
      eyes: 0,
      moves: [],
    });
    const { page } = await openPage({
      path: `#/r/${code}`,
      settings: { ...QUICK, askBeforeEndTurn: false },
    });
    await page.locator('[data-boss="pirates-of-the-dark-star"]').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/#\/play\//);
    await onTable(page).endTurn.waitFor();
    await playHastily(page, Number.POSITIVE_INFINITY);
    const end = page.getByRole('dialog', { name: /Victory!|Defeated/ });
    await end.getByText(/Pirates of the Dark Star/).waitFor();
    await end.getByRole('columnheader', { name: 'The Dark Star' }).first().waitFor();
    await expectAccessible(page);
    const before = page.url();
    await end.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== before);
    // The Boss begins at this level, and may have won authority already.
    await bossSeat(page)
      .getByRole('button', { name: /^The Dark Star.*Authority (4|5|6)\d/ })
      .waitFor();
  });
});
