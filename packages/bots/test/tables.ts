import { core, frontiers, riseOfEmpire } from '@openrealms/content';
import { campaignBox, FORMATS, type Setup, SIDES } from '@openrealms/engine';

/** A table at which bots are watched, and a game there. */
export interface Table {
  readonly name: string;
  readonly setup: Setup;
}

/** Every format with the core set and its fewest players, a challenge with hidden cards before the Boss, and a scenario. */
export function allTables(seed: string): Table[] {
  return [
    ...FORMATS.map(({ id, seatCounts: [seats] }): Table => {
      const boxes = seats > 4 ? [core, core] : [core];
      return { name: id, setup: { boxes, format: id, seats, seed } };
    }),
    { name: 'the Nemesis Beast', setup: beast(seed) },
    { name: 'a scenario', setup: scenario(seed) },
  ];
}

/** Two players against a Boss before whom cards lie face down. */
export function beast(seed: string): Setup {
  return { boxes: [frontiers], seed, seats: 2, challenge: { id: 'nemesis-beast' } };
}

/** The sixth game of the campaign: cards can be upgraded. */
export function scenario(seed: string): Setup {
  return {
    boxes: [campaignBox(riseOfEmpire)],
    seed,
    scenario: {
      number: 6,
      sides: SIDES,
      faceUp: SIDES[0],
      used: [],
      openVictoryCards: [],
      choice: 'outriders',
    },
  };
}
