import { LEVELS } from '@openrealms/engine';
import { grid, percent, range } from '../arena/figures.ts';
import type { ChallengesSummary } from './challenges.ts';
import type { LevelSummary, TableSummary, VeteranVerdict } from './summary.ts';
import { VETERAN } from './summary.ts';

const VERDICTS: Readonly<Record<VeteranVerdict, string>> = {
  inside: 'yes',
  'perhaps-inside': 'perhaps',
  'too-easy': 'too easy',
  'too-hard': 'too hard',
};

/** For people: a line for each challenge and number of players, then what it all comes to. */
export function report(summary: ChallengesSummary): string {
  return [grid(rowsOf(summary)), '', ...conclusions(summary), facts(summary)].join('\n');
}

/** The same for a document. */
export function markdown(summary: ChallengesSummary): string {
  const [head, ...rows] = rowsOf(summary);
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const text = [...conclusions(summary), facts(summary)].join('\n');
  return [line(head), rule, ...rows.map(line), '', text].join('\n');
}

function rowsOf({ tables }: ChallengesSummary): string[][] {
  const levels = LEVELS.filter((level) =>
    tables.some((table) => table.levels.some((each) => each.level === level)),
  );
  const veteran = levels.includes('veteran');
  const cell = (table: TableSummary, level: string): string => {
    const found = table.levels.find((each) => each.level === level);
    return found === undefined ? '' : rate(found);
  };
  return [
    [
      ...['challenge', 'players', ...levels],
      ...(levels.length > 1 ? ['order'] : []),
      ...(veteran ? ['veteran in range'] : []),
    ],
    ...tables.map((table) => [
      ...[table.challenge, `${table.players}`],
      ...levels.map((level) => cell(table, level)),
      ...(levels.length > 1 ? [orderOf(table)] : []),
      ...(veteran ? [table.veteran === null ? '' : VERDICTS[table.veteran]] : []),
    ]),
  ];
}

/** Like "48.1 (45.0 to 51.2)", with what was neither won nor lost. */
function rate({ winRate, interval, draws, unfinished }: LevelSummary): string {
  const open = draws + unfinished;
  return `${percent(winRate)} (${range(interval)})${open === 0 ? '' : `, ${open} open`}`;
}

/** "shown" if every level is won more often than the next beyond noise. */
function orderOf({ steps, ordered }: TableSummary): string {
  if (steps.length === 0) return '';
  if (steps.every(({ verdict }) => verdict === 'shown')) return 'shown';
  return ordered ? 'within noise' : 'wrong';
}

function conclusions({ tables }: ChallengesSummary): string[] {
  const compared = tables.filter(({ steps }) => steps.length > 0);
  const wrong = compared.filter(({ ordered }) => !ordered);
  const veterans = tables.filter(({ veteran }) => veteran !== null);
  const outside = veterans.filter(({ veteran }) => veteran !== 'inside');
  const open = tables.flatMap(({ levels }) => levels);
  const sum = (of: (level: LevelSummary) => number): number =>
    open.reduce((all, level) => all + of(level), 0);
  const [least, most] = VETERAN.map((bound) => `${100 * bound} %`);
  return [
    ...(compared.length === 0
      ? []
      : [
          wrong.length === 0
            ? 'Easier levels are won more often than harder ones everywhere, within noise.'
            : `A harder level is won more often than an easier one: ${wrong.map(nameOf).join(', ')}.`,
        ]),
    ...(veterans.length === 0
      ? []
      : [
          outside.length === 0
            ? `Veteran is won in ${least} to ${most} of the games everywhere.`
            : `Veteran is not won in ${least} to ${most} of the games: ${outside.map(veteranOf).join(', ')}.`,
        ]),
    `Drawn: ${sum(({ draws }) => draws)}. Not finished: ${sum(({ unfinished }) => unfinished)}. Both count as not won.`,
  ];
}

function nameOf({ challenge, players }: TableSummary): string {
  return `${challenge} (${players})`;
}

function veteranOf(table: TableSummary): string {
  return `${nameOf(table)} ${VERDICTS[table.veteran ?? 'inside']}`;
}

function facts({ bot, games, seed, seconds }: ChallengesSummary): string {
  return `${games} ${games === 1 ? 'game' : 'games'} for each figure, ${bot} on every seat, seed ${seed}, ${seconds.toFixed(0)} s.`;
}
