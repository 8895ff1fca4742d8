import type { CampaignContents } from '../campaign/contents.ts';
import type { Catalog } from '../cards/catalog.ts';
import { scenarioAtTable } from '../scenarios/at-table.ts';
import type { ScenarioSetup } from '../setup.ts';
import { basics } from './basics.ts';
import type { PlayedFormat } from './format.ts';
import { scenarioTable } from './scenario-table.ts';

const made = new WeakMap<Catalog, Map<string, PlayedFormat<'scenario'>>>();

/** The table of a scenario, with its rules: the same one each time that the same is asked for. The set-up has been checked. */
export function scenarioFormat(
  catalog: Catalog,
  contents: CampaignContents,
  setup: ScenarioSetup,
): PlayedFormat<'scenario'> {
  const { number, sides, faceUp, choice = '' } = setup;
  const known = made.get(catalog) ?? new Map<string, PlayedFormat<'scenario'>>();
  made.set(catalog, known);
  const key = [number, sides[0], faceUp, choice].join(' ');
  const format = known.get(key) ?? makeFormat(catalog, contents, setup);
  known.set(key, format);
  return format;
}

function makeFormat(
  catalog: Catalog,
  contents: CampaignContents,
  setup: ScenarioSetup,
): PlayedFormat<'scenario'> {
  const scenario = scenarioAtTable(catalog, contents, setup);
  return {
    ...basics,
    ...scenarioTable,
    firstSeats: () => [scenario.first],
    startingAuthority: (seat) => scenario.authority[seat],
    openingHand: (seat) => scenario.openingHand[seat],
    handSize: (seat) => scenario.handSize[seat],
    boss: null,
    scenario,
  };
}
