import type { Page } from 'playwright-core';
import { fileText } from '../../../src/campaign/store/campaign-file.ts';
import type { StoredCampaign } from '../../../src/campaign/store/stored-campaign.ts';
import { type OpenedPage, openPage, type PageOptions } from './open-page.ts';
import { QUICK } from './quick.ts';

/** Opens the page of campaigns and, as a player would, the file of a campaign; then goes to the campaign. */
export async function openCampaign(
  stored: StoredCampaign,
  options: PageOptions = {},
): Promise<OpenedPage> {
  const opened = await openPage({ path: '#/campaigns', settings: QUICK, ...options });
  const { page } = opened;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await giveFile(page, 'war.json', fileText(stored));
  await page.locator('li a[href^="#/campaigns/"]').first().click();
  await page.locator('nav [aria-current=page]').waitFor();
  return opened;
}

/** Chooses a file on the page of campaigns. */
export async function giveFile(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer });
  await page.locator('[role=status]:not(:empty), [role=alert]:not(:empty)').first().waitFor();
}

/** Goes to another page of the campaign that is open. */
export async function toPage(page: Page, rest: string): Promise<void> {
  await page.evaluate((path) => {
    const [campaign] = /^#\/campaigns\/[^/]+/.exec(location.hash) ?? [''];
    location.hash = `${campaign}${path}`;
  }, rest);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Opens the envelope of a scenario, whose page is open, unless it is open already, and deals its game. */
export async function playScenario(page: Page): Promise<void> {
  const envelope = page.getByRole('button', { name: 'Open the envelope' });
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await envelope.or(play).waitFor();
  if ((await envelope.count()) > 0) await envelope.click();
  await play.waitFor();
  const options = page.getByRole('button', { name: 'Choose this' });
  if ((await options.count()) > 0) await options.first().click();
  await page.locator('button[type=submit]:enabled', { hasText: 'Play' }).click();
  await page.waitForURL(/#\/play\//);
}
