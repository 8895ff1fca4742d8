import { type Command, ENGINE_VERSION, type View } from '@openrealms/engine';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { type GameOver, type Introduction, type NewGame, PROTOCOL_VERSION } from './messages.ts';
import { readChoice, readIntroduction } from './read-answer.ts';

/** How programs are started. */
export interface Launch {
  readonly cwd: string;
  /** Milliseconds until a program has said hello. */
  readonly startTime: number;
  /** Told when a program starts and when it has ended. */
  readonly watch?: (pid: number, lives: boolean) => void;
}

/** A program at one seat. What it does wrong is thrown as a `BotFault` and ends the program; it can be started anew. */
export interface ExternalBot {
  /** Starts the program unless it runs already. */
  start(): Promise<Introduction>;
  newGame(game: NewGame): void;
  choose(view: View, legal: readonly Command[], clock: number): Promise<Command>;
  gameOver(message: GameOver): void;
  complaints(): string[];
  quit(): Promise<void>;
  kill(): void;
}

/** Milliseconds in which a program may end by itself. */
const QUIT_TIME = 500;

export function externalBot(command: string, { cwd, startTime, watch }: Launch): ExternalBot {
  let process: BotProcess | null = null;
  let known: Introduction | null = null;

  /** Ends the program where what it said is wrong, so that the next game has a fresh one. */
  const checked = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      process?.kill();
      throw error;
    }
  };

  return {
    async start() {
      if (process?.alive && known !== null) return known;
      process?.kill();
      const started = startBotProcess(command, cwd, watch);
      process = started;
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, engine: ENGINE_VERSION } as const;
      const answer = await started.ask(hello, startTime);
      known = checked(() => readIntroduction(answer));
      return known;
    },
    newGame: (game) => process?.send(game),
    async choose(view, legal, clock) {
      const question = { type: 'choose', view, legal, clock: Math.floor(clock) } as const;
      const answer = await process!.ask(question, clock);
      return checked(() => readChoice(answer, legal));
    },
    gameOver: (message) => process?.send(message),
    complaints: () => process?.complaints() ?? [],
    quit: async () => process?.quit(QUIT_TIME),
    kill: () => process?.kill(),
  };
}
