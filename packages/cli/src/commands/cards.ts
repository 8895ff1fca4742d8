import { FACTIONS, type Faction, type Language } from '@openrealms/engine';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { language } from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { cards } from '../cards/cards.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly faction?: Faction | 'unaligned';
  readonly type?: 'ship' | 'base' | 'outpost';
  readonly cost?: readonly [number, number];
  readonly box?: readonly string[];
  readonly language: Language;
  readonly json?: boolean;
}

export const addCards: AddCommand = (program, io, done) => {
  program
    .command('cards')
    .description('Search the cards by name, text and facts, and print them.')
    .addArgument(
      new Argument('[words...]', 'words of the name or the text').default([], 'all cards'),
    )
    .addOption(
      new Option('-f, --faction <name>', 'only cards of this faction').choices([
        ...FACTIONS,
        'unaligned',
      ]),
    )
    .addOption(
      new Option('-t, --type <type>', 'only this type; outposts are bases too').choices([
        'ship',
        'base',
        'outpost',
      ]),
    )
    .option('-c, --cost <n|n-m>', 'only cards of this cost, or in this range', cost)
    .option('-b, --box <ids>', 'only cards of these boxes, with commas', boxIds)
    .option('-l, --language <code>', 'en or fr; words are found in both', language, 'en')
    .option('--json', 'print one JSON list')
    .addHelpText(
      'after',
      `
Examples:
  openrealms cards
  openrealms cards cutter
  openrealms cards draw --faction blob
  openrealms cards --type outpost --cost 4-6
  openrealms cards --box frontiers --faction blob
  openrealms cards vedette --language fr`,
    )
    .action((words: string[], flags: Flags) => {
      done(cards({ ...flags, words, json: flags.json ?? false }, io));
    });
};

function cost(text: string): readonly [number, number] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  const least = Number(match?.[1]);
  const most = Number(match?.[2] ?? match?.[1]);
  if (match === null || least > most) {
    throw new InvalidArgumentError('Give a number like 4, or a range like 3-5.');
  }
  return [least, most];
}
