import { FACTIONS, type Faction } from '@openrealms/engine';

/** A faction, or none. */
export type Allegiance = Faction | 'unaligned';

export const ALLEGIANCES: readonly Allegiance[] = [...FACTIONS, 'unaligned'];

/** The factions of the core set, which stand on the back of every card. */
export const CORE_FACTIONS = [
  'blob',
  'trade-federation',
  'star-empire',
  'machine-cult',
] as const satisfies readonly Faction[];

/** How a faction is told apart without its colour. */
export interface FactionMark {
  /** The symbol, on a field of 24 by 24; holes by the even-odd rule. */
  readonly symbol: string;
  /** The upper edge of the name plate, on a field of 100 by 8 that may be stretched; from left to right. */
  readonly edge: string;
}

export const FACTION_MARKS: Readonly<Record<Allegiance, FactionMark>> = {
  // A spiked drop.
  blob: {
    symbol:
      'M12 .8c1.3 3.6 2.3 4.9 4 6.4l4.6-2.4-1.3 5c1 1.2 1.5 2.6 1.5 4.2 0 1-.2 2-.5 2.9l2.5 3.7-4.7-.4c-1.6 1.8-3.7 2.9-6.1 2.9s-4.5-1.1-6.1-2.9l-4.7.4 2.5-3.7c-.3-.9-.5-1.9-.5-2.9 0-1.6.5-3 1.5-4.2l-1.3-5L8 7.2c1.7-1.5 2.7-2.8 4-6.4ZM12 10.2a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 0 0 0-8.8Z',
    edge: 'M0 5C6 8 10 1 17 2.5S27 7 34 5 44 .5 50 1.5 60 6.5 68 5 78 .8 85 3 95 7 100 4',
  },
  // An arc with a ring around it.
  'trade-federation': {
    symbol:
      'M12 4.5A8.5 8.5 0 0 1 20.5 13c0 .5 0 1-.1 1.4 2.2 1.7 3.3 3.4 2.7 4.5-1.2 2-7 .6-12.9-2.9S.9 7.8 2.1 5.8c.7-1.1 2.7-1.2 5.4-.4A8.4 8.4 0 0 1 12 4.5ZM4.3 7.6c.5 1.6 3.4 4.3 7 6.4s7.4 3.3 9.1 2.9c-.8-1.7-3.5-4.2-7-6.2s-7.3-3.4-9.1-3.1ZM3.7 13.9c2.6 3 7.4 6 12.7 6.4a8.5 8.5 0 0 1-12.7-6.4Z',
    edge: 'M0 6.5H22C28 6.5 30 1.5 38 1.5H62C70 1.5 72 6.5 78 6.5H100',
  },
  // A crown over a wedge.
  'star-empire': {
    symbol: 'M12 23.5 6.5 12.2h11ZM1.5 3.2l4.8 3.4L12 .6l5.7 6 4.8-3.4L19.8 10.3H4.2Z',
    edge: 'M0 7L18 3L24 5.5L42 1.5L50 6.5L58 1.5L76 5.5L82 3L100 7',
  },
  // An eye in a gear.
  'machine-cult': {
    symbol:
      'M9.8.8h4.4l.5 3 2 .8 2.5-1.8 3.1 3.1-1.8 2.5.8 2 .2 3.8-1 1.9 1.8 2.5-3.1 3.1-2.5-1.8-2 .8-.5 3H9.8l-.5-3-2-.8-2.5 1.8-3.1-3.1 1.8-2.5-.8-2-.2-3.8 1-1.9L1.7 5.9l3.1-3.1 2.5 1.8 2-.8ZM12 7.2C8.8 7.2 6.3 9 5 12c1.3 3 3.8 4.8 7 4.8s5.7-1.8 7-4.8c-1.3-3-3.8-4.8-7-4.8Zm0 2.1a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 0 1 0-5.4Z',
    edge: 'M0 6H12V2H20V6H36V2.5H64V6H80V2H88V6H100',
  },
  // Three hexagons that share their sides.
  consortium: {
    symbol:
      'M12 1 17.2 4v6L12 13 6.8 10V4ZM6.35 10.8l5.2 3v6l-5.2 3-5.2-3v-6ZM17.65 10.8l5.2 3v6l-5.2 3-5.2-3v-6Z',
    edge: 'M0 6.5H9L11.5 4H19L21.5 6.5H36L40.5 1.5H59.5L64 6.5H78.5L81 4H88.5L91 6.5H100',
  },
  // A lily that is the head of a lance.
  kingdom: {
    symbol:
      'M12 .5C15 4 16.2 6.6 15.4 9.6 15 11.2 14 12.6 13.4 14H10.6C10 12.6 9 11.2 8.6 9.6 7.8 6.6 9 4 12 .5ZM15 14C15.4 11 16.8 8 19.6 8 22.4 8 23.7 10.4 22.9 12.6 22.2 14.4 19.8 14.8 18.9 13.2 18.5 12.6 17.8 13 17.8 14ZM9 14C8.6 11 7.2 8 4.4 8 1.6 8 .3 10.4 1.1 12.6 1.8 14.4 4.2 14.8 5.1 13.2 5.5 12.6 6.2 13 6.2 14ZM5.8 15H18.2V17.2H5.8ZM10.4 18.2H13.6C13.6 20 14.2 21.6 15.6 23.5H8.4C9.8 21.6 10.4 20 10.4 18.2ZM15 18.2H17.8C17.8 19.6 17.3 20.6 16.5 21.5 15.5 20.5 15 19.4 15 18.2ZM9 18.2H6.2C6.2 19.6 6.7 20.6 7.5 21.5 8.5 20.5 9 19.4 9 18.2Z',
    edge: 'M0 7C8 7 10.5 5 12.5 1.5 14.5 5 17 7 25 7S35.5 5 37.5 1.5C39.5 5 42 7 50 7S60.5 5 62.5 1.5C64.5 5 67 7 75 7S85.5 5 87.5 1.5C89.5 5 92 7 100 7',
  },
  // The hook of a crane.
  scavengers: {
    symbol:
      'M9.6 1h6.8v5.4l-1.6 1.3c3 2 5 4.4 5 7.7 0 4.6-3.6 7.9-8.2 7.9-4.3 0-7.5-2.8-8-6.9l-.4-3.7 5.4 3.5-2 .8c.7 1.8 2.5 2.9 4.8 2.9 2.7 0 4.6-1.8 4.6-4.3 0-3-2.6-4.7-6.4-6.8V6.4H9.6ZM11.6 2.9v2h2.8v-2Z',
    edge: 'M0 3.5H13L16.5 6.5H30L32.5 1.5H41L46 5.5H59V3H71L75.5 7 84 4.5H92L94.5 2H100',
  },
  // A plain star.
  unaligned: {
    symbol: 'M12 .5 15 9 23.5 12 15 15 12 23.5 9 15 .5 12 9 9Z',
    edge: 'M0 4.5H100',
  },
};

/** The colour of a faction, as the theme names it. */
export const colourOf = (allegiance: Allegiance): string => `var(--${allegiance})`;

/** Every faction that a card belongs to, or none. */
export const allegiancesOf = (factions: readonly Faction[]): readonly Allegiance[] =>
  factions.length > 0 ? factions : ['unaligned'];

/** The faction that a card counts as first, or none: that of its art and of its place in the gallery. */
export const allegianceOf = (factions: readonly Faction[]): Allegiance =>
  factions[0] ?? 'unaligned';
