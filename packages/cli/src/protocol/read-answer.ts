import { type Command, saysTheSame } from '@openrealms/engine';
import { BotFault } from './bot-fault.ts';
import { type Introduction, NESTING_LIMIT, PROTOCOL_VERSION } from './messages.ts';
import { plain, shown } from './told-text.ts';

type Message = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 40;

/** What a program answers to hello. Throws a `BotFault` where it is something else. */
export function readIntroduction(message: Message): Introduction {
  refuseNested(message);
  const { type, name, author, protocol = PROTOCOL_VERSION } = message;
  if (type !== 'hello') throw nonsense('Its first line is not a hello', message);
  if (protocol !== PROTOCOL_VERSION) {
    const wanted = `protocol ${PROTOCOL_VERSION} is spoken here`;
    throw new BotFault('nonsense', `It speaks protocol ${shown(protocol)}; ${wanted}.`);
  }
  const known = label(name);
  if (known === '') throw nonsense('Its hello has no name', message);
  const by = label(author);
  return { name: known, ...(by !== '' && { author: by }) };
}

function label(text: unknown): string {
  return typeof text === 'string' ? plain(text).trim().slice(0, LONGEST_NAME) : '';
}

/** The command that a program has chosen: one of the legal ones. Throws a `BotFault` where it is none. */
export function readChoice(message: Message, legal: readonly Command[]): Command {
  refuseNested(message);
  const { type, index, command } = message;
  if (type !== 'choice') throw nonsense('Its answer is not a choice', message);
  if (index !== undefined) {
    const last = legal.length - 1;
    const chosen = Number.isInteger(index) ? legal[index as number] : undefined;
    if (chosen !== undefined) return chosen;
    const why = `It chose index ${shown(index)}, and there are only 0 to ${last}.`;
    throw new BotFault('illegal', why);
  }
  if (command === undefined) throw nonsense('Its choice has neither index nor command', message);
  const chosen = legal.find((each) => saysTheSame(command, each));
  if (chosen !== undefined) return chosen;
  throw new BotFault('illegal', `It chose what is not legal: ${shown(command)}.`);
}

function nonsense(what: string, message: Message): BotFault {
  return new BotFault('nonsense', `${what}: ${shown(message)}.`);
}

function refuseNested(message: Message): void {
  if (isNestedBeyond(NESTING_LIMIT, message)) {
    const why = `It sent an answer that is nested more than ${NESTING_LIMIT} deep.`;
    throw new BotFault('nonsense', why);
  }
}

function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isNestedBeyond(levels - 1, each));
}
