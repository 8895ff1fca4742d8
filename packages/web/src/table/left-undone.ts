import type { Command } from '@openrealms/engine';

/** What a player who ends the turn now leaves undone. */
export interface LeftUndone {
  /** Cards in hand that could be played. */
  readonly plays: number;
  /** Abilities that could be used, scrapping a card for its effect aside. */
  readonly uses: number;
  /** Things in the trade row, or Explorers, that could be acquired. */
  readonly acquires: number;
  /** Combat that somebody could be hit with, or a base in reach. */
  readonly attacks: boolean;
}

const ATTACKS: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'attack-player',
  'attack-base',
  'damage-base',
  'attack-tentacle',
]);

/** Null when nothing useful is left. */
export function leftUndone(legal: readonly Command[]): LeftUndone | null {
  const count = (is: (command: Command) => boolean): number => legal.filter(is).length;
  const left: LeftUndone = {
    plays: count(({ type }) => type === 'play'),
    uses: count((command) => command.type === 'use' && command.ability !== 'scrap'),
    acquires: count((command) => command.type === 'acquire' && command.to === 'discard'),
    attacks: legal.some(({ type }) => ATTACKS.has(type)),
  };
  return left.plays + left.uses + left.acquires > 0 || left.attacks ? left : null;
}
