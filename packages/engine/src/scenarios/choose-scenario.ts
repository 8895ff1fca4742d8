import type { Catalog } from '../cards/catalog.ts';
import { SetupError } from '../errors.ts';
import type { PlayedFormat } from '../formats/format.ts';
import { scenarioFormat } from '../formats/scenario.ts';
import type { Setup } from '../setup.ts';
import { checkScenario } from './check-setup.ts';

/** The table of the scenario that a set-up asks for; throws a `SetupError` that says what is wrong with it. */
export function chooseScenario(setup: Setup, catalog: Catalog): PlayedFormat {
  const { challenge, format, personalDecks, scenario } = setup;
  if (challenge !== undefined || format !== undefined || personalDecks !== undefined) {
    throw new SetupError(
      'scenario-alone',
      'A scenario brings its table and its decks: leave format, challenge and personalDecks out.',
    );
  }
  const contents = checkScenario(scenario, catalog);
  return scenarioFormat(catalog, contents, scenario as NonNullable<Setup['scenario']>);
}
