import {
  type CommandCode,
  type GameState,
  readable,
  type Seat,
  saysTheSame,
} from '@openrealms/engine';
import { NEVER, stepOrder, stepSubject } from '../network/turn-order.ts';
import type { Judged } from './judge.ts';

const MOST = 2;

/** The ways to go on that are worth comparing with the best one, the best first. */
export function alternatives(
  from: GameState,
  seat: Seat,
  best: Judged,
  others: readonly Judged[],
): readonly Judged[] {
  const seen = [stepSubject(from, seat, best.code)];
  return others
    .filter(({ code }) => {
      const subject = stepSubject(from, seat, code);
      const isSame = subject >= 0 && seen.includes(subject);
      seen.push(subject);
      if (isSame || from.frames > 0) return !isSame;
      // What is in the plan anyway is none, nor is what leaves out everything that the plan begins with.
      const command = readable(from, seat, code);
      const isPlanned = best.told.some((told) => saysTheSame(told, command));
      return !isPlanned && stageOf(from, seat, code) <= stageOf(from, seat, best.code);
    })
    .slice(0, MOST);
}

/** Abilities, purchases, attacks on bases, and then the end: what stands at one of these is followed by what stands later. */
function stageOf(from: GameState, seat: Seat, code: CommandCode): number {
  const order = stepOrder(from, seat, code);
  return order === NEVER ? Number.POSITIVE_INFINITY : order >> 12;
}
