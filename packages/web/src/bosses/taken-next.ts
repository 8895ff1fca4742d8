import type { View } from '@openrealms/engine';

/** How many cards of the trade row a Boss takes in its turn: one, or one for each living player. */
const TAKES: Partial<Readonly<Record<View['format'], (players: number) => number>>> = {
  'dimensional-horror': () => 1,
  'nemesis-beast': () => 1,
  'pirates-of-the-dark-star': (players) => players,
};

/** The spaces of the trade row whose cards the Boss takes next: those furthest from the trade deck, the furthest first. */
export function takenNext({ challenge, format, seats, tradeRow }: View): readonly number[] {
  const takes = challenge === undefined ? undefined : TAKES[format];
  if (takes === undefined) return [];
  const players = seats.slice(0, -1).filter(({ defeated }) => !defeated).length;
  const filled = tradeRow.flatMap((card, space) => (card === null ? [] : [space]));
  return filled.toReversed().slice(0, takes(players));
}
