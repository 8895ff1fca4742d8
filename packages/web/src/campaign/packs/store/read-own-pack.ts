/** Reads packs that were checked when they were added. Loaded when there are some. */
import { boxes } from '@openrealms/content';
import { campaignBox, readPack } from '@openrealms/engine';
import { markOwn } from '../../../match/box-key.ts';
import { hasCampaign } from '../../store/campaign-box.ts';
import type { OwnPack } from './own-packs.ts';
import type { StoredPack } from './pack-store.ts';

export function readOwnPack(stored: StoredPack): OwnPack {
  const { box, problems } = readPack(parsed(stored.text), boxes);
  // A later version of this game may have the very same box.
  if (box === null || boxes.includes(box) || !hasCampaign(box)) {
    return { stored, box: null, problems };
  }
  markOwn(box);
  markOwn(campaignBox(box));
  return { stored, box, problems };
}

/** Some editors put a mark at the beginning that is no part of the text. */
function parsed(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
