import { setImmediate } from 'node:timers/promises';
import {
  apply,
  awaited,
  type Command,
  type CommandCode,
  commandBuffer,
  createGame,
  type GameState,
  isDraw,
  isOver,
  listLegal,
  randomFrom,
  readable,
  type Seat,
  type Setup,
  saysTheSame,
  submit,
  viewFor,
} from '@openrealms/engine';
import { BotFault } from '../protocol/bot-fault.ts';
import type { Fault, GameResult } from './game-result.ts';
import type { Player } from './player.ts';
import { turnClock } from './turn-clock.ts';

export interface Rules {
  /** The team of every seat. */
  readonly teams: readonly number[];
  /** Milliseconds for the decisions of one turn together. */
  readonly turnTime: number;
  /** Ends the game unfinished: what it throws is the signal's reason. */
  readonly signal: AbortSignal;
}

export type Outcome = Omit<GameResult, 'game' | 'seed' | 'seating'>;

interface Choice {
  readonly seat: Seat;
  readonly command: Command;
  readonly code: CommandCode;
}

/** Bots that have scrapped all their combat would never finish. */
const TURNS_A_PLAYER = 250;

/** So often, in milliseconds, other things than this game get their turn: messages, signals, timers. */
const BREATH = 25;

/**
 * Plays one game as `playMatch` does, the setup's seed deciding everything, but with players who may be slow, wrong or
 * gone: whoever does something wrong concedes the game with the whole team.
 */
export async function playGame(
  setup: Setup,
  players: readonly Player[],
  { teams, turnTime, signal }: Rules,
): Promise<Outcome> {
  let state = createGame(setup);
  const seated = players.map((player, seat) => ({
    player,
    random: randomFrom(`${setup.seed}:bot:${seat}`),
    clock: turnClock(turnTime),
  }));
  const faults: Fault[] = [];
  const gone = new Set<Seat>();
  const buffer = commandBuffer();

  const lose = (seat: Seat, error: unknown): void => {
    faults.push({ seat, turn: state.turn, ...faultOf(error, players[seat]) });
    teams.forEach((team, each) => {
      if (team !== teams[seat]) return;
      gone.add(each);
      state = conceded(state, each);
    });
  };

  /** What this seat does now; null if it has lost the game by it. */
  const ask = async (seat: Seat): Promise<Choice | null> => {
    const codes = Array.from(buffer.subarray(0, listLegal(state, seat, buffer)));
    const legal = codes.map((code) => readable(state, seat, code));
    if (gone.has(seat)) return { seat, command: legal[0], code: codes[0] };
    const { player, random, clock } = seated[seat];
    try {
      const start = performance.now();
      const answer = player.choose(viewFor(state, seat), legal, random, clock.left(state.turn));
      const command = answer instanceof Promise ? await answer : answer;
      clock.spend(state.turn, performance.now() - start);
      if (clock.left(state.turn) < 0) {
        throw new BotFault('time-out', `It thought for more than ${turnTime} ms in a turn.`);
      }
      const chosen = legal.findIndex((each) => saysTheSame(command, each));
      if (chosen < 0) throw new BotFault('illegal', 'It chose what is not legal.');
      return { seat, command, code: codes[chosen] };
    } catch (error) {
      signal.throwIfAborted();
      lose(seat, error);
      return null;
    }
  };

  /** As `nextMove` has it: of those who take their turn together, nobody ends before all would. */
  const next = async (): Promise<Choice | null> => {
    let end: Choice | null = null;
    for (const seat of awaited(state)) {
      const choice = await ask(seat);
      if (choice === null || choice.command.type !== 'end-turn') return choice;
      end ??= choice;
    }
    return end;
  };

  const begun: Player[] = [];
  for (const [seat, player] of players.entries()) {
    try {
      await player.begin();
      begun.push(player);
    } catch (error) {
      signal.throwIfAborted();
      lose(seat, error);
    }
    if (isOver(state)) break;
  }
  const limit = TURNS_A_PLAYER * teams.length;
  let commands = 0;
  let breathed = performance.now();
  while (!isOver(state) && state.turn <= limit) {
    if (performance.now() - breathed > BREATH) {
      await setImmediate();
      breathed = performance.now();
    }
    signal.throwIfAborted();
    const choice = await next();
    if (choice === null) continue;
    commands++;
    apply(state, choice.seat, choice.code);
  }
  const view = viewFor(state, 'spectator');
  const draw = isDraw(view);
  const winners = draw ? [] : view.winners;
  for (const player of begun) player.end(winners, state.turn);
  const turnTimes = seated.map(({ clock }) => clock.times);
  return { winners, draw, turns: state.turn, commands, turnTimes, faults };
}

function conceded(state: GameState, seat: Seat): GameState {
  if (isOver(state) || state.seats[seat].defeated) return state;
  const result = submit(state, { seat, at: state.version, command: { type: 'concede' } });
  if (!result.ok) throw new Error(`Nobody may give up here: ${result.refusal.why}`);
  return result.state;
}

function faultOf(error: unknown, player: Player): Pick<Fault, 'kind' | 'why' | 'stderr'> {
  if (error instanceof BotFault) {
    return { kind: error.kind, why: error.message, stderr: player.complaints() };
  }
  const { message, stack = '' } = error as Error;
  return { kind: 'crash', why: `It failed: ${message}`, stderr: stack.split('\n').slice(1, 6) };
}
