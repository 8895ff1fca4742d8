import { campaignView } from '@openrealms/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { storedFrom } from '../../src/campaign/store/campaign-file.ts';
import { box } from '../campaign/made-campaign.ts';
import { playScenario } from './harness/campaigns.ts';
import { openPage } from './harness/open-page.ts';
import { QUICK } from './harness/quick.ts';
import { contentsOf, onTable } from './harness/table.ts';

describe('a whole campaign between computer players', () => {
  it('is played through all twelve envelopes, and its deck is played with', {
    timeout: 900_000,
  }, async () => {
    const { page } = await openPage({ path: '#/campaigns/new', settings: QUICK });
    await page.getByText('Just watch', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.getByRole('link', { name: 'To the first envelope' }).click();
    for (let number = 1; number <= 12; ) {
      await playScenario(page);
      const result = page.getByRole('dialog', { name: /won!|draw/ });
      await result.waitFor({ timeout: 120_000 });
      await result.getByRole('link', { name: 'On with the campaign' }).click();
      if (await isWon(page, number)) number += 1;
    }
    await page.getByRole('heading', { name: /has won the war/ }).waitFor();

    // Computer players have made their last upgrades themselves.
    await page.getByRole('heading', { name: 'The grown trade deck' }).waitFor();
    await page.getByText(/^84 cards/).waitFor();
    const view = campaignView((await savedCampaign(page)).campaign, box);
    expect(view.phase).toBe('finished');
    expect(view.scenarios.every(({ status }) => status === 'won')).toBe(true);
    expect(view.vaults['star-empire'].upgrades).toBe(20);
    expect(view.vaults['trade-federation'].upgrades).toBe(20);

    await page.goBack();
    await page.getByRole('button', { name: 'Play with this deck' }).click();
    await page.getByRole('radio', { name: / vs\. / }).waitFor();
    await page.getByText('more cards of some factions').waitFor();
    await page.getByText('Against the computer', { exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await onTable(page).row.getByRole('button').first().waitFor();
  });
});

/** Goes on from the report of a scenario; after a draw the same one comes again. */
async function isWon(page: Page, number: number): Promise<boolean> {
  const on = page.getByRole('link', {
    name: number === 12 ? 'To the final count' : `On to scenario ${number + 1}`,
  });
  const again = page.getByText('Last time it was a draw');
  await on.or(again).first().waitFor();
  if ((await on.count()) === 0) return false;
  await on.click();
  return true;
}

/** The campaign as the player can save it. */
async function savedCampaign(page: Page) {
  await page.getByRole('link', { name: 'All campaigns' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as file/ }).click();
  const read = storedFrom(await contentsOf(await download));
  if (!read.ok) throw new Error(read.problem.why);
  return read.value;
}
