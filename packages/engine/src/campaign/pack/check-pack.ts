/** What no shape can say about a pack: how its parts hang together. */
import type { Card, CardId } from '../../cards/card.ts';
import { nearest } from './nearest.ts';
import type { Pack } from './pack.ts';
import type { PackCode, Path, Report } from './pack-problem.ts';

/** A pack whose parts are checked; those whose shape was wrong are not there. */
export interface Checking {
  readonly pack: Partial<Pack>;
  /** The ids of all cards that the pack may name: its own, also those with mistakes in them, and those of other boxes. */
  readonly ids: ReadonlySet<CardId>;
  /** The same with what they say; null if some of the pack's own cards could not be read. */
  readonly cards: ReadonlyMap<CardId, Card> | null;
  readonly report: Report;
}

/** Reports an error. */
export function error({ report }: Checking, code: PackCode, path: Path, why: string): void {
  report({ severity: 'error', code, path, why });
}

/** Reports something that can be left as it is. */
export function warning({ report }: Checking, code: PackCode, path: Path, why: string): void {
  report({ severity: 'warning', code, path, why });
}

/** Reports a card that there is not. */
export function checkCardId(on: Checking, id: CardId, path: Path): void {
  if (on.ids.has(id)) return;
  const guess = nearest(id, [...on.ids]);
  const advice =
    guess === null ? 'Add it to "cards", or correct the id.' : `Did you mean "${guess}"?`;
  error(on, 'unknown-card', path, `There is no card "${id.slice(0, 80)}". ${advice}`);
}

/** How many cards a deck has. */
export function sizeOf(deck: Readonly<Record<CardId, number>>): number {
  return Object.values(deck).reduce((sum, count) => sum + count, 0);
}
