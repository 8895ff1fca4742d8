import { boxes } from '@openrealms/content';
import {
  type Box,
  type Campaign,
  type CampaignView,
  campaignView,
  exportCampaign,
  type Player,
  readCampaign,
} from '@openrealms/engine';
import { Failure } from '../../failure.ts';
import { fileExists, readTextFile, writeTextFile } from '../../files.ts';
import type { Io } from '../../io.ts';
import { loadPack } from '../../pack/load-pack.ts';
import { type Note, noteText, type Pair, readNote } from './note.ts';

/** Where a campaign is read from. */
export interface Source {
  readonly file: string;
  /** The content pack it is played with; our own box if there is none. */
  readonly pack?: string;
  /** Whether a file of another version of the box is taken as well. */
  readonly otherVersion: boolean;
}

/** A campaign in its file. What changes is written at once, whole or not at all. */
export class CampaignFile {
  readonly path: string;
  readonly box: Box;
  private readonly io: Io;
  private now: Campaign;
  private noted: Note;
  /** The text of the file as it was last read or written here; null as long as there is none. */
  private text: string | null;
  private failed = false;

  constructor(
    { path, box, io }: { path: string; box: Box; io: Io },
    campaign: Campaign,
    note: Note,
    text: string | null = null,
  ) {
    this.path = path;
    this.box = box;
    this.io = io;
    this.now = campaign;
    this.noted = note;
    this.text = text;
  }

  get campaign(): Campaign {
    return this.now;
  }

  get note(): Note {
    return this.noted;
  }

  get view(): CampaignView {
    return campaignView(this.now, this.box);
  }

  /** Whether the file has all of it, nothing of it, or what there was before something could not be written. */
  get saved(): 'all' | 'nothing' | 'not-the-last' {
    if (this.text === null) return 'nothing';
    return this.failed ? 'not-the-last' : 'all';
  }

  /** Whether it is played with a box of ours, and not with a pack. */
  get isOurs(): boolean {
    return campaignBoxes.includes(this.box);
  }

  /** Says what a person is called, before anything is written. */
  introduce(player: Player, name: string): void {
    const [first, second] = this.noted.players;
    const called = { kind: 'person', name } as const;
    const players: Pair = player === 0 ? [called, second] : [first, called];
    this.noted = { ...this.noted, players };
  }

  /** Goes on to a later point of the campaign, or notes something else, and writes it. */
  async keep(change: {
    readonly campaign?: Campaign;
    readonly note?: Partial<Note>;
  }): Promise<void> {
    this.now = change.campaign ?? this.now;
    this.noted = { ...this.noted, ...change.note };
    this.failed = true;
    await this.refuseForeignText();
    const pack = this.isOurs ? null : this.box.name;
    const text = exportCampaign(this.now, noteText(this.noted, pack));
    await writeTextFile(this.path, text, this.io);
    this.text = text;
    this.failed = false;
  }

  /** Somebody else may have written the file meanwhile: a second terminal, or a download of the browser. */
  private async refuseForeignText(): Promise<void> {
    const there = fileExists(this.path, this.io) ? await readTextFile(this.path, this.io) : null;
    if (there === this.text || there === null) return;
    throw new Failure(
      `${this.path} was changed by somebody else meanwhile, and is not written over. Go on from it with: openrealms campaign play ${this.path}`,
    );
  }
}

/** The box that a campaign is played with: that of the pack, or our own. */
export async function boxFor({ pack }: Pick<Source, 'pack'>, io: Io): Promise<Box> {
  if (pack !== undefined) return loadPack(pack, io);
  return campaignBoxes[0];
}

const campaignBoxes = boxes.filter(({ campaign }) => campaign !== undefined);

/** Opens the campaign of a file; fails with what is wrong with it and what to do. */
export async function openCampaign(source: Source, io: Io): Promise<CampaignFile> {
  const { file: path, pack, otherVersion } = source;
  const text = await readTextFile(path, io);
  const known = pack === undefined ? campaignBoxes : [await loadPack(pack, io)];
  const read = readCampaign(text, known);
  if (!read.ok)
    throw new Failure(
      `${path} cannot be played. ${read.problem.why}${advice(read.problem.code, pack)}`,
    );
  const { campaign, box, note, writtenWith } = read.value;
  if (writtenWith !== null && !otherVersion) {
    throw new Failure(
      `${path} was written with version ${writtenWith} of ${box.id}, and this is version ${box.version}. Give the pack of that version with --pack, or go on with this one: add --other-version.`,
    );
  }
  return new CampaignFile({ path, box, io }, campaign, readNote(note), text);
}

/** What to do besides what the problem itself says. */
function advice(code: string, pack: string | undefined): string {
  if (code === 'other-box' && pack === undefined) return ' Name it with --pack.';
  if (code === 'not-json' || code === 'not-a-campaign') {
    return ' Give a file that campaign play has written, or that the browser has exported.';
  }
  return '';
}
