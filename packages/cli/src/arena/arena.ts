import { EXIT_INTERRUPTED, EXIT_USAGE, Failure } from '../failure.ts';
import { checkFolderOf, writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import type { TableKind } from '../tables.ts';
import type { Contender } from './contender.ts';
import { crewOf } from './crew.ts';
import { enrol } from './enrol.ts';
import { interruptible } from './interrupt.ts';
import type { Plan } from './plan.ts';
import { plot } from './plot.ts';
import { progressOf } from './progress.ts';
import { report } from './report.ts';
import { runSets } from './run-sets.ts';
import { type EventKind, pairingsOf, setAt, sidesOf, teamsOf } from './schedule.ts';
import { seatName } from './seat-name.ts';
import type { Hypotheses } from './sprt.ts';
import { type ReportedFault, standings } from './standings.ts';
import { type Anchor, summarise } from './summary.ts';

export interface ArenaOptions {
  readonly names: readonly string[];
  readonly commands: readonly string[];
  readonly kind: EventKind;
  readonly table: TableKind;
  readonly boxes: readonly string[];
  /** For each two bots that meet; sets are always played whole. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly turnTime: number;
  readonly startTime: number;
  readonly maxFaults: number;
  readonly anchor: { readonly name: string; readonly elo: number } | null;
  readonly sprt: Hypotheses | null;
  readonly json: boolean;
  readonly svg?: string;
}

/** Lets bots play against each other and prints how strong they are; gives the exit code. */
export async function arena(options: ArenaOptions, io: Io): Promise<number> {
  const { kind, table, boxes, seed, turnTime, startTime } = options;
  if (options.svg !== undefined) await checkFolderOf(options.svg, io);
  const contenders = await enrol(options.names, options.commands, { cwd: io.cwd, startTime });
  const anchor = anchorAmong(contenders, options.anchor);
  if (options.sprt !== null && contenders.length !== 2) {
    throw new Failure('The test --sprt is for exactly two bots.', EXIT_USAGE);
  }
  const plan: Plan = { table, boxes, contenders, kind, seed, turnTime, startTime, cwd: io.cwd };
  const sides = sidesOf(teamsOf(table));
  if (kind === 'ladder' && sides > 2) {
    throw new Failure('A ladder is for formats with two sides.', EXIT_USAGE);
  }
  const pairings = pairingsOf(contenders.length, sides, kind).slice(
    0,
    options.sprt === null ? undefined : 1,
  );
  const sets = Math.ceil(options.games / sides) * pairings.length;

  const interruption = interruptible();
  const progress = progressOf(sets * sides, io);
  const limits = { faults: options.maxFaults, sprt: options.sprt };
  const standing = standings(plan, pairings, limits, (fault) => {
    progress.note(faultText(fault, contenders));
  });
  const referee = {
    skips: standing.skips,
    takes(set: Parameters<typeof standing.takes>[0]) {
      const goesOn = standing.takes(set);
      progress.update(standing.totals.games);
      return goesOn;
    },
  };
  const start = performance.now();
  try {
    const crew = crewOf(Math.min(options.workers, sets), plan);
    const set = (number: number) => setAt(pairings, number);
    await runSets(set, sets, crew, referee, interruption.signal);
  } finally {
    progress.stop();
    interruption.release();
  }
  const interrupted = interruption.signal.aborted;
  const seconds = (performance.now() - start) / 1000;
  const summary = summarise(plan, standing, anchor, { interrupted, seconds });
  if (options.svg !== undefined) await writeTextFile(options.svg, plot(summary), io);
  print(io, options.json ? JSON.stringify(summary, null, 2) : report(summary));
  return interrupted ? EXIT_INTERRUPTED : 0;
}

/** The first contender has rating 0 unless something else is wished for. */
function anchorAmong(contenders: readonly Contender[], wish: ArenaOptions['anchor']): Anchor {
  if (wish === null) return { contender: 0, elo: 0 };
  const contender = contenders.findIndex(({ name }) => name === wish.name);
  if (contender < 0) {
    const names = contenders.map(({ name }) => name).join(', ');
    const hint = wish.name.includes('=')
      ? ' A rating is written like greedy=1000 or greedy=1.5.'
      : '';
    throw new Failure(`The anchor "${wish.name}" does not take part: ${names}.${hint}`, EXIT_USAGE);
  }
  return { contender, elo: wish.elo };
}

/** What went wrong, of whom and where, with the last words of the program. */
function faultText(fault: ReportedFault, contenders: readonly Contender[]): string {
  const { contender, game, seed, seat, turn, kind, why, stderr } = fault;
  const { name } = contenders[contender];
  return [
    `${name} loses game ${game} (seed ${seed}, ${seatName(seat)}, turn ${turn}) by ${kind}: ${why}`,
    ...stderr.map((line) => `  ${line}`),
  ].join('\n');
}
