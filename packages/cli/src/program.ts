import { ENGINE_VERSION } from '@openrealms/engine';
import { Command, CommanderError } from 'commander';
import type { AddCommand } from './commands/add-command.ts';
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addBench } from './commands/bench.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCampaign } from './commands/campaign.ts';
import { addCards } from './commands/cards.ts';
import { addChallenges } from './commands/challenges.ts';
import { addLatency } from './commands/latency.ts';
import { addPack } from './commands/pack.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';
import { EXIT_FAILURE, EXIT_USAGE, Failure } from './failure.ts';
import type { Io } from './io.ts';

const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addSimulate,
  addChallenges,
  addCampaign,
  addArena,
  addBalance,
  addCalibrate,
  addLatency,
  addReplay,
  addCards,
  addPack,
  addBench,
];

/** Runs the command line client with these arguments and gives its exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  const program = new Command('openrealms')
    .description(
      'Play, simulate and study the deck-building game Star Realms.\nAn unofficial fan project.',
    )
    .version(ENGINE_VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('Try openrealms --help.')
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => Math.min(io.stdout.columns ?? 80, 100),
    })
    .addHelpText('after', '\nBegin with: openrealms play')
    // Options behind the name of a command belong to that command, also where it has parts with the same options.
    .enablePositionalOptions()
    .exitOverride();
  for (const add of COMMANDS) {
    add(program, io, (code) => {
      exitCode = code;
    });
  }
  for (const command of program.commands) {
    command
      .helpOption('-h, --help', 'print this help')
      .showHelpAfterError(`Try openrealms ${command.name()} --help.`);
  }

  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
    if (error instanceof Failure) {
      io.stderr.write(`${error.message}\n`);
      return error.exitCode;
    }
    const detail = error instanceof Error ? error.stack : String(error);
    io.stderr.write(`This is a mistake of the program, not yours. Please report it:\n${detail}\n`);
    return EXIT_FAILURE;
  }
}
