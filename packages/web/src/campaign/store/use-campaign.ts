import { type CampaignView, campaignBox, campaignView } from '@openrealms/engine';
import { useCallback, useEffect, useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import { keyOf } from '../../match/box-key.ts';
import { loadBoxes } from '../../match/shelf.ts';
import type { CampaignBox } from './campaign-box.ts';
import { boxOf, campaignBoxes } from './campaign-box-of.ts';
import { campaigns } from './campaign-store.ts';
import { changed } from './changed.ts';
import { decidedByBots } from './decided-by-bots.ts';
import { type NeededPack, packNeeded } from './needed-pack.ts';
import { settled } from './settled.ts';
import type { CampaignId, StoredCampaign } from './stored-campaign.ts';

/** A campaign that is looked at. */
export interface OpenCampaign {
  readonly stored: StoredCampaign;
  readonly box: CampaignBox;
  readonly view: CampaignView;
  /** Keeps a later revision. */
  readonly keep: (next: StoredCampaign) => Promise<void>;
}

/** A campaign whose box is not here. */
export interface NoBox {
  readonly needs: NeededPack;
}

type Opened = Omit<OpenCampaign, 'keep'> | NoBox;

/** A kept campaign as it stands, its last game included: null until it is known, 'missing' if this browser does not have it. */
export function useCampaign(id: CampaignId): OpenCampaign | NoBox | 'missing' | null {
  const [opened, setOpened] = useState<Opened | 'missing' | null>(null);
  const fail = useFailure();

  const load = useCallback(async () => {
    const stored = await campaigns.get(id).catch(() => undefined);
    setOpened(stored === undefined ? 'missing' : await upToDate(stored));
  }, [id]);

  const keep = useCallback(
    async (next: StoredCampaign) => {
      // Somebody else was faster: what is shown then is what they have made of it.
      if (await campaigns.put(next)) setOpened(await upToDate(next));
      else await load();
    },
    [load],
  );

  useEffect(() => {
    load().catch(fail);
    // Another tab may have played on meanwhile.
    const again = (): void => void load().catch(fail);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [load, fail]);

  if (opened === null || opened === 'missing' || 'needs' in opened) return opened;
  return { ...opened, keep };
}

/** What follows by itself, from a game that has ended and from what computer players decide, is written down at once. */
async function upToDate(stored: StoredCampaign): Promise<Opened> {
  const box = boxOf(stored, await campaignBoxes());
  if (box === null) return { needs: packNeeded(stored) };
  // The cards that there are in this campaign are told by their names.
  await loadBoxes([keyOf(campaignBox(box))]);
  const after = await settled(stored);
  const campaign = decidedByBots(after.campaign, box, after.players);
  const now = campaign === after.campaign ? after : changed(after, { campaign });
  if (now !== stored) await campaigns.put(now);
  return { stored: now, box, view: campaignView(now.campaign, box) };
}
