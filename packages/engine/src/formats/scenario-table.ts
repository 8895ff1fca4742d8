import { basics } from './basics.ts';
import type { Format } from './format.ts';

/** The table of a scenario: a duel. What a certain scenario changes is in scenario.ts. */
export const scenarioTable: Format<'scenario'> = {
  ...basics,
  id: 'scenario',
  seatCounts: [2],
  openingHand: (seat, first) => (seat === first ? 3 : 5),
};
