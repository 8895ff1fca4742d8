import { MAX_TURN_CARDS } from '../../scenarios/numbers.ts';
import { type Checking, error } from './check-pack.ts';
import { idOfNamed } from './make-box.ts';
import type { PackVictoryCard } from './pack.ts';

const SCENARIOS = 12;

/** Victory point cards: one for each scenario, each id once. */
export function checkVictoryCards(on: Checking): void {
  const { victoryCards } = on.pack;
  if (victoryCards === undefined) return;
  const ids = victoryCards.map(idOfNamed);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) === i && id !== '') return;
    const why = `Two victory point cards are called "${id}". Give one another name or id.`;
    error(on, 'victory-card-twice', ['victoryCards', i], why);
  });
  for (let number = 1; number <= SCENARIOS; number++) checkScenarioCard(on, victoryCards, number);
  victoryCards.forEach(({ earned, from }, i) => {
    if (earned.when !== 'scenario' || from === undefined) return;
    const why =
      'A card for winning a scenario lies in the envelope of that scenario. Leave "from" out.';
    error(on, 'from-scenario', ['victoryCards', i, 'from'], why);
  });
  const onTurns = victoryCards.filter(({ earned }) => earned.when === 'turn').length;
  if (onTurns > MAX_TURN_CARDS) {
    const why = `There are ${onTurns} cards that are earned on a turn; ${MAX_TURN_CARDS} is the most.`;
    error(on, 'too-many-victory-cards', ['victoryCards'], why);
  }
}

function checkScenarioCard(on: Checking, cards: readonly PackVictoryCard[], number: number): void {
  const own = cards.flatMap(({ earned }, i) =>
    earned.when === 'scenario' && earned.number === number ? [i] : [],
  );
  if (own.length === 0) {
    const why = `No victory point card is for winning scenario ${number}. Add one.`;
    error(on, 'no-victory-card', ['victoryCards'], why);
  }
  for (const i of own.slice(1)) {
    const why = `Scenario ${number} has two victory point cards; the first is victoryCards[${own[0]}]. Leave one out.`;
    error(on, 'second-victory-card', ['victoryCards', i], why);
  }
}
