import type { FormatId, Seat } from '@openrealms/engine';

/** An arrow of the picture: who attacks whom. */
export interface AttackLine {
  readonly from: Seat;
  readonly to: Seat;
  /** Both attack each other. */
  readonly both: boolean;
}

/** The attacks that a format allows when nobody is defeated yet, each pair of players once. */
export function attackLines(format: FormatId, seats: number): readonly AttackLine[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const pairs = all.flatMap((from) => all.slice(from + 1).map((to) => ({ from, to, both: true })));
  switch (format) {
    case 'standard':
    case 'free-for-all':
      return pairs;
    case 'hunter':
    case 'hunter-first-blood':
      return all.map((from) => ({ from, to: (from + 1) % seats, both: false }));
    case 'hydra':
      return pairs.filter(({ from, to }) => from < seats / 2 && to >= seats / 2);
    case 'emperor':
      return emperorLines();
    case 'raid':
      return pairs.filter(({ from }) => from === 0);
  }
}

/** Where bases may be attacked though their owner may not. */
export function baseLines(format: FormatId, seats: number): readonly AttackLine[] {
  if (format !== 'hunter' && format !== 'hunter-first-blood') return [];
  return attackLines(format, seats).map(({ from, to }) => ({ from: to, to: from, both: false }));
}

/** Across the table both ways; from an Emperor to the Admirals at the other side's ends one way. */
function emperorLines(): readonly AttackLine[] {
  const across = [0, 1, 2].map((from) => ({ from, to: 5 - from, both: true }));
  const byEmperors = [
    [1, 3],
    [1, 5],
    [4, 0],
    [4, 2],
  ].map(([from, to]) => ({ from, to, both: false }));
  return [...across, ...byEmperors];
}
