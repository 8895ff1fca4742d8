/** The finding for people. */
import { grid, percent, range } from '../arena/figures.ts';
import type { Interval } from '../simulate/statistics.ts';
import type { Finding } from './calibrate.ts';
import type { Brier } from './calibration.ts';

export function report(finding: Finding): string {
  return [facts(finding), deciles(finding), verdict(finding), byTurn(finding)].join('\n\n');
}

function facts(finding: Finding): string {
  const { bot, format, players, boxes, games, positions, brier, seconds, seed } = finding;
  return grid([
    ['bot', bot],
    ['table', `${format}, ${players} players, ${boxes.map(({ id }) => id).join(' + ')}`],
    ['games', `${games}, with ${positions} turns ended`],
    ['Brier score', `${brierText(brier)}; by share alone ${finding.brierOfShares.toFixed(4)}`],
    ['time', `${seconds.toFixed(1)} s`],
    ['seed', seed],
  ]);
}

function deciles({ deciles: found }: Finding): string {
  const rows = found.map((each) => [
    `${percent(each.from)} to ${percent(each.to)}`,
    `${each.positions}`,
    percent(each.predicted),
    `${percent(each.observed)} (${range(each.interval)})`,
    `${points(each.gap)} (${pointsRange(each.gapInterval)})`,
  ]);
  const head = ['chance given', 'turns', 'mean', 'came true (95 %)', 'gap (95 %)'];
  return `Chances given at the end of a turn, in per cent, and how often they came true:\n${grid([head, ...rows])}`;
}

function verdict({ largestGap, bar, reached, certain }: Finding): string {
  if (largestGap === null) return 'No turn was ended.';
  const { from, to, gap } = largestGap;
  const held = reached ? 'All gaps are' : 'Not all gaps are';
  const open = certain ? '' : ', though the intervals leave it open';
  return `The largest gap is ${points(gap)} points, from ${percent(from)} to ${percent(to)} %.\n${held} within ${percent(bar)} points${open}.`;
}

function byTurn({ byTurn: groups }: Finding): string {
  const rows = groups.map((each) => [each.turns, `${each.positions}`, brierText(each)]);
  return `Brier score by the turns that the player has had:\n${grid([['turns', 'ended', 'score (95 %)'], ...rows])}`;
}

function brierText({ score, interval: [low, high] }: Brier): string {
  return `${score.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
}

/** With its sign. */
function points(value: number): string {
  return `${value < 0 ? '-' : '+'}${percent(Math.abs(value))}`;
}

function pointsRange([low, high]: Interval): string {
  return `${points(low)} to ${points(high)}`;
}
