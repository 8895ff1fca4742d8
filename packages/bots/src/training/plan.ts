import { LEARNED_HERE } from '../network/learned.ts';
import { boxNames, rate, share, whole, yesOrNo } from './read-value.ts';
import { Refusal } from './refusal.ts';
import type { BoxName } from './tables.ts';

/** What a training run does; kept beside its weights. */
export interface Plan {
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
  /** The share of duels among the games; the others are tables of three to six. */
  readonly duels: number;
  /** The share of the decisions that are looked into, to learn which plan is better. */
  readonly lessons: number;
  /** The share of the games without teams in which all players but one are bots made by hand. */
  readonly guests: number;
  /** The share of the turns in which another plan is tried than the best, at first; it becomes less. */
  readonly curiosity: number;
  /** About how many positions are looked at for each way to begin a turn. */
  readonly positions: number;
  /** The share of what came later in what a decision should have been thought of. */
  readonly lambda: number;
  /** How far a step goes at first; it becomes smaller and smaller. */
  readonly rate: number;
  readonly workers: number;
  /** Whether only the bias of the value is changed: so that chances become right without a change of what is liked. */
  readonly biasOnly: boolean;
  /** The boxes that all games are played with; null for all boxes, alone and mixed. */
  readonly boxes: readonly BoxName[] | null;
  /** Every fifth card, counted from this one, is left out of all games; null if none is. */
  readonly holdOut: number | null;
  /** The folder of the run whose weights this one began with, or `learned` for those of the repository; null if they were random. */
  readonly from: string | null;
}

interface Option<Value> {
  readonly standard: Value;
  readonly read: (text: string, flag: string) => Value;
  /** Whether it is settled when the run begins. */
  readonly fixed?: true;
}

/** One for each part of a plan: what is not here can be neither given, nor kept, nor written. */
const OPTIONS: { readonly [Key in keyof Plan]: Option<Plan[Key]> } = {
  games: { standard: 200_000, read: whole(1, 100_000_000) },
  hidden: { standard: 64, read: whole(8, 512), fixed: true },
  seed: { standard: 'network', read: (text) => text, fixed: true },
  duels: { standard: 0.85, read: share },
  lessons: { standard: 0, read: share },
  guests: { standard: 0, read: share },
  curiosity: { standard: 0.3, read: share },
  positions: { standard: 20, read: whole(1, 10_000) },
  lambda: { standard: 0.4, read: share },
  rate: { standard: 0.001, read: rate },
  workers: { standard: 2, read: whole(1, 64) },
  biasOnly: { standard: false, read: yesOrNo },
  boxes: { standard: null, read: boxNames, fixed: true },
  holdOut: { standard: null, read: whole(0, 4), fixed: true },
  from: { standard: null, read: (text) => text, fixed: true },
};

export const KEYS = Object.keys(OPTIONS) as readonly (keyof Plan)[];

/** How an option stands on the command line. */
export function flagOf(key: keyof Plan): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Options from the command line or from a file, as far as there are any. */
export function readOptions(values: Readonly<Record<string, unknown>>): Partial<Plan> {
  const given = KEYS.filter((key) => values[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, readOption(key, values[key])]));
}

function readOption<Key extends keyof Plan>(key: Key, value: unknown): Plan[Key] {
  const { read, standard }: Option<Plan[Key]> = OPTIONS[key];
  return value === null && standard === null ? standard : read(String(value), flagOf(key));
}

export function newPlan(given: Partial<Plan>): Plan {
  const standard = KEYS.map((key) => [key, OPTIONS[key].standard]);
  return checked({ ...(Object.fromEntries(standard) as unknown as Plan), ...given });
}

/** The plan of a run that goes on: what it was, but for what is given now. */
export function resumedPlan(before: Plan, given: Partial<Plan>): Plan {
  const isOther = (key: keyof Plan) => String(given[key]) !== String(before[key]);
  const changed = KEYS.find((key) => OPTIONS[key].fixed && key in given && isOther(key));
  if (changed !== undefined) {
    const flag = flagOf(changed);
    const known = before[changed] === null ? `without ${flag}` : `with ${flag} ${before[changed]}`;
    throw new Refusal(
      `This run was begun ${known}, which cannot change: leave ${flag} out, or begin another run in another --folder.`,
    );
  }
  return checked({ ...before, ...given });
}

function checked(plan: Plan): Plan {
  if (plan.holdOut !== null && plan.from === LEARNED_HERE) {
    throw new Refusal(
      `With --hold-out no run can begin with ${LEARNED_HERE}: these weights have seen all cards. Begin without --from.`,
    );
  }
  return plan;
}

/** The options that give this plan, or those that make it of the plan before; the folder of the run that it began with is left open. */
export function optionsOf(plan: Plan, before?: Plan): string {
  const known = before === undefined ? [] : written(before);
  return written(plan)
    .filter((option) => !known.includes(option))
    .join(' ');
}

function written(plan: Plan): string[] {
  return KEYS.filter((key) => plan[key] !== null).map((key) => {
    const flag = flagOf(key);
    const value = plan[key];
    if (key === 'from') return `${flag} <run before>`;
    if (typeof value === 'boolean') return value ? flag : flag.replace('--', '--no-');
    return /^\w[\w.,-]*$/.test(String(value))
      ? `${flag} ${value}`
      : `${flag}=${quoted(`${value}`)}`;
  });
}

/** As a shell reads it; it may also stand in a comment, which it must not end. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replaceAll('*/', "*''/")}'`;
}
