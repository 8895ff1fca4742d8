import { boxes } from '@openrealms/content';
import type { Box, Setup } from '@openrealms/engine';
import { setupOf, type TableKind } from '../tables.ts';
import type { Contender } from './contender.ts';
import type { EventKind } from './schedule.ts';

/** Everything that decides the games of an event, in a form that can be handed to a worker thread. */
export interface Plan {
  readonly table: TableKind;
  /** The ids of the boxes on the table; `table.copies` of each. */
  readonly boxes: readonly string[];
  readonly contenders: readonly Contender[];
  readonly kind: EventKind;
  readonly seed: string;
  /** Milliseconds for the decisions of one turn together. */
  readonly turnTime: number;
  /** Milliseconds until a program has said hello. */
  readonly startTime: number;
  /** Where programs are started. */
  readonly cwd: string;
}

/** What decides the cards of a game. */
export type Deal = Pick<Plan, 'table' | 'boxes' | 'seed'>;

export function boxesOf(plan: Pick<Deal, 'table' | 'boxes'>): Box[] {
  const chosen = plan.boxes.map((id) => boxes.find((box) => box.id === id)!);
  return chosen.flatMap((box) => Array<Box>(plan.table.copies).fill(box));
}

/** The games of a set have one seed. The first seat begins, so that seats are counted in the order of the first turns. */
export function setupOfSet(plan: Deal, set: number): Setup {
  const setup = setupOf(plan.table, `${plan.seed}:${set}`, { firstSeat: 0 });
  return { ...setup, boxes: boxesOf(plan) };
}
