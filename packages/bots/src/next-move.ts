import {
  awaited,
  type Command,
  type CommandCode,
  commandBuffer,
  type GameState,
  listLegal,
  type Random,
  readable,
  type Seat,
  saysTheSame,
  viewFor,
} from '@openrealms/engine';
import type { Bot } from './bot.ts';

/** A command and who gave it. */
export interface SeatCommand {
  readonly seat: Seat;
  readonly command: Command;
}

/** A bot that sits at a table, with the dice it throws. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly random: Random;
}

/** The move of a bot, also in the form that `apply` takes. */
export interface BotMove extends SeatCommand {
  readonly code: CommandCode;
}

type BotAt = (seat: Seat) => SeatedBot | undefined;

/** Thinking in steps: each says who thinks, and is told whether an answer is wanted at once. */
type InSteps<T> = Generator<Seat, T, boolean>;

/** How a bot comes to its decision. */
type Decide = (seat: Seat, bot: Bot, ...asked: Parameters<Bot['choose']>) => InSteps<Command>;

const codes = commandBuffer();

/**
 * What the bots do next; null while the game waits for somebody else. Players who take their turn together are
 * asked in the order of their seats, and each goes on until there is nothing better to do than to end. Nobody
 * ends before their teammates would too, since what a teammate gives or clears away may open something new;
 * so a bot also waits for a person on its team.
 */
export function nextMove(state: GameState, botAt: BotAt): BotMove | null {
  const asked = askAll(state, botAt, decideAtOnce).next();
  // Who decides at once takes no steps.
  return asked.done ? asked.value : null;
}

/**
 * The same for bots that may think for a while: a step takes a few milliseconds. Told to hurry, whoever is thinking
 * plays the best found so far. The state must stay as it is meanwhile.
 */
export function nextMoveThoughtOver(state: GameState, botAt: BotAt): InSteps<BotMove | null> {
  return askAll(state, botAt, thinkOver);
}

function* askAll(state: GameState, botAt: BotAt, decide: Decide): InSteps<BotMove | null> {
  const seats = awaited(state);
  let end: BotMove | null = null;
  let waits = false;
  for (const seat of seats) {
    const seated = botAt(seat);
    if (seated === undefined) {
      waits = true;
      continue;
    }
    const move = yield* ask(state, seat, seated, decide);
    if (move.command.type !== 'end-turn') return move;
    end ??= move;
  }
  return waits ? null : end;
}

function* ask(
  state: GameState,
  seat: Seat,
  { bot, random }: SeatedBot,
  decide: Decide,
): InSteps<BotMove> {
  // A copy: others may be asked while this one thinks.
  const options = codes.slice(0, listLegal(state, seat, codes));
  const legal = Array.from(options, (code) => readable(state, seat, code));
  const command = yield* decide(seat, bot, viewFor(state, seat), legal, random);
  const chosen = legal.findIndex((each) => saysTheSame(command, each));
  if (chosen < 0) throw new Error(`The bot "${bot.name}" chose what is not legal.`);
  return { seat, command, code: options[chosen] };
}

// biome-ignore lint/correctness/useYield: It takes no steps.
function* decideAtOnce(...[, bot, view, legal, random]: Parameters<Decide>): ReturnType<Decide> {
  return bot.choose(view, legal, random);
}

function* thinkOver(...[seat, bot, view, legal, random]: Parameters<Decide>): ReturnType<Decide> {
  const thinking = bot.think?.(view, legal, random);
  if (thinking === undefined) return bot.choose(view, legal, random);
  let step = thinking.next();
  try {
    while (!step.done) {
      const hurry = yield seat;
      if (hurry) break;
      step = thinking.next();
    }
    return step.value;
  } finally {
    // Also when nobody wants to know any more.
    if (!step.done) thinking.return(step.value);
  }
}
