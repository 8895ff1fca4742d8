import { isLabBotName, LAB_BOT_NAMES, type LabBotName } from '@openrealms/bots';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { BotFault } from '../protocol/bot-fault.ts';
import { externalBot, type Launch } from '../protocol/external-bot.ts';
import { type Contender, withUniqueNames } from './contender.ts';

/** Who plays against a single contender. */
const SPARRING: LabBotName = 'greedy';

/**
 * Who takes part: our bots by name, and programs, which are started once to hear their names. A program that does not
 * even start is not let in.
 */
export async function enrol(
  names: readonly string[],
  commands: readonly string[],
  launch: Launch,
): Promise<Contender[]> {
  const ours = names.map(builtIn);
  const programs: Contender[] = [];
  for (const command of commands) {
    programs.push(isLabBotName(command) ? builtIn(command) : await program(command, launch));
  }
  const all = [...ours, ...programs];
  if (all.length === 1) all.push(builtIn(SPARRING));
  if (all.length === 0) {
    throw new Failure(
      `Give at least one bot, such as greedy, or --bot "python3 mybot.py". ${known()}`,
      EXIT_USAGE,
    );
  }
  return withUniqueNames(all);
}

function builtIn(name: string): Contender {
  if (isLabBotName(name)) return { name, bot: name };
  throw new Failure(
    `There is no bot "${name}". ${known()} A program is given with --bot "python3 mybot.py".`,
    EXIT_USAGE,
  );
}

function known(): string {
  return `Bots: ${LAB_BOT_NAMES.join(', ')}.`;
}

async function program(command: string, launch: Launch): Promise<Contender> {
  const bot = externalBot(command, launch);
  try {
    return { command, ...(await bot.start()) };
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    const complaints = bot.complaints().map((line) => `\n  ${line}`);
    const hint = /\s/.test(command) ? '' : ` ${known()}`;
    throw new Failure(
      `The bot ${JSON.stringify(command)} cannot take part. ${error.message}${hint}${complaints.join('')}`,
    );
  } finally {
    await bot.quit();
  }
}
