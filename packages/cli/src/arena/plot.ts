import type { EloInterval } from './bootstrap.ts';
import { eloRange } from './report.ts';
import type { BotResult, Summary } from './summary.ts';

const ROW = 28;
const LABELS = 170;
const PLOT = 430;
const VALUES = 160;
const TOP = 44;
const BOTTOM = 36;

type Rated = BotResult & { readonly elo: number; readonly interval: EloInterval };

/**
 * A picture of the ratings with their intervals, the strongest on top. It can be read on white and on black. An interval
 * without an end goes to the edge.
 */
export function plot(summary: Summary): string {
  const rated = summary.bots
    .filter((bot): bot is Rated => bot.elo !== null && bot.interval !== null)
    .toSorted((a, b) => b.elo - a.elo);
  const values = rated.flatMap(({ elo, interval }) => [
    elo,
    interval[0] ?? elo,
    interval[1] ?? elo,
  ]);
  const step = tickStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const x = (elo: number): string => (LABELS + ((elo - low) / (high - low)) * PLOT).toFixed(1);
  const width = LABELS + PLOT + VALUES;
  const height = TOP + rated.length * ROW + BOTTOM;
  const foot = TOP + rated.length * ROW;
  const title = `Elo with 95 % intervals: ${summary.format}, ${summary.players} players, ${summary.games} games`;
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="13" fill="#767676">`,
    `<title>${escaped(title)}</title>`,
    `<text x="12" y="22" font-size="14">${escaped(title)}</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${x(tick)}" y1="${TOP - 8}" x2="${x(tick)}" y2="${foot}" stroke="#999" stroke-opacity="0.35"/>`,
      `<text x="${x(tick)}" y="${foot + 20}" text-anchor="middle">${tick}</text>`,
    ]),
    ...rated.flatMap((bot, i) => {
      const y = TOP + i * ROW + ROW / 2 - 4;
      const [from, to] = bot.interval;
      const range = bot.anchor ? 'anchor' : eloRange(bot.interval);
      return [
        `<text x="12" y="${y + 4}">${escaped(short(bot.name))}</text>`,
        `<line x1="${x(from ?? low)}" y1="${y}" x2="${x(to ?? high)}" y2="${y}" stroke="#3b82c4" stroke-width="3"/>`,
        `<circle cx="${x(bot.elo)}" cy="${y}" r="5" fill="#3b82c4"/>`,
        `<text x="${LABELS + PLOT + 12}" y="${y + 4}">${bot.elo.toFixed(0)} (${range})</text>`,
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** A round number that divides the range into about six. */
function tickStep(range: number): number {
  const rough = Math.max(range, 10) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
}

function short(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21)}…` : name;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
