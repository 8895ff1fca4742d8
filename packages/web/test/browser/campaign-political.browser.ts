import { describe, expect, it } from 'vitest';
import type { StoredCampaign } from '../../src/campaign/store/stored-campaign.ts';
import { freshCampaign } from '../campaign/made-campaign.ts';
import { openCampaign, playScenario, toPage } from './harness/campaigns.ts';
import { playPolitically } from './harness/politician.ts';

/** Two people at one screen: every card of the games to come is known. */
const HOTSEAT: StoredCampaign = {
  ...freshCampaign(),
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bea' },
  ],
};

describe('scenario 1', () => {
  it('is played to a Political Victory, and the campaign goes on from there', {
    timeout: 300_000,
  }, async () => {
    const { page } = await openCampaign(HOTSEAT);
    await page.getByRole('link', { name: 'To the first envelope' }).click();
    await playScenario(page);
    await playPolitically(page, 'Ada');

    const result = page.getByRole('dialog', { name: 'Ada won!' });
    await result.getByText('A Political Victory for Ada').waitFor();
    // Nobody was beaten by force: closing the page now loses nothing.
    await page.reload();
    await result.waitFor();
    await result.getByRole('link', { name: 'On with the campaign' }).click();

    await page
      .getByRole('heading', { name: 'The Star Empire has won this scenario (Ada)' })
      .waitFor();
    await page.getByText('Political Victory', { exact: true }).waitFor();
    // Its own card, and the one for the first Political Victory.
    const earned = page.getByRole('region', { name: 'Earned in this scenario' });
    await earned.getByText('The First Salvo').waitFor();
    await earned.getByText('Signed and Sealed').waitFor();
    const upgraded = page.getByRole('region', { name: 'Ada: upgraded cards' });
    expect(await upgraded.getByRole('listitem').count()).toBe(5);
    await page.getByRole('link', { name: 'Watch the replay' }).waitFor();

    await toPage(page, '/vaults');
    const sheet = page.getByRole('table', { name: /Sheet 1 of the Star Empire, 5 of 5 used/ });
    expect(await sheet.getByText(', Used').count()).toBe(5);
    expect(await sheet.getByText(', No longer possible').count()).toBe(5);

    await toPage(page, '');
    await page.getByRole('link', { name: /^Scenario 1, An Empire is Born.*Political/ }).waitFor();
    await page.getByRole('link', { name: /^Scenario 2, sealed, next/ }).waitFor();
  });
});
