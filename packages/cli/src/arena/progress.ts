import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../io.ts';

/** Shows on stderr how far an event is: a bar at a terminal, otherwise a line now and then. */
export interface Progress {
  update(games: number): void;
  /** A line above the bar. */
  note(text: string): void;
  stop(): void;
}

/** Milliseconds between two lines where there is no terminal. */
const QUIET = 30_000;

/** Enough columns for "10000000/10000000 games, 59m59s left". */
const TEXT_BESIDE_BAR = 40;

/** `what` is counted: games, if nothing else is said. */
export function progressOf(total: number, { stderr }: Io, what = 'games'): Progress {
  if (stderr.isTTY !== true) return lines(total, what, (text) => stderr.write(`${text}\n`));
  const bar = new SingleBar(
    {
      stream: stderr as NodeJS.WriteStream,
      format: `{bar} {value}/{total} ${what}, {eta_formatted} left`,
      clearOnComplete: true,
      // Otherwise the bar would switch off the terminal's line wrap, and Ctrl-C would leave it off.
      linewrap: true,
      // Signals are the event's.
      gracefulExit: false,
      barsize: Math.max(1, Math.min(40, (stderr.columns ?? 80) - TEXT_BESIDE_BAR)),
    },
    Presets.shades_classic,
  );
  let played = 0;
  bar.start(total, 0);
  return {
    update(games) {
      played = games;
      bar.update(games);
    },
    note(text) {
      // The bar goes back to the line where it began; it must begin below the text.
      bar.stop();
      stderr.write(`${text}\n`);
      bar.start(total, played);
    },
    stop: () => bar.stop(),
  };
}

function lines(total: number, what: string, write: (text: string) => void): Progress {
  const start = performance.now();
  let last = start;
  return {
    update(games) {
      const now = performance.now();
      if (now - last < QUIET) return;
      last = now;
      write(`${games}/${total} ${what} after ${((now - start) / 1000).toFixed(0)} s`);
    },
    note: write,
    stop() {},
  };
}
