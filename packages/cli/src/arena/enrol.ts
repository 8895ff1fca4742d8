import { EXIT_USAGE, Failure } from '../failure.ts';
import { BotFault } from '../protocol/bot-fault.ts';
import { externalBot, type Launch } from '../protocol/external-bot.ts';
import { type Contender, type Program, withUniqueNames } from './contender.ts';
import { isOurBot, knownBots, ourBot } from './our-bot.ts';

/** Who plays against a single contender. */
const SPARRING = 'greedy';

/**
 * Who takes part: our bots by name, and programs, which are started once to hear their names. A program that does not
 * even start is not let in.
 */
export async function enrol(
  names: readonly string[],
  commands: readonly string[],
  launch: Launch,
): Promise<Contender[]> {
  const all: Contender[] = names.map((name) => ours(name, launch));
  for (const command of commands) {
    all.push(isOurBot(command) ? ours(command, launch) : await program(command, launch));
  }
  if (all.length === 1) all.push(ours(SPARRING, launch));
  if (all.length === 0) {
    throw new Failure(
      `Give at least one bot, such as greedy, or --bot "python3 mybot.py". ${knownBots()}`,
      EXIT_USAGE,
    );
  }
  return withUniqueNames(all);
}

function ours(name: string, { cwd }: Launch): Contender {
  if (isOurBot(name)) return ourBot(name, cwd);
  throw new Failure(
    `There is no bot "${name}". ${knownBots()} A program is given with --bot "python3 mybot.py".`,
    EXIT_USAGE,
  );
}

async function program(command: string, launch: Launch): Promise<Program> {
  const bot = externalBot(command, launch);
  try {
    return { command, ...(await bot.start()) };
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    const complaints = bot.complaints().map((line) => `\n  ${line}`);
    const hint = /\s/.test(command) ? '' : ` ${knownBots()}`;
    throw new Failure(
      `The bot ${JSON.stringify(command)} cannot take part. ${error.message}${hint}${complaints.join('')}`,
    );
  } finally {
    await bot.quit();
  }
}
