import { type Command, saysTheSame } from '@openrealms/engine';
import { printable } from '../text/layout.ts';
import { BotFault } from './bot-fault.ts';
import { type Introduction, PROTOCOL_VERSION } from './messages.ts';

type Message = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 40;

/** What a program answers to hello. Throws a `BotFault` where it is something else. */
export function readIntroduction(message: Message): Introduction {
  const { type, name, author, protocol = PROTOCOL_VERSION } = message;
  if (type !== 'hello') throw nonsense('Its first line is not a hello', message);
  if (protocol !== PROTOCOL_VERSION) {
    const wanted = `protocol ${PROTOCOL_VERSION} is spoken here`;
    throw new BotFault('nonsense', `It speaks protocol ${JSON.stringify(protocol)}; ${wanted}.`);
  }
  const known = label(name);
  if (known === '') throw nonsense('Its hello has no name', message);
  const by = label(author);
  return { name: known, ...(by !== '' && { author: by }) };
}

function label(text: unknown): string {
  return typeof text === 'string' ? printable(text).trim().slice(0, LONGEST_NAME) : '';
}

/** The command that a program has chosen: one of the legal ones. Throws a `BotFault` where it is none. */
export function readChoice(message: Message, legal: readonly Command[]): Command {
  const { type, index, command } = message;
  if (type !== 'choice') throw nonsense('Its answer is not a choice', message);
  if (index !== undefined) {
    const last = legal.length - 1;
    const chosen = Number.isInteger(index) ? legal[index as number] : undefined;
    if (chosen !== undefined) return chosen;
    const given = JSON.stringify(index).slice(0, 80);
    throw new BotFault('illegal', `It chose index ${given}, and there are only 0 to ${last}.`);
  }
  if (command === undefined) throw nonsense('Its choice has neither index nor command', message);
  const chosen = legal.find((each) => saysTheSame(command, each));
  if (chosen !== undefined) return chosen;
  throw new BotFault('illegal', `It chose what is not legal: ${shown(command)}.`);
}

function nonsense(what: string, message: Message): BotFault {
  return new BotFault('nonsense', `${what}: ${shown(message)}.`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
