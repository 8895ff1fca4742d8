import { escaped } from '../arena/plot.ts';
import type { Finding } from './calibrate.ts';

const LEFT = 56;
const TOP = 44;
const SIZE = 400;
const BOTTOM = 52;

/**
 * A picture of the chances given against how often they came true, with 95 % intervals; on the line they agree. It can be read on
 * white and on black.
 */
export function plot({ bot, games, deciles }: Finding): string {
  const x = (chance: number): string => (LEFT + chance * SIZE).toFixed(1);
  const y = (chance: number): string => (TOP + (1 - chance) * SIZE).toFixed(1);
  const width = LEFT + SIZE + 24;
  const height = TOP + SIZE + BOTTOM;
  const title = `Chance given and what came of it: ${bot}, ${games} games`;
  const ticks = Array.from({ length: 6 }, (_, i) => i / 5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="13" fill="#767676">`,
    `<title>${escaped(title)}</title>`,
    `<text x="12" y="22" font-size="14">${escaped(title)}</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${x(tick)}" y1="${y(0)}" x2="${x(tick)}" y2="${y(1)}" stroke="#999" stroke-opacity="0.35"/>`,
      `<line x1="${x(0)}" y1="${y(tick)}" x2="${x(1)}" y2="${y(tick)}" stroke="#999" stroke-opacity="0.35"/>`,
      `<text x="${x(tick)}" y="${TOP + SIZE + 20}" text-anchor="middle">${Math.round(100 * tick)} %</text>`,
      `<text x="${LEFT - 8}" y="${Number(y(tick)) + 4}" text-anchor="end">${Math.round(100 * tick)} %</text>`,
    ]),
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999" stroke-dasharray="4 4"/>`,
    ...deciles.flatMap(({ predicted, observed, interval: [low, high] }) => [
      `<line x1="${x(predicted)}" y1="${y(low)}" x2="${x(predicted)}" y2="${y(high)}" stroke="#3b82c4" stroke-width="3"/>`,
      `<circle cx="${x(predicted)}" cy="${y(observed)}" r="5" fill="#3b82c4"/>`,
    ]),
    `<text x="${LEFT + SIZE / 2}" y="${height - 12}" text-anchor="middle">chance given at the end of a turn; upwards, how often the game was won</text>`,
    '</svg>',
    '',
  ].join('\n');
}
