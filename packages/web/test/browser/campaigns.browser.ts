import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { storedFrom } from '../../src/campaign/store/campaign-file.ts';
import { campaignAfter, freshCampaign } from '../campaign/made-campaign.ts';
import { giveFile, openCampaign, playScenario, toPage } from './harness/campaigns.ts';
import { expectAccessible, expectContrast } from './harness/expect-accessible.ts';
import { misfits } from './harness/fit.ts';
import { pressUntil } from './harness/focus.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { concede, contentsOf, onTable } from './harness/table.ts';

describe('a campaign', () => {
  it('begins by keyboard alone, and a coin decides where both want the same side', async () => {
    const { page } = await openPage({ settings: QUICK });
    await page.getByRole('link', { name: /^Campaign/ }).waitFor();
    await pressUntil(page, 'Tab', ({ name }) => name.startsWith('Campaign'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No campaign yet' }).waitFor();
    await pressUntil(page, 'Tab', ({ name }) => name === 'New campaign');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New campaign' }).waitFor();
    await page.getByText('Two people here', { exact: true }).click();
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bea');
    for (const name of ['Ada', 'Bea']) {
      const wishes = page.getByRole('radiogroup', { name: `${name} would like` });
      await wishes.locator('label').filter({ hasText: 'Trade Federation' }).click();
    }
    await page.getByText('Both want the same side: a coin will decide.').waitFor();
    await pressUntil(page, 'Tab', ({ name }) => name === 'Begin the campaign');
    await page.keyboard.press('Enter');
    await page.getByText('Both would like the Trade Federation. A coin decides.').waitFor();
    const said = await page.getByText(/^The coin says/).textContent();
    const winner = /: (Ada|Bea)/.exec(said ?? '')?.[1] ?? '';
    await page.getByText(`${winner}: Trade Federation`).waitFor();
  });

  it('keeps every step: a game that was left is gone on with, and what was conceded counts', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openCampaign(freshCampaign());
    const home = page.url();
    await page.getByRole('link', { name: 'To the first envelope' }).click();
    await playScenario(page);
    await onTable(page).hand.getByRole('button').first().waitFor();

    await page.goto('about:blank');
    await page.goto(home);
    await page.getByRole('link', { name: 'Continue the game' }).click();
    await onTable(page).hand.getByRole('button').first().waitFor();
    const result = await concede(page);
    await result.getByRole('link', { name: 'On with the campaign' }).click();
    await page
      .getByRole('heading', { name: 'The Trade Federation has won this scenario (Nova)' })
      .waitFor();
    await page.getByRole('link', { name: 'On to scenario 2' }).click();
    // Whoever won goes first, with their face up.
    await page.getByRole('button', { name: 'Open the envelope' }).click();
    await page.getByText('Scenario 2 · Face of the Trade Federation').waitFor();
    await page.getByText('Nova won the last scenario and goes first.').waitFor();

    await page.goto(`${inject('address')}/#/games`);
    await page.getByRole('heading', { name: 'Scenario 1: Ada vs. Nova (Trader)' }).waitFor();
  });

  it('asks the first player to choose where the scenario does', async () => {
    const stored = campaignAfter(5);
    const { page } = await openCampaign({
      ...stored,
      players: [stored.players[0], { kind: 'person', name: 'Bea' }],
    });
    await toPage(page, '/scenario/6');
    await page.getByRole('button', { name: 'Open the envelope' }).click();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    expect(await play.isDisabled()).toBe(true);
    await page.getByRole('heading', { name: 'Bea chooses' }).waitFor();
    await page.getByRole('button', { name: 'Choose this' }).last().click();
    await page.getByText('Bea has chosen: Home guard').waitFor();
    expect(await play.isEnabled()).toBe(true);
  });

  it('is forked, started again, and that taken back', { timeout: 120_000 }, async () => {
    const { page } = await openCampaign(campaignAfter(5));
    const panel = page.locator('details').filter({ hasText: 'This campaign' });
    await panel.locator('summary').click();
    await page.getByLabel('From where').selectOption('2');
    await page.getByRole('button', { name: 'Make the fork' }).click();
    await page.getByRole('heading', { level: 1, name: /^Fork after scenario 2/ }).waitFor();
    await page.getByRole('link', { name: /^Scenario 3, sealed, next/ }).waitFor();

    await panel.locator('summary').click();
    await page.getByRole('button', { name: 'Start this campaign again' }).click();
    await page.getByRole('link', { name: /^Scenario 1, sealed, next/ }).waitFor();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('link', { name: /^Scenario 3, sealed, next/ }).waitFor();

    // The one it comes from is as it was.
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByText('Scenario 6 of 12').waitFor();
    await page.getByText('Scenario 3 of 12').waitFor();
  });

  it('is saved as a file, deleted, put back, and opened from the file', async () => {
    const { page } = await openCampaign(campaignAfter(4));
    await page.getByRole('link', { name: 'All campaigns' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save as file/ }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^openrealms-campaign-.*\.json$/);
    const text = await contentsOf(download);
    expect(storedFrom(text)).toMatchObject({ ok: true, value: { opened: 4 } });

    const rows = page.getByRole('heading', { level: 2, name: 'Ada vs. Nova (Trader)' });
    await page.getByRole('button', { name: /^Delete/ }).click();
    await rows.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Put back' }).click();
    await rows.waitFor();
    await page.getByRole('button', { name: /^Delete/ }).click();
    // The row goes when the browser has forgotten the campaign.
    await rows.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'No campaign yet' }).waitFor();

    await giveFile(page, 'war.json', text);
    await page.getByText('The campaign is in the list.').waitFor();
    await page.getByText('Scenario 5 of 12').waitFor();
    await giveFile(page, 'game.json', '{"kind":"replay"}');
    await page.getByText('“game.json” could not be opened. It is not a campaign.').waitFor();
    const { log, ...rest } = JSON.parse(text);
    await giveFile(page, 'bad.json', JSON.stringify({ ...rest, log: log.slice(2) }));
    await page.getByText(/“bad\.json” could not be opened\. log\[0\]/).waitFor();
    expect(await rows.count()).toBe(1);
  });

  it('that is not here says so', async () => {
    const { page } = await openPage({ path: '#/campaigns/gone', settings: QUICK });
    await page.getByRole('heading', { name: 'This campaign is not here' }).waitFor();
  });
});

it('shows its envelope open at once where motion is not wanted', async () => {
  const { page } = await openCampaign(freshCampaign(), {
    reducedMotion: true,
    settings: { pace: 'instant' },
  });
  await toPage(page, '/scenario/1');
  await page.getByRole('button', { name: 'Open the envelope' }).click();
  await page
    .getByRole('heading', { level: 2, name: 'An Empire is Born' })
    .waitFor({ timeout: 900 });
});

describe.each([
  { size: 'desktop', language: 'en' },
  { size: 'tablet', language: 'fr' },
  { size: 'phone', language: 'en' },
  { size: 'phone', language: 'fr' },
  { size: 'desktop', language: 'fr' },
] as const)('on a $size in $language', ({ size, language }) => {
  it('every page fits, and can be read by everybody', { timeout: 240_000 }, async () => {
    const options = { size, language, reducedMotion: true };
    const { page } = await openCampaign(campaignAfter(5), options);
    const check = async (what: string): Promise<void> => {
      expect((await misfits(page)).join('\n'), what).toBe('');
      if (language === 'fr') return;
      await expectAccessible(page);
      await expectContrast(page);
    };
    await page.locator('details summary').last().click();
    await check('star map');
    await toPage(page, '/scenario/9');
    await check('sealed');
    await toPage(page, '/scenario/4');
    await check('report');
    await toPage(page, '/scenario/6');
    await page.locator('main button').waitFor();
    await check('envelope');
    await page.locator('main button').click();
    await page.locator('article').waitFor();
    await check('briefing');
    await toPage(page, '/vaults');
    await check('vaults');
    await page.evaluate(() => {
      location.hash = '#/campaigns/new';
    });
    await page.getByRole('radiogroup').first().locator('label').nth(1).click();
    await check('new campaign');
    await page.evaluate(() => {
      location.hash = '#/campaigns';
    });
    await page.locator('h2').first().waitFor();
    await check('list');
  });

  it('the end of the war fits, up to the grown deck', { timeout: 120_000 }, async () => {
    const { page } = await openCampaign(campaignAfter(12), { size, language, reducedMotion: true });
    expect(await overlapping(page), 'star map').toEqual([]);
    await toPage(page, '/end');
    await page.locator('ul button').first().waitFor();
    expect((await misfits(page)).join('\n'), 'last upgrades').toBe('');
    if (language === 'en') await expectAccessible(page);
    // A card of one's own, which the computer answers.
    const status = page.locator('[role=status]');
    const before = await status.textContent();
    await page.locator('ul button').first().click();
    await expect.poll(() => status.textContent()).not.toBe(before);
    await page.getByRole('button', { name: /computer do the rest|faire l’ordinateur/ }).click();
    await page.getByRole('heading', { name: /grown trade deck|Commerce agrandie/ }).waitFor();
    expect((await misfits(page)).join('\n'), 'grown deck').toBe('');
    if (language === 'en') await expectAccessible(page);
  });

  it('the table of a scenario fits, its rule and its sheets too', {
    timeout: 120_000,
  }, async () => {
    const stored = campaignAfter(11);
    const { page } = await openCampaign(
      { ...stored, opened: 12 },
      {
        size,
        language,
        reducedMotion: true,
      },
    );
    await toPage(page, '/scenario/12');
    await page.locator('button[type=submit]:enabled').click();
    await page.locator('[data-act=end-turn]').waitFor();
    const chip = page.locator('[data-act=scenario]');
    await chip.waitFor();
    expect((await misfits(page, { oneScreen: true })).join('\n'), 'table').toBe('');
    await chip.click();
    await page.locator('[data-kind=scenario] table').first().waitFor();
    expect((await misfits(page, { oneScreen: true })).join('\n'), 'sheets').toBe('');
    if (language === 'en') {
      await expectAccessible(page);
      await expectContrast(page);
    }
  });
});

/** What stands over something else on the star map: names of realms, marks of scenarios and their names. */
async function overlapping(page: Page): Promise<string[]> {
  return page.locator('section:has(> div > svg)').evaluate((map) => {
    const there = [...map.querySelectorAll('ul > li, ol > li a > span')]
      .map((element) => ({ text: element.textContent ?? '', box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return there.flatMap(({ text, box }, i) =>
      there
        .slice(i + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2,
        )
        .map((other) => `${text} and ${other.text}`),
    );
  });
}
