/** A campaign as a file to keep and to carry to another machine. */
import type { Box } from '../cards/card.ts';
import { problem, type Result, show } from '../errors.ts';
import { parseJson } from '../record/save.ts';
import { readInteger, reading, readList, readObject, readText, reject } from '../state/reader.ts';
import type { Campaign } from './campaign.ts';
import { campaignStates } from './fold.ts';
import { readSeed, readStep } from './read-step.ts';

/** How the file is laid out; a file of a later layout is refused. */
const LAYOUT = 1;
const KIND = 'openrealms-campaign';
/** A campaign has less than a hundred steps; forks add one each. */
const MAX_STEPS = 10_000;

/** What reading a file gives. */
export interface ReadCampaign {
  readonly campaign: Campaign;
  /** The box it is played with, as it is here. */
  readonly box: Box;
  /** The version of the box that the file was written with, where that is another: the campaign goes on with the one that is here. */
  readonly writtenWith: string | null;
  /** What whoever wrote the file has noted in it; null if nothing. Nothing of it is checked. */
  readonly note: unknown;
}

/**
 * The text of a file with this campaign. It holds the seed: the games to come follow from it. A client can note what it wants to find
 * again, as who plays, for the campaign knows nothing of that.
 */
export function exportCampaign({ box, seed, log }: Campaign, note: unknown = null): string {
  const { id, version } = box;
  const file = { kind: KIND, layout: LAYOUT, box: { id, version }, seed, log };
  return `${JSON.stringify(note === null ? file : { ...file, note }, null, 2)}\n`;
}

/**
 * The campaign in a file, as its text or parsed. Nothing in it is believed: the log is played from the beginning, and the first
 * step that could not have been taken is named. The box is taken from those given.
 */
export function readCampaign(file: unknown, boxes: readonly Box[]): Result<ReadCampaign> {
  const parsed = parseJson(file);
  if (!parsed.ok) return parsed;
  const { kind, layout } = (parsed.value ?? {}) as { kind?: unknown; layout?: unknown };
  if (kind !== KIND) {
    return problem('not-a-campaign', `This is not a campaign: "kind" must be "${KIND}".`, 'kind');
  }
  if (layout !== LAYOUT) {
    return problem(
      'other-layout',
      typeof layout === 'number' && layout > LAYOUT
        ? 'This file was written by a newer version of OpenRealms: bring yours up to date, then open it again.'
        : `This file says that its layout is ${show(layout)}; known is ${LAYOUT}. Export the campaign again.`,
      'layout',
    );
  }
  const read = reading(() => readFields(parsed.value, boxes));
  if (!read.ok) return read;
  const { campaign, box } = read.value;
  const states = campaignStates(campaign, box);
  return states.ok ? read : { ok: false, problem: mended(states.problem, read.value) };
}

/** Why a step of the log cannot be taken, with what to do about it. */
function mended(
  { code, why, at }: { code: string; why: string; at?: string },
  { writtenWith, box }: ReadCampaign,
): { code: string; why: string; at?: string } {
  const advice =
    writtenWith === null
      ? 'The file was changed or damaged: use another copy of it.'
      : `The file was written with version ${writtenWith} of ${box.id}, and this is ${box.version}: the campaign can only go on with that version.`;
  return { code, why: `${why} ${advice}`, ...(at !== undefined && { at }) };
}

function readFields(file: unknown, boxes: readonly Box[]): ReadCampaign {
  const fields = readObject(file, 'campaign', ['kind', 'layout', 'box', 'seed', 'log', 'note']);
  const { id, version } = readObject(fields.box, 'box', ['id', 'version']);
  readInteger(fields.layout, 'layout', LAYOUT, LAYOUT);
  const name = readText(id, 'box.id');
  const written = readText(version, 'box.version');
  const editions = boxes.filter((each) => each.id === name && each.campaign !== undefined);
  const box = editions.find((each) => each.version === written) ?? editions.at(0);
  if (box === undefined) {
    return reject('other-box', missing(name, boxes), 'box.id');
  }
  const campaign: Campaign = {
    box: { id: box.id, version: box.version },
    seed: readSeed(fields.seed, 'seed'),
    log: readList(fields.log, 'log', MAX_STEPS, readStep),
  };
  const note = fields.note ?? null;
  return { campaign, box, writtenWith: written === box.version ? null : written, note };
}

function missing(name: string, boxes: readonly Box[]): string {
  const there = boxes.filter(({ campaign }) => campaign !== undefined).map(({ id }) => id);
  return `This campaign is played with the box ${show(name)}, which is not here; there is ${there.join(', ') || 'none'}. Add its content pack first.`;
}
