import { spawn } from 'node:child_process';
import { BotFault } from './bot-fault.ts';
import { killTree, OWN_GROUP } from './kill-tree.ts';
import { lastLines } from './last-lines.ts';
import { lineSplitter } from './line-splitter.ts';
import { INFO_LIMIT, LINE_LIMIT, type ToBot } from './messages.ts';
import { shown } from './told-text.ts';

/** A program that talks in lines of JSON. */
export interface BotProcess {
  readonly pid: number | undefined;
  /** Whether it still runs and has said nothing wrong. */
  readonly alive: boolean;
  send(message: ToBot): void;
  /** Sends a question and gives the answer. Throws a `BotFault` where none comes in time, or a wrong one. */
  ask(message: ToBot, milliseconds: number): Promise<Readonly<Record<string, unknown>>>;
  /** The end of what it wrote to stderr. */
  complaints(): string[];
  /** Asks it to quit, and makes it. */
  quit(milliseconds: number): Promise<void>;
  kill(): void;
}

/** So long we wait for the last words of a program that has ended, should a child of it keep the pipes open. */
const LAST_WORDS = 200;

/** Starts a program through the shell, in a process group of its own, so that its children can be ended with it. */
export function startBotProcess(
  command: string,
  cwd: string,
  watch: (pid: number, lives: boolean) => void = () => {},
): BotProcess {
  const child = spawn(command, { shell: true, cwd, detached: OWN_GROUP, windowsHide: true });
  const { pid } = child;
  const complaints = lastLines();
  let fault: BotFault | null = null;
  let gone = false;
  let infos = 0;
  let answered: ((message: Record<string, unknown> | BotFault) => void) | null = null;
  if (pid !== undefined) watch(pid, true);

  const answer = (message: Record<string, unknown> | BotFault): void => {
    const receive = answered;
    answered = null;
    receive?.(message);
  };
  const kill = (): void => {
    if (pid === undefined) return;
    killTree(pid);
    // A grandchild that escaped may still hold the pipes.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    child.unref();
    watch(pid, false);
  };
  const fail = (found: BotFault): void => {
    if (fault !== null) return;
    fault = found;
    kill();
    answer(found);
  };
  const hear = (line: string | null): void => {
    if (fault !== null) return;
    const message = line === null ? tooLong() : read(line);
    if (message instanceof BotFault) fail(message);
    else if (message.type === 'info') {
      infos++;
      if (infos > INFO_LIMIT)
        fail(new BotFault('nonsense', `It sent over ${INFO_LIMIT} info lines.`));
    } else if (answered === null) {
      fail(new BotFault('nonsense', `It spoke without being asked: ${shown(line)}.`));
    } else answer(message);
  };

  child.stdout.on('data', lineSplitter(LINE_LIMIT, hear));
  child.stderr.on('data', complaints.add);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
  child.on('error', (error) => fail(new BotFault('crash', `It did not start: ${error.message}.`)));
  child.on('exit', (code, signal) => {
    gone = true;
    const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
    const ended = (): void => fail(new BotFault('crash', `Its program ended (${how}).`));
    child.on('close', ended);
    setTimeout(ended, LAST_WORDS).unref();
  });

  return {
    pid,
    get alive() {
      return fault === null && !gone;
    },
    send(message) {
      if (fault === null) child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    async ask(message, milliseconds) {
      if (fault !== null) throw fault;
      infos = 0;
      const reply = new Promise<Record<string, unknown> | BotFault>((resolve) => {
        answered = resolve;
      });
      const timer = setTimeout(() => {
        const limit = Math.round(milliseconds);
        fail(new BotFault('time-out', `It did not answer in ${limit} ms.`));
      }, milliseconds);
      this.send(message);
      const result = await reply;
      clearTimeout(timer);
      if (result instanceof BotFault) throw result;
      return result;
    },
    complaints: complaints.lines,
    async quit(milliseconds) {
      if (fault === null && !gone) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        const patience = new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
        this.send({ type: 'quit' });
        child.stdin.end();
        await Promise.race([ended, patience]);
      }
      fail(new BotFault('crash', 'It has quit.'));
    },
    kill: () => fail(new BotFault('crash', 'It was stopped.')),
  };
}

function tooLong(): BotFault {
  return new BotFault('nonsense', `It sent a line of more than ${LINE_LIMIT} bytes.`);
}

function read(line: string): Record<string, unknown> | BotFault {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, like anything else that is not an object.
  }
  return new BotFault('nonsense', `It sent a line that is not a JSON object: ${shown(line)}.`);
}
