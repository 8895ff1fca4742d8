import { campaignView } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { cardsInSight, envelopeOf, envelopesOpened } from '../../src/campaign/store/envelopes.ts';
import type { StoredCampaign } from '../../src/campaign/store/stored-campaign.ts';
import { box, campaignAfter, freshCampaign } from './made-campaign.ts';

const looked = (stored: StoredCampaign) => ({ stored, view: campaignView(stored.campaign, box) });

describe('what lies in a sealed envelope', () => {
  it('is not told before it is opened', () => {
    expect(cardsInSight(looked(freshCampaign()))).toEqual([]);
    const sealed = looked(campaignAfter(5));
    const open = looked({ ...sealed.stored, opened: 6 });
    const numbers = (cards: ReturnType<typeof cardsInSight>) =>
      cards.map(({ card }) => envelopeOf(card));
    expect(Math.max(...numbers(cardsInSight(sealed)))).toBe(5);
    expect(numbers(cardsInSight(open))).toContain(6);
    expect(cardsInSight(open)).toEqual(open.view.openVictoryCards);
  });

  it('is known of scenarios that were won elsewhere', () => {
    expect(envelopesOpened(looked({ ...campaignAfter(5), opened: 0 }))).toBe(5);
    expect(envelopesOpened(looked({ ...campaignAfter(5), opened: 6 }))).toBe(6);
  });
});
