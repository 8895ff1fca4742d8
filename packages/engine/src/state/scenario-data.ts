/** What only a scenario game has, in words and back. */
import {
  acquiredThisTurn,
  addEarned,
  earnedCards,
  isOpen,
  setAcquired,
  setOpen,
  setTurns,
  turnsOf,
} from '../scenarios/numbers.ts';
import type { ScenarioAtTable } from '../scenarios/scenario.ts';
import { restoreStickers, usedStickers } from '../scenarios/used-stickers.ts';
import type { ScenarioSetup } from '../setup.ts';
import type { ScenarioData } from './data.ts';
import type { GameState } from './state.ts';

export function scenarioData(state: GameState, scenario: ScenarioAtTable): ScenarioData {
  const { number, sides, faceUp, choice, turnCards } = scenario;
  return {
    number,
    sides,
    faceUp,
    ...(choice !== null && { choice }),
    used: usedStickers(state),
    openVictoryCards: turnCards.flatMap(({ card }, i) => (isOpen(state, i) ? [card.id] : [])),
    earned: earnedCards(state).map(({ index, seat }) => ({ id: turnCards[index].card.id, seat })),
    turns: sides.map((_, seat) => turnsOf(state, seat)),
    acquired: acquiredThisTurn(state),
  };
}

/** What lies on the table before the first turn. */
export function layOutScenario(state: GameState, setup: ScenarioSetup): void {
  const { turnCards } = state.format.scenario as ScenarioAtTable;
  restoreStickers(state, setup.used);
  turnCards.forEach(({ card }, index) => {
    setOpen(state, index, setup.openVictoryCards.includes(card.id));
  });
}

export function restoreScenario(state: GameState, data: ScenarioData): void {
  const { turnCards } = state.format.scenario as ScenarioAtTable;
  layOutScenario(state, data);
  for (const { id, seat } of data.earned) {
    addEarned(state, { index: turnCards.findIndex(({ card }) => card.id === id), seat });
  }
  data.turns.forEach((turns, seat) => {
    setTurns(state, seat, turns);
  });
  setAcquired(state, data.acquired);
}
