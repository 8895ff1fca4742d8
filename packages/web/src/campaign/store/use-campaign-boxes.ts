import { useEffect, useState } from 'react';
import type { CampaignBox } from './campaign-box.ts';
import { campaignBoxes, ourCampaignBoxes } from './campaign-box-of.ts';

/** All boxes that have a campaign: ours at once, those of packs as soon as they are read. */
export function useCampaignBoxes(): readonly CampaignBox[] {
  const [boxes, setBoxes] = useState(ourCampaignBoxes);
  useEffect(() => {
    let gone = false;
    campaignBoxes().then(
      (all) => {
        if (!gone) setBoxes(all);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return boxes;
}
