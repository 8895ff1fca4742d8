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

const codes = commandBuffer();

/**
 * What the bots do next; null while the game waits for somebody else. Players who take their turn together are
 * asked in the order of their seats, and each goes on until there is nothing better to do than to end. Nobody
 * ends before their teammates would too, since what a teammate gives or clears away may open something new;
 * so a bot also waits for a person on its team.
 */
export function nextMove(
  state: GameState,
  botAt: (seat: Seat) => SeatedBot | undefined,
): BotMove | null {
  const seats = awaited(state);
  let end: BotMove | null = null;
  let waits = false;
  for (const seat of seats) {
    const seated = botAt(seat);
    if (seated === undefined) {
      waits = true;
      continue;
    }
    const move = ask(state, seat, seated);
    if (move.command.type !== 'end-turn') return move;
    end ??= move;
  }
  return waits ? null : end;
}

function ask(state: GameState, seat: Seat, { bot, random }: SeatedBot): BotMove {
  const count = listLegal(state, seat, codes);
  const legal: Command[] = [];
  for (let i = 0; i < count; i++) legal.push(readable(state, seat, codes[i]));
  const command = bot.choose(viewFor(state, seat), legal, random);
  const chosen = legal.findIndex((each) => saysTheSame(command, each));
  if (chosen < 0) throw new Error(`The bot "${bot.name}" chose what is not legal.`);
  return { seat, command, code: codes[chosen] };
}
