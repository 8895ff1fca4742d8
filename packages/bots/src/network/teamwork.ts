import type { Box, Command, View } from '@openrealms/engine';
import { share } from '../greedy-teamwork.ts';
import { judge } from '../judgement.ts';

/** Before a turn ends, what is left over goes to a teammate who could do with it what neither can do alone. */
export function shareBeforeTheEnd(
  command: Command,
  view: View,
  legal: readonly Command[],
  boxes: readonly Box[],
): Command {
  if (command.type !== 'end-turn' || !legal.some(({ type }) => type === 'transfer')) return command;
  return share(legal, judge(view, boxes)) ?? command;
}
