import {
  awaitedBits,
  type CommandCode,
  catalogOf,
  code,
  determinize,
  END_TURN,
  type GameState,
  isOver,
  randomFrom,
  type Seat,
} from '@openrealms/engine';
import { type Desk, Desks } from '../network/desk.ts';
import { WHOLE_TURN } from '../network/foresight.ts';
import type { Network, Weights } from '../network/network.ts';
import { commandOf } from '../network/network-bot.ts';
import { networkOf } from '../network/network-of.ts';
import type { Advice, Advise, Reason } from './advice.ts';
import { alternatives } from './alternatives.ts';
import { type EndedTurn, endedTurn } from './ended-turn.ts';
import { diceFor, judge } from './judge.ts';
import { reasonsFor } from './reasons.ts';
import { ToldTurn } from './told-turn.ts';

/** What is advised, and the first step of it in an imagined world. */
interface Found extends Omit<Advice, 'command'> {
  readonly first: CommandCode;
}

/** Somebody who gives advice by what a network has learned. */
export function adviserOf(weights: Weights): Advise {
  const desks = new WeakMap<Network, Desks>();
  return (view, legal, boxes) => {
    const seat = view.viewer as Seat;
    const network = networkOf(weights, catalogOf(boxes));
    const own = desks.get(network) ?? new Desks(network);
    desks.set(network, own);
    const state = determinize(view, randomFrom('what an adviser imagines'), boxes);
    const { first, ...advice } = adviceIn(state, seat, own.for(state), network);
    return { command: commandOf(first, state, seat, legal), ...advice };
  };
}

function adviceIn(state: GameState, seat: Seat, desk: Desk, network: Network): Found {
  const turn = new ToldTurn(state, seat);
  turn.begin();
  const { first, told, world } = turn;
  if (first !== undefined && (turn.isOpen || !isAwaited(world, seat))) {
    return adviceToGoOn(state, seat, first, desk);
  }
  const win = desk.sureWin(world, seat);
  if (win !== undefined) return adviceToWin(turn, seat, win, desk);
  const { planner } = desk;
  const found = planner.options(world, seat);
  const options = typeof found === 'number' ? [found] : found;
  const [best, ...others] = judge(world, seat, options, planner);
  const isOwnTurn = isActive(state, seat);
  const instead = isOwnTurn ? alternatives(world, seat, best, others) : [];
  const other = (instead[0] ?? others[0])?.code;
  return {
    first: first ?? best.code,
    rest: [...told, ...best.told].slice(1),
    isOpen: best.isOpen,
    wins: false,
    chance: isOwnTurn ? best.chance : null,
    instead: instead.map(({ told: commands, chance }) => ({ commands, chance })),
    reasons: isOwnTurn ? why(world, seat, best.code, other, desk, network) : [],
  };
}

/** Something comes to light, or the turn is over, before there is anything to decide. */
function adviceToGoOn(state: GameState, seat: Seat, first: CommandCode, { planner }: Desk): Found {
  const [{ chance, told }] = judge(state, seat, [first], planner);
  return {
    first,
    rest: told.slice(1),
    isOpen: true,
    wins: false,
    chance: isActive(state, seat) ? chance : null,
    instead: [],
    reasons: [],
  };
}

function adviceToWin(turn: ToldTurn, seat: Seat, win: CommandCode, desk: Desk): Found {
  for (let next: CommandCode | undefined = win; next !== undefined; ) {
    turn.follow([next]);
    const isDone = turn.isOpen || isOver(turn.world) || !isAwaited(turn.world, seat);
    next = isDone ? undefined : desk.sureWin(turn.world, seat);
  }
  const { first = win, told } = turn;
  const rest = told.slice(1);
  return { first, rest, isOpen: false, wins: true, chance: 1, instead: [], reasons: [] };
}

/** Why this is better than something else, or than ending the turn where there is nothing else. */
function why(
  from: GameState,
  seat: Seat,
  best: CommandCode,
  other: CommandCode | undefined,
  { planner }: Desk,
  network: Network,
): readonly Reason[] {
  const end = code(END_TURN);
  if (other === undefined && (best === end || from.frames > 0)) return [];
  planner.imagine(from, seat, diceFor(0));
  const endOf = (command: CommandCode): EndedTurn | null => {
    planner.judge(seat, command, WHOLE_TURN);
    const ended = planner.ended();
    return ended === null ? null : endedTurn(ended, seat, from);
  };
  const one = endOf(best);
  const another = endOf(other ?? end);
  return one === null || another === null ? [] : reasonsFor(one, another, network);
}

function isAwaited(state: GameState, seat: Seat): boolean {
  return !isOver(state) && ((awaitedBits(state) >> seat) & 1) === 1;
}

function isActive({ active }: GameState, seat: Seat): boolean {
  return ((active >> seat) & 1) === 1;
}
