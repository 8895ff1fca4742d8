import type { Interval } from '../simulate/statistics.ts';
import type { CardFigures } from './card-figures.ts';
import type { Judgement } from './span.ts';
import type { Spread } from './spread.ts';

/** What a balanced box is to show, and whether it does. */
export interface Target {
  /** What kind of thing is asked, like "Political Victories". */
  readonly group: string;
  /** Of what it is asked, like "scenario 3". */
  readonly about: string;
  readonly unit: 'share' | 'turns' | 'cards';
  readonly value: number;
  /** Null where what was counted has none, or too little was. */
  readonly interval: Interval | null;
  /** The range that the value is to lie in. */
  readonly aim: Interval;
  readonly reached: boolean;
  /** Whether the whole interval says the same. */
  readonly certain: boolean;
}

/** Turns of both players together, in half of all games fewer and in half more. */
export const TURNS: Interval = [20, 32];

/** Fewer copies than these say little about a card. */
const COPIES_TO_BE_SURE = 200;

export function target(
  { group, about }: Pick<Target, 'group' | 'about'>,
  unit: Target['unit'],
  value: number,
  interval: Interval | null,
  aim: Interval,
): Target {
  const reached = value >= aim[0] && value <= aim[1];
  const certain = interval !== null && (reached ? within(interval, aim) : apart(interval, aim));
  return { group, about, unit, value, interval, aim, reached, certain };
}

function within(interval: Interval, aim: Interval): boolean {
  return interval[0] >= aim[0] && interval[1] <= aim[1];
}

function apart(interval: Interval, aim: Interval): boolean {
  return interval[1] < aim[0] || interval[0] > aim[1];
}

export function turnsTarget(about: string, { median, interval }: Spread): Target {
  return target({ group: 'Median turns', about }, 'turns', median, interval, TURNS);
}

/** No card is outside what the baseline spans. Certain only if every card was acquired often enough to tell. */
export function cardsTarget(
  baseline: string,
  judged: readonly { readonly card: CardFigures; readonly judgement: Judgement }[],
  games: number,
): Target {
  const value = judged.filter(({ judgement }) => judgement.place === 'outside').length;
  const seldom = judged.filter(
    ({ card, judgement }) =>
      judgement.place === 'unknown' || card.acquired * games < COPIES_TO_BE_SURE,
  );
  return {
    group: `Cards outside what ${baseline} spans`,
    about: 'duels',
    unit: 'cards',
    value,
    interval: null,
    aim: [0, 0],
    reached: value === 0,
    certain: value > 0 || seldom.length === 0,
  };
}

/** Like "reached, not certain". */
export function verdict({ reached, certain }: Target): string {
  return `${reached ? 'reached' : 'not reached'}${certain ? '' : ', not certain'}`;
}

/** Like "12 of 50 targets are reached, 7 of them for certain." */
export function tally(targets: readonly Target[]): string {
  const reached = targets.filter((each) => each.reached);
  const certain = reached.filter((each) => each.certain);
  return `${reached.length} of ${targets.length} targets are reached, ${certain.length} of them for certain.`;
}
