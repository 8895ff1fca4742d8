import {
  type Box,
  createGame,
  type GameEvent,
  type GameState,
  type ScenarioSetup,
  type Setup,
  SetupError,
  type SheetNumber,
  type Side,
  type UsedSticker,
} from '@openrealms/engine';
import { type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { madeUpBox } from './made-up-box.ts';

/** Nothing changes the rules in it. */
export const calm = madeUpBox();

/** A set-up of a scenario as a campaign begins. */
export const beginning: ScenarioSetup = {
  number: 1,
  sides: ['star-empire', 'trade-federation'],
  faceUp: 'star-empire',
  used: [],
  openVictoryCards: [],
};

/** A game of a scenario, set up as usual. */
export function start(
  scenario: Partial<ScenarioSetup> = {},
  box: Box = calm,
  more: Partial<Setup> = {},
): GameState {
  return createGame({
    boxes: [box],
    seed: 'a scenario',
    scenario: { ...beginning, ...scenario },
    ...more,
  });
}

/** The code with which a set-up is refused, and what is said; null if it is accepted. */
export function refused(setup: () => unknown): { code: string; message: string } | null {
  try {
    setup();
    return null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** A table of a scenario set by hand: I am the Star Empire in my first turn, unless something else is said. */
export function stage(setup: TableSetup = {}, box: Box = calm): Table {
  return table([box], {
    tradeDeck: ['ship-6', 'base-6', 'ship-6', 'base-6', 'ship-6'],
    ...setup,
    scenario: { ...setup.scenario },
  });
}

/** The stickers of these costs, as they have been used on ships, or on bases. */
export function stickers(
  side: Side,
  sheet: SheetNumber,
  costs: readonly number[],
  type: UsedSticker['type'] = 'ship',
): UsedSticker[] {
  return costs.map((cost) => ({ side, sheet, cost, type }));
}

export const kinds = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind);
