import { campaignView } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { viewAfter } from '../../src/campaign/store/view-after.ts';
import { box, campaignAfter } from './made-campaign.ts';

function looked(won: number) {
  const stored = campaignAfter(won);
  return { stored, box, view: campaignView(stored.campaign, box) };
}

describe('the state of the war after a scenario', () => {
  it('is what it was then, whatever has been won since', () => {
    for (const number of [1, 3, 5]) {
      const { war, vaults } = looked(number).view;
      expect(viewAfter(looked(5), number)).toMatchObject({ war, vaults });
    }
  });

  it('is that before the last upgrades after the last scenario', () => {
    const { vaults, verdict } = looked(12).view;
    expect(viewAfter(looked(12), 12)).toMatchObject({ vaults, verdict });
  });
});
