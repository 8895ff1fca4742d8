import type { Command } from '@openrealms/engine';

/** A command that says how much. */
export type AmountCommand = Extract<Command, { readonly amount: number }>;

export function isAmount(command: Command): command is AmountCommand {
  return 'amount' in command;
}

/** One command, to be carried out so many times. */
export interface Steps {
  readonly command: AmountCommand;
  readonly times: number;
}

/** The most that can be spent with these commands, of which each says another amount for the same thing. */
export function mostOf(commands: readonly AmountCommand[]): number {
  return Math.max(...commands.map(({ amount }) => amount));
}

/** What spends exactly this: the command that says so, or else the one for 1 as often as needed. */
export function stepsFor(commands: readonly AmountCommand[], amount: number): Steps | null {
  const exact = commands.find((command) => command.amount === amount);
  if (exact !== undefined) return { command: exact, times: 1 };
  const single = commands.find((command) => command.amount === 1);
  return single === undefined ? null : { command: single, times: amount };
}
