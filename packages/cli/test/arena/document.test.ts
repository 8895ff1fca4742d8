import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { isOurBot } from '../../src/arena/our-bot.ts';
import { addArena, eventOf } from '../../src/commands/arena.ts';
import { addCalibrate } from '../../src/commands/calibrate.ts';
import { addLatency } from '../../src/commands/latency.ts';
import { processIo } from '../../src/io.ts';
import { tableKind } from '../../src/tables.ts';

const text = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');

/** The commands that measure, as they stand in the document, with a folder wherever one is to be filled in. */
const commands = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)]
  .map(([, code]) => code.replace(/<[^>]+>/g, 'folder').replace(/\s+/g, ' '))
  .map((code) => code.replace(/^npm run (-s )?openrealms -- /, ''))
  .filter((code) => /^(arena|calibrate|latency) /.test(code));

/** What a command asks for; it is read as always, but not run. */
function read(command: string): Pick<Command, 'name' | 'args' | 'opts'> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  let asked: Command | undefined;
  for (const add of [addArena, addCalibrate, addLatency]) add(program, processIo(), () => {});
  for (const each of program.commands) {
    each.action(() => {
      asked = each;
    });
  }
  program.parse(command.split(' '), { from: 'user' });
  if (asked === undefined) throw new Error(`There is no command "${command}".`);
  return asked;
}

/** Who plays, by the command. */
function botsOf(command: string): readonly string[] {
  const asked = read(command);
  const flags = asked.opts();
  switch (asked.name()) {
    case 'arena':
      return eventOf(asked.args, { ...flags, bot: flags.bot }).names;
    case 'calibrate':
      return [flags.bot];
    default:
      return flags.bots;
  }
}

describe('docs/strength.md', () => {
  it('says by which commands strength is measured', () => {
    expect(commands.length).toBeGreaterThan(5);
  });

  it.each([...new Set(commands)])(
    '%s is a command with bots and a table that there are',
    (each) => {
      const { boxes, copies, format, seats } = read(each).opts();
      expect(() => tableKind(format, { boxes, copies, seats })).not.toThrow();
      expect(botsOf(each).filter((bot) => !isOurBot(bot))).toEqual([]);
    },
  );
});
