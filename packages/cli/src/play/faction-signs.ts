import type { Card, Faction } from '@openrealms/engine';
import type { Canvas } from './pretty-board.ts';

/** A sign for each faction, so that nothing depends on colour alone. */
const SIGNS: Readonly<Record<Faction, string>> = {
  blob: '●',
  'trade-federation': '◆',
  'star-empire': '▲',
  'machine-cult': '■',
  consortium: '◎',
  kingdom: '✚',
  scavengers: '✱',
};

const PAINT: Readonly<
  Record<Faction, 'green' | 'cyan' | 'yellow' | 'red' | 'blue' | 'magenta' | 'white'>
> = {
  blob: 'green',
  'trade-federation': 'cyan',
  'star-empire': 'yellow',
  'machine-cult': 'red',
  consortium: 'blue',
  kingdom: 'magenta',
  scavengers: 'white',
};

/** The sign of the card's first faction in its colour. */
export function sign(card: Card, { colors }: Canvas): string {
  const [faction] = card.factions;
  return faction === undefined ? colors.dim('·') : colors[PAINT[faction]](SIGNS[faction]);
}

/** The card's name in the colour of its first faction. */
export function name(card: Card, { book, colors }: Canvas): string {
  const [faction] = card.factions;
  const text = book.name(card.id);
  return faction === undefined ? text : colors[PAINT[faction]](text);
}
