import { campaignView } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { warRemark } from '../../src/campaign/war-room/war-remark.ts';
import { box, campaignAfter } from './made-campaign.ts';

const viewed = (won: number) => campaignView(campaignAfter(won).campaign, box);

describe('the remark on the state of the war', () => {
  it('says who leads, and who wins again and again', () => {
    expect(warRemark(viewed(1), 'en')).toBe('The Star Empire leads by 1 point.');
    expect(warRemark(viewed(2), 'en')).toBe(
      'The Star Empire leads by 2 points. The Star Empire has won the last 2 scenarios in a row.',
    );
    expect(warRemark(viewed(5), 'fr')).toBe('Les deux camps ont le même nombre de points.');
  });

  it('says who has won when it is over, also by a tie-break', () => {
    const over = viewed(12);
    expect(warRemark(over, 'en')).toBe('The Trade Federation has won the war.');
    expect(warRemark(over, 'fr')).toBe('La Fédération du Commerce a gagné la guerre.');
    const tied = { ...over, war: { ...over.war, lead: null, by: 0 } };
    expect(warRemark(tied, 'en')).toBe(
      'Both sides have the same number of points. The Trade Federation has won the war.',
    );
  });
});
