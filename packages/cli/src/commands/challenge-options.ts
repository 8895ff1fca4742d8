/** The options that say which challenge is played. */
import type { ChallengeId, FormatId, Level } from '@openrealms/engine';
import { type Command, Option } from 'commander';
import { challenge, challengeLevel, challengers } from '../arguments.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';

export interface ChallengeFlags {
  readonly challenge?: ChallengeId;
  readonly level?: Level;
  readonly players?: number;
  readonly gambit?: true;
  readonly correction?: true;
}

/** The names of these options, for those that they conflict with. */
export const CHALLENGE_OPTIONS: readonly string[] = [
  'challenge',
  'level',
  'players',
  'gambit',
  'correction',
];

export function addChallengeOptions(command: Command): Command {
  return command
    .addOption(
      new Option('-c, --challenge <id>', 'a challenge against a Boss, such as automatons')
        .argParser(challenge)
        .conflicts(['format', 'seats', 'bossHand']),
    )
    .option(
      '--level <name>',
      'of a challenge: beginner to expert (default: veteran)',
      challengeLevel,
    )
    .option('--players <n>', 'of a challenge: how many play (default: 1)', challengers)
    .option('--gambit', 'of a challenge: the substitutions of the older challenge cards')
    .option('--correction', 'of nemesis-beast: the publisher’s correction, 50 authority together');
}

/** What is played: the challenge if there is one. What belongs to a challenge is refused without one. */
export function gameAsked(
  flags: ChallengeFlags & { readonly format: FormatId; readonly seats?: number },
): {
  readonly id: FormatId | ChallengeId;
  readonly wishes: Pick<ChallengeFlags, 'level' | 'gambit' | 'correction'> & {
    readonly seats: number | undefined;
  };
} {
  const { challenge: id, level, players, gambit, correction } = flags;
  if (id === undefined) {
    const given = { level, players, gambit, correction };
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined) continue;
      const message = `--${name} is about a challenge: name it with --challenge.`;
      throw new Failure(message, EXIT_USAGE);
    }
    return { id: flags.format, wishes: { seats: flags.seats } };
  }
  return {
    id,
    wishes: {
      seats: players,
      ...(level !== undefined && { level }),
      ...(gambit && { gambit }),
      ...(correction && { correction }),
    },
  };
}
