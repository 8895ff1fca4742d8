import { ENGINE_VERSION } from '@openrealms/engine';
import { type NetworkFacts, networkFacts, type OurBot, ourBot } from '../arena/our-bot.ts';
import { boxesOf, type Deal } from '../arena/plan.ts';
import { progressOf } from '../arena/progress.ts';
import { type Io, print } from '../io.ts';
import type { TableKind } from '../tables.ts';
import { report } from './report.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { Measured, Memory } from './subject.ts';
import { subjectProcess } from './subject-process.ts';

export interface LatencyOptions extends Deal {
  readonly bots: readonly string[];
  readonly games: number;
  readonly json: boolean;
}

/** How long bots think, and what memory they need. Times are milliseconds, memory bytes. */
export interface Latency {
  readonly engine: string;
  readonly node: string;
  readonly format: TableKind['format'];
  readonly players: number;
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly seed: string;
  /** Of each bot, against the baseline. */
  readonly games: number;
  readonly baseline: string;
  readonly bots: readonly BotLatency[];
  readonly seconds: number;
}

export interface BotLatency {
  readonly name: string;
  readonly network?: NetworkFacts;
  /** Between more than one command. */
  readonly decision: Spread;
  readonly turn: Spread;
  /** The medians over those of the baseline. */
  readonly ratio: { readonly decision: number; readonly turn: number };
  /** The most at the end of any game. */
  readonly memory: Memory;
}

/** What others are compared with, in the same run: machines differ, and so do days. */
export const BASELINE = 'greedy';

/** Measures bots, each in a process of its own, and only one of them at a time. */
export async function latency(options: LatencyOptions, io: Io): Promise<void> {
  const { table, boxes, seed, games } = options;
  const deal: Deal = { table, boxes, seed };
  const names = [...new Set([BASELINE, ...options.bots])];
  const bots = names.map((name) => ourBot(name, io.cwd));
  const [baseline] = bots;
  const start = performance.now();
  const measured = await measure(bots, baseline, deal, games, io);
  const found = bots.map((bot, i) => latencyOf(bot, measured[i], measured[0]));
  const result: Latency = {
    engine: ENGINE_VERSION,
    node: process.version,
    format: table.format,
    players: table.seats,
    boxes: boxesOf(deal).map(({ id, version }) => ({ id, version })),
    seed,
    games,
    baseline: BASELINE,
    bots: found,
    seconds: (performance.now() - start) / 1000,
  };
  print(io, options.json ? JSON.stringify(result, null, 2) : report(result));
}

/** The games take turns, so that what else the machine does is everybody's trouble alike. */
async function measure(
  bots: readonly OurBot[],
  opponent: OurBot,
  deal: Deal,
  games: number,
  io: Io,
): Promise<Measured[][]> {
  const progress = progressOf(games * bots.length, io);
  const subjects = bots.map((bot) => subjectProcess({ ...deal, bot, opponent }));
  const measured = bots.map((): Measured[] => []);
  try {
    for (let game = 0; game < games; game++) {
      for (const [i, subject] of subjects.entries()) {
        measured[i].push(await subject.play(game));
        progress.update(game * bots.length + i + 1);
      }
    }
  } finally {
    progress.stop();
    for (const subject of subjects) subject.close();
  }
  return measured;
}

export function latencyOf(
  bot: OurBot,
  games: readonly Measured[],
  baseline: readonly Measured[],
): BotLatency {
  const decision = spreadOf(games.flatMap(({ decisions }) => decisions));
  const turn = spreadOf(games.flatMap(({ turns }) => turns));
  const beside = {
    decision: spreadOf(baseline.flatMap(({ decisions }) => decisions)),
    turn: spreadOf(baseline.flatMap(({ turns }) => turns)),
  };
  return {
    name: bot.name,
    ...('trained' in bot && { network: networkFacts(bot) }),
    decision,
    turn,
    ratio: {
      decision: decision.median / beside.decision.median,
      turn: turn.median / beside.turn.median,
    },
    memory: {
      heap: Math.max(...games.map(({ memory }) => memory.heap)),
      rss: Math.max(...games.map(({ memory }) => memory.rss)),
    },
  };
}
