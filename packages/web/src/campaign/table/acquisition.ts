import type { Command, Seat, SheetNumber, View } from '@openrealms/engine';

/** A way to acquire a card. */
export interface Acquisition {
  readonly command: Command;
  /** The sheet of the upgrade; null without one. */
  readonly sheet: SheetNumber | null;
  /** What the card itself costs; 0 for one that is acquired for nothing. */
  readonly price: number;
  readonly toTop: boolean;
}

/** What a command of a scenario game acquires, and for how much; null for every other command. */
export function acquisitionOf(
  command: Command,
  { scenario, seats }: View,
  you: Seat | null,
): Acquisition | null {
  if (scenario === undefined || you === null || seats[you] === undefined) return null;
  const { tradeRow, explorer } = scenario.prices[you];
  if (command.type === 'acquire') {
    const { space, to, upgrade = null } = command;
    const price = space === null ? explorer : (tradeRow[space] ?? 0);
    return { command, sheet: upgrade, price, toTop: to === 'top-of-deck' };
  }
  if (command.type === 'choose' && command.pick.from === 'trade-row') {
    const { to, upgrade = null } = command.pick;
    return { command, sheet: upgrade, price: 0, toTop: to === 'top-of-deck' };
  }
  return null;
}
