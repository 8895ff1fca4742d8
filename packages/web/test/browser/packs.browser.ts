import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { madePackText } from '../campaign/made-pack.ts';
import { giveFile, playScenario, toPage } from './harness/campaigns.ts';
import { expectAccessible, expectContrast } from './harness/expect-accessible.ts';
import { misfits } from './harness/fit.ts';
import { pressUntil } from './harness/focus.ts';
import { type OpenedPage, openPage, type PageOptions } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { concede, contentsOf, onTable } from './harness/table.ts';

/** Opens the page of packs with these in it. */
async function openPacks(texts: readonly string[], options: PageOptions = {}): Promise<OpenedPage> {
  const opened = await openPage({ path: '#/campaigns/packs', settings: QUICK, ...options });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  for (const [i, text] of texts.entries()) {
    await giveFile(opened.page, `pack-${i}.json`, text);
    await opened.page.locator('li h3').nth(i).waitFor();
  }
  return opened;
}

/** Begins a campaign of a pack from its row, up to the star map. */
async function beginWith(page: Page, row = 0): Promise<void> {
  await goTo(page, '#/campaigns/packs');
  await page.locator('li a[href^="#/campaigns/new/"]').nth(row).click();
  await page.locator('button[type=submit]').click();
  await page.getByRole('link', { name: /first envelope|première enveloppe/ }).waitFor();
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** The pack with a mistake in it, and the line where that is. */
function broken(): { readonly text: string; readonly line: number } {
  const text = madePackText().replace('"points": 1', '"points": 7');
  return { text, line: text.slice(0, text.indexOf('"points": 7')).split('\n').length };
}

describe('a pack of one’s own', () => {
  it('is added and played with, up to the table and on after it', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPage({ path: '#/campaigns', settings: QUICK });
    await page.getByRole('link', { name: 'Packs' }).click();
    await giveFile(page, 'my-box.json', madePackText());
    await page.getByText('“My Box” is in the list.').waitFor();
    await page.getByRole('link', { name: 'New campaign: My Box' }).click();
    const boxes = page.getByRole('radiogroup', { name: 'Which box?' });
    await boxes.getByRole('radio', { name: 'My Box, version 1', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.getByRole('link', { name: 'To the first envelope' }).click();
    await page.getByRole('button', { name: 'Open the envelope' }).click();
    await page.getByRole('heading', { level: 2, name: /^My / }).waitFor();
    await playScenario(page);
    const { row } = onTable(page);
    await row.getByRole('button', { name: /^My / }).first().waitFor();

    // Everything of it is kept in the browser, and found again.
    await page.reload();
    await row.getByRole('button', { name: /^My / }).first().waitFor();
    const names = await row.getByRole('button').allTextContents();
    expect(names.filter((name) => name.includes('My ')).length).toBeGreaterThanOrEqual(5);
    const result = await concede(page);
    await result.getByRole('link', { name: 'On with the campaign' }).click();
    await page.getByRole('heading', { name: /has won this scenario/ }).waitFor();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByText('Scenario 2 of 12').waitFor();
    await page.getByText('My Box, version 1').waitFor();
  });

  it('with a mistake is refused, and the line is named', async () => {
    const { text, line } = broken();
    const { page } = await openPacks([]);
    await giveFile(page, 'bad.json', text);
    await page.getByText('“bad.json” cannot be played: 1 error. The lines are below.').waitFor();
    const report = page.getByRole('region', { name: 'What the check says of “bad.json”' });
    await report.getByText(`Line ${line}, column`).waitFor();
    await report.getByText('This must be a whole number from 1 to 3, not 7.').waitFor();
    await page.getByText('No pack yet.').waitFor();
    await expectAccessible(page);
    await expectContrast(page);

    await giveFile(page, 'bad.json', '{\n  "kind": "openrealms-pack",\n');
    await report.getByText('Line 3, column').waitFor();
    await giveFile(page, 'good.json', madePackText());
    await page.getByText('“My Box” is in the list.').waitFor();
    await report.waitFor({ state: 'detached' });
  });

  it('is told about in French where it has a mistake', async () => {
    const { text, line } = broken();
    const { page } = await openPacks([], { language: 'fr' });
    await giveFile(page, 'faux.json', text);
    await page
      .getByText('«\u00a0faux.json\u00a0» ne peut pas être joué\u00a0: 1 erreur.')
      .waitFor();
    await page.getByText(`Ligne ${line}, colonne`).waitFor();
    await page.getByText('Cette valeur n’existe pas ici').waitFor();
    expect(await page.locator('[lang=en]').textContent()).toContain('from 1 to 3, not 7');
  });

  it('stands beside other editions of it, each with its campaigns', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPacks([madePackText('1'), madePackText('2')]);
    await beginWith(page, 0);
    await beginWith(page, 1);
    await goTo(page, '#/campaigns/new');
    const ours = page.getByRole('radio', { name: 'Rise of Empire (our contents)', checked: true });
    await ours.waitFor();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    for (const box of ['My Box, version 1', 'My Box, version 2']) {
      await page.getByText(box, { exact: true }).waitFor();
    }
    expect(await page.getByText('Scenario 1 of 12').count()).toBe(3);

    await page.locator('li').filter({ hasText: 'version 1' }).getByRole('link').click();
    await page.locator('details summary').last().click();
    await page.getByText('Another version of it is here').waitFor();
    await page.getByRole('button', { name: 'Go on with this version' }).click();
    await page.getByText('The campaign goes on with version 2.').waitFor();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByText('My Box, version 2', { exact: true }).nth(1).waitFor();
    expect(await page.getByText('My Box, version 1', { exact: true }).count()).toBe(0);
  });

  it('is removed after a warning; what is played with it waits until it is back', {
    timeout: 120_000,
  }, async () => {
    const { page } = await openPacks([madePackText()]);
    await beginWith(page);
    const home = page.url();
    await page.getByRole('link', { name: 'To the first envelope' }).click();
    await playScenario(page);
    await onTable(page).hand.getByRole('button').first().waitFor();
    const game = page.url();

    await goTo(page, '#/campaigns/packs');
    await page.getByText('Played with in 1 campaign and 1 game').waitFor();
    await pressUntil(page, 'Tab', ({ name }) => name === 'Remove: My Box');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/^1 campaign and 1 game are played with/)
      .waitFor();
    // The answer that does no harm has the focus, and gives it back.
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: 'Remove: My Box' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Remove: My Box',
    );
    await remove.click();
    await page.getByRole('button', { name: 'Remove all the same' }).click();
    await page.getByText('Removed: My Box.').first().waitFor();
    await page.getByRole('button', { name: 'Put back: My Box' }).click();
    await remove.click();
    await page.getByRole('button', { name: 'Remove all the same' }).click();
    await page.getByRole('button', { name: 'Put back: My Box' }).waitFor();

    await page.goto('about:blank');
    await page.goto(home);
    await page.getByRole('heading', { name: 'The pack of this campaign is not here' }).waitFor();
    await page.getByText('the pack “My Box” (my-box, version 1)').waitFor();
    await expectAccessible(page);
    await page.goto('about:blank');
    await page.goto(game);
    await page.getByText('This game needs the box “my-box”, version 1').waitFor();
    await page.getByRole('link', { name: 'Packs' }).click();
    await giveFile(page, 'my-box.json', madePackText());
    await page.goto('about:blank');
    await page.goto(game);
    await onTable(page).hand.getByRole('button').first().waitFor();
  });

  it('is asked for by campaigns, games and links that come from elsewhere', {
    timeout: 120_000,
  }, async () => {
    const here = await openPacks([madePackText()]);
    await beginWith(here.page);
    await here.page.getByRole('link', { name: 'To the first envelope' }).click();
    await playScenario(here.page);
    const result = await concede(here.page);
    await result.getByRole('button', { name: 'Share', exact: true }).click();
    await here.page.waitForFunction(() =>
      document.querySelector('input')?.value.startsWith('http'),
    );
    const link = await here.page.getByRole('textbox', { name: /Link to the game/ }).inputValue();
    const saved = async (hash: string): Promise<string> => {
      await here.page.goto('about:blank');
      await here.page.goto(`${inject('address')}/${hash}`);
      const saving = here.page.waitForEvent('download');
      await here.page.getByRole('button', { name: /^Save/ }).first().click();
      return contentsOf(await saving);
    };
    const campaign = await saved('#/campaigns');
    const game = await saved('#/games');
    const pack = await saved('#/campaigns/packs');
    expect(pack).toBe(madePackText());
    await here.close();

    const { page } = await openPage({ path: link.slice(link.indexOf('#')), settings: QUICK });
    await page.getByText('This game needs the box “my-box”, version 1').waitFor();
    await goTo(page, '#/games');
    await page.getByRole('heading', { level: 1, name: 'Games & replays' }).waitFor();
    await giveFile(page, 'game.json', game);
    await page.getByText(/“game\.json”.*the box “my-box”, version 1/).waitFor();
    await goTo(page, '#/campaigns');
    await page.getByRole('heading', { name: 'No campaign yet' }).waitFor();
    await giveFile(page, 'war.json', campaign);
    await page.getByText(/“war\.json”.*the pack “My Box” \(my-box, version 1\)/).waitFor();
    await goTo(page, '#/campaigns/packs');
    await page.getByText('No pack yet.').waitFor();
    await giveFile(page, 'my-box.json', pack);
    await goTo(page, '#/campaigns');
    await page.getByRole('heading', { name: 'No campaign yet' }).waitFor();
    await giveFile(page, 'war.json', campaign);
    await page.getByText('Scenario 2 of 12').waitFor();
    await goTo(page, '#/games');
    await page.getByRole('heading', { level: 1, name: 'Games & replays' }).waitFor();
    await giveFile(page, 'game.json', game);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.goto('about:blank');
    await page.goto(`${inject('address')}/${link.slice(link.indexOf('#'))}`);
    await page.getByRole('slider', { name: 'Move on show' }).waitFor();
  });
});

describe.each([
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'en' },
  { size: 'desktop', language: 'fr' },
  { size: 'phone', language: 'fr' },
] as const)('packs on a $size in $language', ({ size, language }) => {
  it('fit on every page, and can be read by everybody', { timeout: 240_000 }, async () => {
    const { page } = await openPacks([madePackText()], { size, language, reducedMotion: true });
    const check = async (what: string): Promise<void> => {
      expect((await misfits(page)).join('\n'), what).toBe('');
      if (language === 'fr') return;
      await expectAccessible(page);
      await expectContrast(page);
    };
    await giveFile(page, 'another-pack-with-a-mistake.json', broken().text);
    await page.locator('[data-severity=error]').waitFor();
    await page.locator('details summary').click();
    await check('packs');
    await page.locator('li a[href^="#/gallery/"]').click();
    await page.locator('[role=row][data-key^="my-"]').first().waitFor();
    await check('cards of the pack');
    await goTo(page, '#/campaigns/new');
    await page.getByText('My Box, version 1').waitFor();
    await check('new campaign');
    await beginWith(page);
    await page.locator('details summary').last().click();
    await check('star map');
    await toPage(page, '/scenario/1');
    await page.getByRole('button', { name: /Open the envelope|Ouvrir l’enveloppe/ }).click();
    await page.locator('article').waitFor();
    await check('briefing');
    await page.locator('button[type=submit]:enabled').click();
    await page.locator('[data-act=end-turn]').waitFor();
    await page.locator('[data-act=scenario]').waitFor();
    expect((await misfits(page, { oneScreen: true })).join('\n'), 'table').toBe('');
    await goTo(page, '#/campaigns/packs');
    await page.locator('li button').last().click();
    await page.locator('li [role=alert]').waitFor();
    await check('question');
    await page.locator('li button').last().click();
    await page.locator('li h3').waitFor({ state: 'detached' });
    await goTo(page, '#/campaigns');
    await page.locator('li h2').waitFor();
    await check('list without the pack');
  });
});
