import { type BotName, prepareBots } from '@openrealms/bots';
import { type Language, newCampaign, newSeed, type Player, saysTheSame } from '@openrealms/engine';
import { EXIT_INTERRUPTED, EXIT_USAGE, Failure } from '../../failure.ts';
import { checkFolderOf, fileExists } from '../../files.ts';
import { type Io, print } from '../../io.ts';
import { lineReader } from '../../line-reader.ts';
import { botLabel } from '../../play/names.ts';
import { screenFor } from '../../play/play.ts';
import { type CampaignWords, campaignWordsIn } from '../../text/campaign-words.ts';
import { wordsIn } from '../../text/words-in.ts';
import { boxFor, CampaignFile, openCampaign } from './campaign-file.ts';
import { CampaignRun } from './campaign-run.ts';
import { type Company, companyOf, OPPONENT, PLAYERS, playersWith } from './company.ts';

export interface PersonOptions {
  readonly file: string;
  readonly pack?: string;
  readonly bot?: BotName;
  readonly player?: Player;
  /** Two people, who hand the terminal over. */
  readonly two: boolean;
  readonly seed?: string;
  readonly plain: boolean;
  readonly language: Language;
  readonly otherVersion: boolean;
  /** Begins the game of the scenario again. */
  readonly again: boolean;
}

/** Plays a campaign in the terminal: that of the file, or a new one if there is none. Gives the exit code. */
export async function playAsPerson(options: PersonOptions, io: Io): Promise<number> {
  const { language } = options;
  const exists = fileExists(options.file, io);
  const file = exists ? await openCampaign(options, io) : await newFile(options, io);
  const company = companyOf(file.note.players, options, file.path);
  if (exists) await takeUp(file, company, options);
  await prepareBots(company.bot === null ? [] : [company.bot]);
  const say = campaignWordsIn(language);
  const lines = lineReader(io);
  try {
    const run = new CampaignRun({
      file,
      company,
      language,
      screenFor: (wording) => screenFor(options.plain, wording, io),
      lines,
    });
    run.tell(exists ? say.goesOn(file.path) : say.begins(file.path));
    if (!exists && file.isOurs) run.tell(say.original);
    const goesOn = exists || (await run.introduce());
    const finished = goesOn && (await run.run());
    print(io, farewell(file, finished ? null : playCommand(options), say));
    return lines.interrupted ? EXIT_INTERRUPTED : 0;
  } finally {
    lines.close();
  }
}

/** A campaign that nothing is written of yet. */
async function newFile(options: PersonOptions, io: Io): Promise<CampaignFile> {
  const { file: path, bot = OPPONENT, player = 0, two, language } = options;
  await checkFolderOf(path, io);
  const box = await boxFor(options, io);
  const campaign = newCampaign({ box, seed: options.seed ?? newSeed() });
  const nobody = { kind: 'person', name: '' } as const;
  const company: Company = two ? { people: PLAYERS, bot: null } : { people: [player], bot };
  const players = playersWith(company, [nobody, nobody], botLabel(bot, wordsIn(language)));
  return new CampaignFile({ path, box, io }, campaign, {
    players,
    name: '',
    opened: 0,
    game: null,
  });
}

/** Goes on with a campaign: who plays it may have changed, and its game may have to begin again. */
async function takeUp(
  file: CampaignFile,
  company: Company,
  { seed, again, language }: PersonOptions,
): Promise<void> {
  if (seed !== undefined) {
    throw new Failure(
      `${file.path} exists already, and a campaign keeps its seed: leave --seed out to go on with it, or name a new file.`,
      EXIT_USAGE,
    );
  }
  const name = company.bot === null ? '' : botLabel(company.bot, wordsIn(language));
  const players = playersWith(company, file.note.players, name);
  const isSame = saysTheSame(players, file.note.players);
  if (!isSame || again) await file.keep({ note: { players, ...(again && { game: null }) } });
}

function farewell(file: CampaignFile, resume: string | null, say: CampaignWords): string {
  if (file.saved === 'nothing') return say.nothingSaved;
  const saved = file.saved === 'all' ? say.saved(file.path) : say.lastNotSaved(file.path);
  return resume === null ? saved : `${saved} ${say.resumeWith(resume)}`;
}

/** What to type to play the campaign of a file, as it is played now. */
export function playCommand({
  file,
  pack,
  plain,
  language,
}: Pick<PersonOptions, 'file' | 'pack' | 'plain' | 'language'>): string {
  const words = [
    file,
    ...(pack === undefined ? [] : ['--pack', pack]),
    ...(plain ? ['--plain'] : []),
    ...(language === 'en' ? [] : ['--language', language]),
  ];
  return `openrealms campaign play ${words.map(quoted).join(' ')}`;
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /\s/.test(word) ? `"${word}"` : word;
}
