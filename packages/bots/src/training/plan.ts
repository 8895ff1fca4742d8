import { parseArgs } from 'node:util';
import { BOX_NAMES, type BoxName, isBoxName } from './tables.ts';

/** What a training run does; kept beside its weights. */
export interface Plan {
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
  readonly workers: number;
  /** The share of duels among the games; the others are tables of three to six. */
  readonly duels: number;
  /** Every fifth card, counted from this one, is left out of all games; null if none is. */
  readonly holdOut: number | null;
  /** The share of the decisions that are looked into, to learn which plan is better. */
  readonly lessons: number;
  /** The share of the duels in which one of the players is a bot made by hand. */
  readonly guests: number;
  /** The share of the turns in which another plan is tried than the best, at first; it becomes less. */
  readonly curiosity: number;
  /** About how many positions are looked at for each way to begin a turn. */
  readonly positions: number;
  /** The share of what came later in what a decision should have been thought of. */
  readonly lambda: number;
  /** Whether only the bias of the value is changed: so that chances become right without a change of what is liked. */
  readonly biasOnly: boolean;
  /** How far a step goes at first; it becomes smaller and smaller. */
  readonly rate: number;
  /** The boxes that all games are played with; null for all boxes, alone and mixed. */
  readonly boxes: readonly BoxName[] | null;
  /** The folder of the run whose weights this one began with, or `learned` for those of the repository; null if they were random. */
  readonly from: string | null;
}

export interface Arguments {
  readonly plan: Plan;
  readonly folder: string;
  readonly resume: boolean;
  readonly json: boolean;
}

export const USAGE = `Usage: npm run train -- [options]

Teaches the network by games against itself. The weights and how they came to be are kept in a folder, and a run that was
stopped can be resumed.
  --folder <path>     where the run is kept (training/run)
  --resume            go on with the run in that folder
  --games <n>         how many games are played in all (200000)
  --hidden <n>        units of the hidden layer (64)
  --seed <text>       where all chance comes from ("network")
  --workers <n>       threads (2)
  --duels <share>     the share of duels, from 0 to 1 (0.85)
  --lessons <share>   the share of the decisions that are looked into by a search, from 0 to 1 (0); slow, for the end of a training
  --guests <share>    the share of duels against bots made by hand, from 0 to 1 (0)
  --curiosity <share> how often another plan than the best is tried at first, from 0 to 1 (0.3); it becomes a fifth of that
  --positions <n>     how many positions are looked at for each way to begin a turn (20): with few, games are quick and many; with
                      300, what is learned is of players as thorough as the levels are, which helps in the end
  --lambda <share>    the share of what came later in what is learned, from 0 to 1 (0.4); the rest is what the network thought
  --bias-only         change nothing but the bias of the value, so that the chances become right that the network gives itself
  --rate <n>          how far the weights are changed at first (0.001); less for weights that know something already
  --from <path>       begin with the weights of the run in that folder, or of the repository ("learned"); cards that it
                      did not know are learned anew, and with twice its --hidden it begins as the same network made wider
  --boxes <names>     play with these boxes only, such as core or core,frontiers (all boxes, alone and mixed)
  --hold-out <0..4>   leave a fifth of the cards out, to measure how the network does with cards it has never seen
  --json              print one JSON object at the end
  --help              print this help
Exit code: 0 trained, 2 wrong arguments.`;

/** The arguments, or what is wrong with them. */
export function readArguments(args: readonly string[]): Arguments | string {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        folder: { type: 'string', default: 'training/run' },
        resume: { type: 'boolean', default: false },
        games: { type: 'string', default: '200000' },
        hidden: { type: 'string', default: '64' },
        seed: { type: 'string', default: 'network' },
        workers: { type: 'string', default: '2' },
        duels: { type: 'string', default: '0.85' },
        lessons: { type: 'string', default: '0' },
        guests: { type: 'string', default: '0' },
        curiosity: { type: 'string', default: '0.3' },
        positions: { type: 'string', default: '20' },
        lambda: { type: 'string', default: '0.4' },
        'bias-only': { type: 'boolean', default: false },
        rate: { type: 'string', default: '0.001' },
        from: { type: 'string' },
        boxes: { type: 'string' },
        'hold-out': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return (error as Error).message;
  }
  if (values.help) return '';
  const whole = (name: string, least: number, most: number): number | string => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    return `--${name} must be a whole number from ${least} to ${most}, not ${values[name]}.`;
  };
  const games = whole('games', 1, 100_000_000);
  const hidden = whole('hidden', 8, 512);
  const workers = whole('workers', 1, 64);
  const positions = whole('positions', 1, 10_000);
  const holdOut = values['hold-out'] === undefined ? null : whole('hold-out', 0, 4);
  for (const read of [games, hidden, workers, positions, holdOut])
    if (typeof read === 'string') return read;
  const share = (name: string): number | string => {
    const value = Number(values[name]);
    return value >= 0 && value <= 1 ? value : `--${name} must be from 0 to 1, not ${values[name]}.`;
  };
  const duels = share('duels');
  const lessons = share('lessons');
  const guests = share('guests');
  const curiosity = share('curiosity');
  const lambda = share('lambda');
  for (const read of [duels, lessons, guests, curiosity, lambda]) {
    if (typeof read === 'string') return read;
  }
  const rate = Number(values.rate);
  if (!(rate > 0 && rate <= 0.1)) return `--rate must be above 0, up to 0.1, not ${values.rate}.`;
  if (values.from !== undefined && values.resume) {
    return 'A run begins with --from or goes on with --resume, not both.';
  }
  const boxes = values.boxes === undefined ? null : String(values.boxes).split(',');
  const unknown = boxes?.find((name) => !isBoxName(name));
  if (unknown !== undefined) {
    return `--boxes knows ${BOX_NAMES.join(', ')}, not ${unknown || 'an empty name'}.`;
  }
  const from = values.from === undefined ? null : String(values.from);
  const seed = String(values.seed);
  return {
    plan: {
      games,
      hidden,
      workers,
      holdOut,
      duels,
      lessons,
      guests,
      curiosity,
      positions,
      lambda,
      biasOnly: values['bias-only'] === true,
      rate,
      boxes,
      from,
      seed,
    } as Plan,
    folder: String(values.folder),
    resume: values.resume === true,
    json: values.json === true,
  };
}
