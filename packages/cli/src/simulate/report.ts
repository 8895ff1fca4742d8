import type { LabBotName } from '@openrealms/bots';
import { type Side, sideName, WORTH_A_LOOK } from './sides.ts';
import type { Interval } from './statistics.ts';
import type { Summary } from './summary.ts';

/** One simulation, a fact a line. */
export function table(summary: Summary): string {
  const duel = summary.format === 'standard';
  const perSecond = summary.games / Math.max(summary.seconds, 0.001);
  const rows: (readonly [string, string])[] = [
    ...(duel ? [] : [gameRow(summary)]),
    ['games', `${summary.games}`],
    ...(duel || summary.bots[0] !== summary.bots[1] ? botRows(summary) : []),
    ...(duel ? [] : sideRows(summary)),
    ...rare('draws', summary.draws),
    ...rare('without an end', summary.unfinished),
    ...(duel ? [firstPlayerRow(summary)] : []),
    ['turns a game', `${summary.meanTurns.toFixed(1)} mean, ${summary.medianTurns} median`],
    ['commands a game', `${summary.meanCommands.toFixed(1)} mean`],
    ["winner's authority", `${summary.meanWinnerAuthority.toFixed(1)} mean`],
    ['time', `${summary.seconds.toFixed(1)} s, ${perSecond.toFixed(0)} games a second`],
    ['seed', summary.seed],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}   ${value}`).join('\n');
}

function botRows({ bots, winRates, winIntervals }: Summary): (readonly [string, string])[] {
  const [one, two] = botLabels(bots);
  return [
    [`${one} wins`, rate(winRates[0], winIntervals[0])],
    [`${two} wins`, rate(winRates[1], winIntervals[1])],
  ];
}

function gameRow({ format, level, players }: Summary): readonly [string, string] {
  const people = `${players} ${players === 1 ? 'player' : 'players'}`;
  return level === undefined
    ? ['format', `${format}, ${people}`]
    : ['challenge', `${format}, ${level}, ${people}`];
}

/** By seat and, where there are teams, by team: teammates win together. A Boss that the rules play has no share to hold. */
function sideRows({ seats, teams, level }: Summary): (readonly [string, string])[] {
  if (level !== undefined) return [['players win', rate(teams[0].winRate, teams[0].interval)]];
  const together = teams.length < seats.length;
  return [
    ...seats.map((each) => [`seat ${each.seat + 1} wins`, rateOfSide(each)] as const),
    ...(together ? teams.map((each) => [`${sideName(each)}`, rateOfSide(each)] as const) : []),
  ];
}

function firstPlayerRow(summary: Summary): readonly [string, string] {
  return ['first player wins', rate(summary.firstPlayerWinRate, summary.firstPlayerInterval)];
}

/** Several simulations, a line for each side of each. */
export function overview(summaries: readonly Summary[]): string {
  const head = ['format', 'players', 'side', 'wins', '95 %', 'share', ''];
  const rows = summaries.flatMap(({ format, players, teams }) =>
    teams.map((side) => {
      const [low, high] = side.interval.map(percent);
      return [
        format,
        `${players}`,
        sideName(side),
        `${percent(side.winRate)} %`,
        `${low} to ${high}`,
        `${percent(side.share)} %`,
        isWorthALook(side) ? `+${percent(side.winRate - side.share)} points` : '',
      ];
    }),
  );
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('   ')
      .trimEnd();
  const [{ games, bots, seed }] = summaries;
  const total = summaries.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1);
  const foot = `${games} ${games === 1 ? 'game' : 'games'} each, ${bots.join(' and ')}, seed ${seed}, ${total} s`;
  return [line(head), ...rows.map(line), foot].join('\n');
}

/** A row for what hardly ever happens. */
function rare(name: string, count: number): (readonly [string, string])[] {
  return count === 0 ? [] : [[name, `${count}`]];
}

/** A bot that plays against itself needs a number to be told apart. */
export function botLabels([one, two]: readonly [LabBotName, LabBotName]): readonly [
  string,
  string,
] {
  return one === two ? [`${one} 1`, `${two} 2`] : [one, two];
}

function rateOfSide(side: Pick<Side, 'winRate' | 'interval' | 'share'>): string {
  const more = isWorthALook(side) ? `, ${percent(side.winRate - side.share)} points more` : '';
  return `${rate(side.winRate, side.interval)}  share ${percent(side.share)} %${more}`;
}

function isWorthALook({ winRate, share }: Pick<Side, 'winRate' | 'share'>): boolean {
  return winRate - share > WORTH_A_LOOK;
}

function rate(value: number, [low, high]: Interval): string {
  return `${percent(value)} %  (95 %: ${percent(low)} to ${percent(high)})`;
}

function percent(value: number): string {
  return (100 * value).toFixed(1);
}
