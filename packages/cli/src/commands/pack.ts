import { boxes, riseOfEmpire } from '@openrealms/content';
import { packSchemaText, packText } from '@openrealms/engine';
import { InvalidArgumentError } from 'commander';
import { checkPack } from '../pack/check-pack.ts';
import { writeOut } from '../pack/write-out.ts';
import type { AddCommand } from './add-command.ts';

interface ExportFlags {
  readonly box: string;
  readonly force?: true;
}

/** The boxes that a campaign can be played with. */
const campaigns = boxes.filter(({ campaign }) => campaign !== undefined);

export const addPack: AddCommand = (program, io, done) => {
  const pack = program
    .command('pack')
    .description('Check, write and describe content packs: campaign boxes in a file.')
    .addHelpText(
      'after',
      `
A pack is a JSON file with all that a campaign box holds: cards, sheets, scenarios, victory point cards. docs/packs.md says how to
write one.

Examples:
  openrealms pack export my-box.json
  openrealms pack check my-box.json
  openrealms campaign --pack my-box.json`,
    );
  pack
    .command('check')
    .description(
      'Say what is wrong with a pack, with the line of each mistake. Exit code 1: it cannot be played.',
    )
    .argument('<file>', 'the pack')
    .option('--json', 'print one JSON object')
    .action(async (file: string, flags: { readonly json?: true }) => {
      done(await checkPack(file, flags.json ?? false, io));
    });
  pack
    .command('export')
    .description('Write one of our own boxes as a pack, to begin with or to look at.')
    .argument('[file]', 'where to; printed if left out')
    .option('--box <id>', 'which box', campaignBoxId, riseOfEmpire.id)
    .option('--force', 'also over a file that is there')
    .action(async (file: string | undefined, flags: ExportFlags) => {
      const box = campaigns.find(({ id }) => id === flags.box) ?? riseOfEmpire;
      await writeOut(packText(box), file, flags.force ?? false, io);
      done(0);
    });
  pack
    .command('schema')
    .description('Write the JSON Schema of packs, with which an editor completes and checks them.')
    .argument('[file]', 'where to; printed if left out')
    .option('--force', 'also over a file that is there')
    .action(async (file: string | undefined, flags: { readonly force?: true }) => {
      await writeOut(packSchemaText(), file, flags.force ?? false, io);
      done(0);
    });
  for (const command of pack.commands) {
    command
      .helpOption('-h, --help', 'print this help')
      .showHelpAfterError(`Try openrealms pack ${command.name()} --help.`);
  }
};

function campaignBoxId(text: string): string {
  const ids = campaigns.map(({ id }) => id);
  if (ids.includes(text)) return text;
  throw new InvalidArgumentError(`Give one of the boxes with a campaign: ${ids.join(', ')}.`);
}
