import type { Command } from '@openrealms/engine';
import { isUpgrade } from '../places.ts';

type Choose = Extract<Command, { type: 'choose' }>;

/** An answer as the panel lists it. */
export interface Answer {
  readonly command: Choose;
  readonly key: string;
}

/** Where answers lie that can be tapped on the table itself. */
const ON_TABLE: ReadonlySet<Choose['pick']['from']> = new Set<Choose['pick']['from']>([
  'hand',
  'trade-row',
  'explorer-pile',
  'in-play',
  'opponents',
]);

/**
 * Every answer, those that name cards first, "nothing" last. Upgrades are asked about when their card has been chosen: see `isUpgrade`.
 */
export function answersTo(legal: readonly Command[]): Answer[] {
  const answers = legal
    .filter((command) => command.type === 'choose')
    .filter((command) => !isUpgrade(command))
    .map((command) => ({ command, key: JSON.stringify(command.pick) }));
  const isNothing = ({ command }: Answer): boolean => command.pick.from === 'nothing';
  return [...answers.filter((answer) => !isNothing(answer)), ...answers.filter(isNothing)];
}

/** Whether the answer lies on the table, where it glows. */
export function isOnTable({ command }: Answer): boolean {
  return ON_TABLE.has(command.pick.from);
}
