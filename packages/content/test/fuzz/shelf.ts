import { core, frontiers } from '../../src/index.ts';

/** The boxes that games made up from nothing, and samples of real ones, are played with. */
export const SHELF = [core, frontiers];

/** Every card on it once. */
export const ALL_CARDS = [...new Set(SHELF.flatMap(({ cards }) => cards))];
