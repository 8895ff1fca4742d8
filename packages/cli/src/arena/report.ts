/** The summary for people. */
import type { EloInterval } from './bootstrap.ts';
import { claimTable } from './claim-table.ts';
import { grid, percent, range, time } from './figures.ts';
import { seatName } from './seat-name.ts';
import type { BotResult, PairingResult, Summary } from './summary.ts';

export function report(summary: Summary): string {
  return [
    facts(summary),
    grid(botTable(summary)),
    matrix(summary),
    ...(summary.claims.length === 0 ? [] : [claimTable(summary)]),
    ...(summary.sprt === null ? [] : [verdict(summary)]),
    ...(summary.interrupted ? ['Interrupted: this is what was played until then.'] : []),
  ].join('\n\n');
}

function facts(summary: Summary): string {
  const { format, players, boxes, games, sets, sides, seconds, seed } = summary;
  const setName = sides.length === 2 ? 'pairs' : `sets of ${sides.length}`;
  const rows: (readonly [string, string])[] = [
    ['table', `${format}, ${players} players, ${boxes.map(({ id }) => id).join(' + ')}`],
    ['games', `${games} (${sets} ${setName})`],
    ...sides.map(
      (side, i) =>
        [
          `${sideName(summary, i)} wins`,
          `${percent(side.winRate)} %  (95 %: ${range(side.interval)})`,
        ] as const,
    ),
    ...(summary.draws > 0 ? [['draws', `${summary.draws}`] as const] : []),
    ...(summary.unfinished > 0 ? [['without an end', `${summary.unfinished}`] as const] : []),
    ['turns a game', `${summary.meanTurns.toFixed(1)} mean`],
    ['time', `${seconds.toFixed(1)} s`],
    ['seed', seed],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}   ${value}`).join('\n');
}

function sideName({ sides }: Summary, index: number): string {
  const { seats, role } = sides[index];
  if (role === 'boss' || role === 'raider') return role === 'boss' ? 'boss' : 'raiders';
  return seats.length === 1 ? seatName(seats[0]) : `team ${index + 1}`;
}

function botTable(summary: Summary): string[][] {
  const head = [
    'bot',
    'Elo',
    '95 %',
    'games',
    'score',
    ...summary.sides.map((_, i) => sideName(summary, i)),
  ];
  const rows = summary.bots
    .toSorted((a, b) => (b.elo ?? Number.NEGATIVE_INFINITY) - (a.elo ?? Number.NEGATIVE_INFINITY))
    .map((bot) => [
      bot.name,
      bot.elo === null ? '' : bot.elo.toFixed(0),
      ratingRange(bot),
      `${bot.games}`,
      `${percent(bot.score)} %`,
      ...bot.sides.map(({ games, score }) => (games === 0 ? '' : `${percent(score)} %`)),
      bot.timePerTurn === null
        ? ''
        : `${time(bot.timePerTurn.median)}, ${time(bot.timePerTurn.p99)}`,
      faultsOf(bot),
    ]);
  return [[...head, 'ms a turn (median, p99)', 'faults'], ...rows];
}

function ratingRange({ anchor, interval }: BotResult): string {
  if (anchor) return 'anchor';
  return interval === null ? '' : eloRange(interval);
}

/** Like "-30 to 45", "over 300" or "under -200". */
export function eloRange([low, high]: EloInterval): string {
  if (low === null) return high === null ? 'unknown' : `under ${high.toFixed(0)}`;
  return high === null ? `over ${low.toFixed(0)}` : `${low.toFixed(0)} to ${high.toFixed(0)}`;
}

function faultsOf({ crashes, timeOuts, nonsense, illegal, out }: BotResult): string {
  const kinds = [
    [crashes, 'crashed'],
    [timeOuts, 'timed out'],
    [nonsense, 'nonsense'],
    [illegal, 'illegal'],
  ] as const;
  const found = kinds.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return [...found, ...(out ? ['OUT'] : [])].join(', ') || 'none';
}

/** How much the bot of a row scores against the bot of a column. */
function matrix({ bots, pairings, sides }: Summary): string {
  const names = bots.map(({ name }) => name);
  const rows = names.map((row) => [
    row,
    ...names.map((column) => cell(pairings, row, column, sides.length)),
  ]);
  const title =
    sides.length === 2
      ? 'Score of the row against the column, in per cent, with 95 % interval and games:'
      : `Score of the row alone among ${sides.length - 1} of the column (share ${percent(1 / sides.length)}), in per cent, with 95 % interval and games:`;
  return `${title}\n${grid([['', ...names], ...rows])}`;
}

function cell(
  pairings: readonly PairingResult[],
  row: string,
  column: string,
  sides: number,
): string {
  const find = (a: string, b: string): PairingResult | undefined =>
    pairings.find(({ bots, games }) => bots[0] === a && bots[1] === b && games > 0);
  const played = find(row, column);
  if (played !== undefined) {
    return `${percent(played.score)} (${range(played.interval)}) ${played.games}`;
  }
  const turned = sides === 2 ? find(column, row) : undefined;
  if (turned === undefined) return '';
  const [low, high] = turned.interval;
  return `${percent(1 - turned.score)} (${range([1 - high, 1 - low])}) ${turned.games}`;
}

function verdict({ sprt, pairings }: Summary): string {
  const { p0, p1, llr, lower, upper, sets, accepted } = sprt!;
  const [first] = pairings[0].bots;
  const held = accepted === 'H1' ? p1 : p0;
  const found =
    accepted === null
      ? 'neither holds yet; play more games'
      : `${accepted} holds: ${first} scores ${percent(held)} % rather than ${percent(accepted === 'H1' ? p0 : p1)} %`;
  return `SPRT ${percent(p0)} % (H0) against ${percent(p1)} % (H1), errors 5 %: ${found}.\nLLR ${llr.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)}) after ${sets} sets.`;
}
