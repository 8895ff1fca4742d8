import { parseArgs } from 'node:util';
import { LEARNED_HERE } from '../network/learned.ts';
import { flagOf, KEYS, type Plan, readOptions } from './plan.ts';
import { Refusal } from './refusal.ts';

export interface Arguments {
  /** What is said of the plan: the rest is as usual, or as the run had it. */
  readonly given: Partial<Plan>;
  readonly folder: string;
  readonly resume: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

export const USAGE = `Usage: npm run train -- [options]

Teaches the network by games against itself. The weights and how they came to be are kept in a folder, and a run that was
stopped can be resumed.
  --folder <path>     where the run is kept (training/run)
  --resume            go on with the run in that folder, as it was begun but for the options that are given; only --hidden,
                      --seed, --boxes, --hold-out and --from cannot change any more
  --games <n>         how many games are played in all (200000)
  --hidden <n>        units of the hidden layer (64)
  --seed <text>       where all chance comes from ("network")
  --workers <n>       threads (2)
  --duels <share>     the share of duels, from 0 to 1 (0.85)
  --lessons <share>   the share of the decisions that are looked into by a search, from 0 to 1 (0); slow, for the end of a training
  --guests <share>    the share of games with bots made by hand, from 0 to 1 (0): one in a duel, all but one where more players
                      fight for themselves; teams stay among themselves
  --curiosity <share> how often another plan than the best is tried at first, from 0 to 1 (0.3); it becomes a fifth of that
  --positions <n>     how many positions are looked at for each way to begin a turn (20): with few, games are quick and many; with
                      300, what is learned is of players as thorough as the levels are, which helps in the end
  --lambda <share>    the share of what came later in what is learned, from 0 to 1 (0.4); the rest is what the network thought
  --bias-only         change nothing but the bias of the value, so that the chances become right that the network gives itself;
                      a run that goes on changes all again with --no-bias-only
  --rate <n>          how far the weights are changed at first (0.001); less for weights that know something already
  --from <path>       begin with the weights of the run in that folder, or of the repository ("learned"); cards that it
                      did not know are learned anew, and with twice its --hidden it begins as the same network made wider
  --boxes <names>     play with these boxes only, such as core or core,frontiers (all boxes, alone and mixed)
  --hold-out <0..4>   leave a fifth of the cards out, to measure how the network does with cards it has never seen; with --from only
                      if the run before left the same fifth out
  --json              print one JSON object at the end
  --help              print this help
With --workers 1 the same options give the same weights to the last bit (with the same version of Node), if the run is not stopped on
the way. Other runs cannot be repeated: several threads change the same weights in no fixed order, and a run that was stopped
goes on from where it was last saved, by the clock, without the games that it remembered.
Exit code: 0 trained, 2 refused: wrong arguments, or a run that cannot be begun or gone on with.`;

export function readArguments(args: readonly string[]): Arguments {
  const values = parsed(args);
  const ofPlan = KEYS.map((key) => [key, values[flagOf(key).slice(2)]]);
  const folder = String(values.folder ?? 'training/run');
  if (folder === LEARNED_HERE) {
    throw new Refusal(
      `--folder cannot be ${LEARNED_HERE}, which stands for the weights of the repository: name another one.`,
    );
  }
  return {
    given: readOptions(Object.fromEntries(ofPlan)),
    folder,
    resume: values.resume === true,
    json: values.json === true,
    help: values.help === true,
  };
}

function parsed(args: readonly string[]): Record<string, string | boolean | undefined> {
  const ofPlan = KEYS.map((key) => [flagOf(key).slice(2), { type: 'string' }] as const);
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        ...Object.fromEntries(ofPlan),
        'bias-only': { type: 'boolean' },
        folder: { type: 'string' },
        resume: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const [problem] = (error as Error).message.split('\n');
    throw new Refusal(`${problem} All options: npm run train -- --help`);
  }
}
