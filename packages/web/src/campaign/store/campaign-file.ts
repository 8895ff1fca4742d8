import { isBotName } from '@openrealms/bots';
import {
  type Box,
  type Campaign,
  campaignState,
  exportCampaign,
  type Problem,
  readCampaign,
} from '@openrealms/engine';
import { downloadText } from '../../app/download.ts';
import { fieldsOf } from '../../home/fields-of.ts';
import type { Player } from '../../match/match.ts';
import { replayFileName } from '../../share/file-name.ts';
import type { CampaignBox } from './campaign-box.ts';
import { campaignBoxes, ourCampaignBoxes } from './campaign-box-of.ts';
import { campaigns } from './campaign-store.ts';
import type { NeededPack } from './needed-pack.ts';
import { freshlyStored, packIn } from './new-campaign.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** Many times the largest campaign. */
const MAX_BYTES = 4_000_000;

const KIND = 'openrealms-campaign';

const NO_PACK: Problem = { code: 'other-box', why: 'The pack of this campaign is not here.' };

/** What reading a file gives. */
export type ReadFile =
  | {
      readonly ok: true;
      readonly value: StoredCampaign;
      /** The version of the box that it was written with, where it goes on with another. */
      readonly writtenWith: string | null;
    }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** The pack that it needs, where that is the problem. */
      readonly pack?: NeededPack;
    };

/** Gives the player a campaign as a file. */
export function saveCampaign(stored: StoredCampaign, names: readonly string[]): void {
  downloadText(
    replayFileName(stored.createdAt, names).replace(/^openrealms/, 'openrealms-campaign'),
    fileText(stored),
  );
}

/** The text of a file: the campaign itself, who plays it, and what its pack is called. */
export function fileText({ campaign, players, name, opened, pack }: StoredCampaign): string {
  return exportCampaign(campaign, { players, name, opened, ...(pack !== undefined && { pack }) });
}

/** Keeps the campaign of a file that the player has chosen; what is wrong with the file, if it is none. */
export async function importCampaign(file: File): Promise<ReadFile> {
  if (file.size > MAX_BYTES) {
    const why = 'This file is far too large for a campaign.';
    return { ok: false, problem: { code: 'too-large', why } };
  }
  const read = storedFrom(await file.text(), await campaignBoxes());
  if (read.ok) await campaigns.put(read.value);
  return read;
}

/** The campaign of a file as this browser will keep it. */
export function storedFrom(
  text: string,
  boxes: readonly CampaignBox[] = ourCampaignBoxes,
): ReadFile {
  const read = readCampaign(text, boxes);
  if (!read.ok || read.value.writtenWith !== null) {
    const pack = packMissing(text, boxes);
    if (pack !== null) return { ok: false, problem: NO_PACK, pack };
  }
  if (!read.ok) return read;
  const { campaign, box, note, writtenWith } = read.value;
  const { players, name, opened } = fieldsOf(note);
  const [first, second]: readonly unknown[] = Array.isArray(players) ? players : [];
  return {
    ok: true,
    writtenWith,
    value: freshlyStored(
      campaign,
      [readPlayer(first), readPlayer(second)],
      typeof name === 'string' ? name.slice(0, 40) : '',
      { ...packIn(box), opened: openedIn(opened, campaign, box) },
    ),
  };
}

/** How many envelopes a file says have been opened: at most that of the scenario which is next. */
function openedIn(opened: unknown, campaign: Campaign, box: Box): number {
  if (typeof opened !== 'number' || !Number.isInteger(opened)) return 0;
  return Math.max(0, Math.min(opened, campaignState(campaign, box).scenario));
}

/** The pack that a file needs, if that is not here. One that does not say that its box is a pack's may go on with another edition. */
function packMissing(text: string, boxes: readonly CampaignBox[]): NeededPack | null {
  const { kind, box, note } = fieldsOf(parsed(text));
  const { id, version } = fieldsOf(box);
  const { pack } = fieldsOf(note);
  if (kind !== KIND || typeof id !== 'string' || typeof version !== 'string') return null;
  const editions = boxes.filter((each) => each.id === id);
  const isHere = editions.some((each) => each.version === version);
  if (isHere || (editions.length > 0 && typeof pack !== 'string')) return null;
  return { id, version, name: typeof pack === 'string' ? pack.slice(0, 80) : '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A person, unless the file names a computer player that there is. */
function readPlayer(stored: unknown): Player {
  const { kind, name, bot } = fieldsOf(stored);
  const called = typeof name === 'string' ? name.slice(0, 24) : '';
  return kind === 'bot' && typeof bot === 'string' && isBotName(bot)
    ? { kind, name: called, bot }
    : { kind: 'person', name: called };
}
