/** Campaigns that are made of another one, each in a file of its own. */
import {
  type Campaign,
  forkCampaign,
  type Language,
  newSeed,
  type Player,
  resetCampaign,
  wishForSide,
} from '@openrealms/engine';
import { EXIT_USAGE, Failure } from '../../failure.ts';
import { checkFolderOf, fileExists } from '../../files.ts';
import { type Io, print } from '../../io.ts';
import { type CampaignWords, campaignWordsIn } from '../../text/campaign-words.ts';
import { taken } from './bot-decisions.ts';
import { CampaignFile, openCampaign, type Source } from './campaign-file.ts';
import type { Note } from './note.ts';
import { playCommand } from './play-as-person.ts';

export interface OtherOptions extends Source {
  /** The file of the new campaign. */
  readonly to: string;
  readonly seed?: string;
  readonly language: Language;
}

/** Writes another campaign that was the same until so many scenarios had been won. */
export async function forkToFile(
  options: OtherOptions & { readonly after?: number },
  io: Io,
): Promise<void> {
  const from = await openBoth(options, io);
  const won = from.view.scenarios.filter(({ status }) => status === 'won').length;
  const { after = won, seed = newSeed() } = options;
  const fork = forkCampaign(from.campaign, from.box, after, seed);
  if (!fork.ok) {
    throw new Failure(`${fork.problem.why} Give --after a number from 0 to ${won}.`, EXIT_USAGE);
  }
  const say = campaignWordsIn(options.language);
  const opened = Math.min(from.note.opened, after);
  const note = { name: say.forkName(after), opened };
  await write(fork.value, note, { from, options, say }, say.forked(options.to, after), io);
}

/** Writes the same campaign from its beginning: the same players with the same wishes. */
export async function resetToFile(options: OtherOptions, io: Io): Promise<void> {
  const from = await openBoth(options, io);
  const { wishes } = from.view;
  const anew = resetCampaign(from.campaign, options.seed ?? newSeed());
  const campaign = wishes.reduce<Campaign>(
    (sofar, wish, player) =>
      wish === null ? sofar : taken(wishForSide(sofar, from.box, player as Player, wish)),
    anew,
  );
  const say = campaignWordsIn(options.language);
  await write(campaign, { opened: 0 }, { from, options, say }, say.anew(options.to), io);
}

/** The campaign it is made of; the new file must not be there yet. */
async function openBoth(options: OtherOptions, io: Io): Promise<CampaignFile> {
  const from = await openCampaign(options, io);
  await checkFolderOf(options.to, io);
  if (fileExists(options.to, io)) {
    throw new Failure(`${options.to} exists already: choose another file.`, EXIT_USAGE);
  }
  return from;
}

async function write(
  campaign: Campaign,
  note: Partial<Note>,
  { from, options, say }: { from: CampaignFile; options: OtherOptions; say: CampaignWords },
  message: string,
  io: Io,
): Promise<void> {
  const { to, pack, language } = options;
  const place = { path: to, box: from.box, io };
  await new CampaignFile(place, campaign, { ...from.note, ...note, game: null }).keep({});
  const command = playCommand({
    file: to,
    plain: false,
    language,
    ...(pack !== undefined && { pack }),
  });
  print(io, `${message} ${say.playWith(command)}`);
}
