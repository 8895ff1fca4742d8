/** The figures for people. */
import { grid, time } from '../arena/figures.ts';
import type { BotLatency, Latency } from './latency.ts';
import type { Spread } from './spread.ts';

export function report(latency: Latency): string {
  const { bots, baseline, format, players, boxes, games, node, seed, seconds } = latency;
  const facts = grid([
    ['table', `${format}, ${players} players, ${boxes.map(({ id }) => id).join(' + ')}`],
    ['games', `${games} of each bot against ${baseline}, one after the other on one core`],
    ['Node', node],
    ['time', `${seconds.toFixed(1)} s`],
    ['seed', seed],
  ]);
  const times = (title: string, of: 'decision' | 'turn'): string => {
    const head = ['bot', 'median', 'p95', 'p99', 'max', `times ${baseline}`, 'measured'];
    return `${title}\n${grid([head, ...bots.map((bot) => row(bot, bot[of], bot.ratio[of]))])}`;
  };
  return [
    facts,
    times('Milliseconds a decision, where there is more than one command:', 'decision'),
    times('Milliseconds a turn:', 'turn'),
    memory(bots),
  ].join('\n\n');
}

function row({ name }: BotLatency, spread: Spread, ratio: number): string[] {
  const { median, p95, p99, max, count } = spread;
  const times = [median, p95, p99, max].map(time);
  return [name, ...times, ratio.toFixed(ratio < 10 ? 2 : 0), `${count}`];
}

function memory(bots: readonly BotLatency[]): string {
  const rows = bots.map(({ name, memory: { heap, rss } }) => [
    name,
    megabytes(heap),
    megabytes(rss),
  ]);
  const head = ['bot', 'kept by the bot', 'taken by the process'];
  return `Memory in MB, beyond what the rules and a game of the baseline need:\n${grid([head, ...rows])}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
