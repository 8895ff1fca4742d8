import { campaignState } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import type { CampaignBox } from '../store/campaign-box.ts';
import { boxOf, campaignBoxes } from '../store/campaign-box-of.ts';
import { campaigns } from '../store/campaign-store.ts';
import type { StoredCampaign } from '../store/stored-campaign.ts';

/** A finished campaign, and the box that it was played with. */
export interface GrownDeck {
  readonly stored: StoredCampaign;
  readonly box: CampaignBox;
}

/** The campaigns of this browser whose deck can be played with; null until they are known. */
export function useGrownDecks(): readonly GrownDeck[] | null {
  const [decks, setDecks] = useState<readonly GrownDeck[] | null>(null);
  useEffect(() => {
    let gone = false;
    const tell = (all: readonly GrownDeck[]): void => {
      if (!gone) setDecks(all);
    };
    grownDecks().then(tell, () => tell([]));
    return () => {
      gone = true;
    };
  }, []);
  return decks;
}

async function grownDecks(): Promise<readonly GrownDeck[]> {
  const [all, boxes] = await Promise.all([campaigns.all(), campaignBoxes()]);
  return all.flatMap((stored) => {
    const box = boxOf(stored, boxes);
    const isFinished = box !== null && campaignState(stored.campaign, box).phase === 'finished';
    return isFinished ? [{ stored, box }] : [];
  });
}
