import type { Bot } from '@openrealms/bots';

/** What a decision is called in the timeline of the browser. */
const DECISION = 'decision';

/** What the timeline tells of a decision. */
interface TimedDecision {
  readonly bot: string;
  readonly turn: number;
  /** Among how many commands it was. */
  readonly options: number;
}

/**
 * The same computer player, as it is asked at a table. Its decisions stand in the timeline of the browser: profilers
 * show them, and `npm run bench:web` listens to them.
 */
export function timed(bot: Bot): Pick<Bot, 'name' | 'choose' | 'think'> {
  const { name } = bot;
  const think = bot.think?.bind(bot);
  const note = (start: number, ...[{ turn }, { length: options }]: Parameters<Bot['choose']>) =>
    tell(start, { bot: name, turn, options });
  return {
    name,
    choose(...asked) {
      const start = performance.now();
      const command = bot.choose(...asked);
      note(start, ...asked);
      return command;
    },
    ...(think !== undefined && {
      *think(...asked) {
        const start = performance.now();
        try {
          return yield* think(...asked);
        } finally {
          // Also when it was told to hurry, or nobody wants to know any more.
          note(start, ...asked);
        }
      },
    }),
  };
}

function tell(start: number, detail: TimedDecision): void {
  performance.measure(DECISION, { start, detail });
  // Whoever listens has it; nobody else needs it kept, and there are many in a game.
  performance.clearMeasures(DECISION);
}
