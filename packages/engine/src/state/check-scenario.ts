import type { CampaignContents } from '../campaign/contents.ts';
import type { Catalog } from '../cards/catalog.ts';
import { contentsOf, turnCardsOf } from '../scenarios/at-table.ts';
import { checkScenario } from '../scenarios/check-setup.ts';
import { rulesInForce, scenarioNumbered } from '../scenarios/rule-programs.ts';
import type { ScenarioSetup, UsedSticker } from '../setup.ts';
import type { GameData, ScenarioData } from './data.ts';
import { known, readInteger, readList, readObject, readText, reject } from './reader.ts';

const FIELDS: readonly (keyof ScenarioData)[] = [
  'number',
  'sides',
  'faceUp',
  'choice',
  'used',
  'openVictoryCards',
  'earned',
  'turns',
  'acquired',
];

const STICKER: readonly (keyof UsedSticker)[] = ['side', 'sheet', 'cost', 'type'];
const MOST = 0xffff;
/** Eight sheets of five. */
const MAX_STICKERS = 40;
const MAX_CARDS = 100;

/** What a scenario game has besides its seats. */
export function readScenario(value: unknown, catalog: Catalog): ScenarioData {
  const at = 'scenario';
  const fields = readObject(value, at, FIELDS);
  readList(fields.used, `${at}.used`, MAX_STICKERS, (sticker, place) => {
    readObject(sticker, place, STICKER);
  });
  const open = readList(fields.openVictoryCards, `${at}.openVictoryCards`, MAX_CARDS, readText);
  const contents = known(() => checkScenario(fields, catalog), at);
  const { number, sides, faceUp, choice, used } = fields as unknown as ScenarioSetup;
  const turns = readList(fields.turns, `${at}.turns`, 2, (turn, place) =>
    readInteger(turn, place, 0, MOST),
  );
  if (turns.length !== 2) reject('too-short', 'turns has a number for each player.', at);
  return {
    number,
    sides,
    faceUp,
    ...(choice !== undefined && { choice }),
    used,
    openVictoryCards: open,
    earned: readEarned(fields.earned, `${at}.earned`, contents, open),
    turns,
    acquired: readInteger(fields.acquired, `${at}.acquired`, 0, MOST),
  };
}

/** Each card was earned once, and is then no longer open. */
function readEarned(
  value: unknown,
  at: string,
  contents: CampaignContents,
  open: readonly string[],
): ScenarioData['earned'] {
  const left = new Set(turnCardsOf(contents).map(({ card }) => card.id));
  for (const id of open) left.delete(id);
  return readList(value, at, MAX_CARDS, (item, place) => {
    const fields = readObject(item, place, ['id', 'seat']);
    const id = readText(fields.id, `${place}.id`);
    if (!left.delete(id)) {
      reject('inconsistent', `${place}: "${id}" cannot have been earned in this game.`, place);
    }
    return { id, seat: readInteger(fields.seat, `${place}.seat`, 0, 1) };
  });
}

/** Only rules that are in force can have begun. */
export function checkScenarioFrames({ scenario, stack }: GameData, catalog: Catalog): void {
  const contents = contentsOf(catalog);
  const card = scenario && contents && scenarioNumbered(contents, scenario.number);
  const inForce: readonly string[] = card
    ? rulesInForce(card, scenario.faceUp, scenario.choice ?? null).map(({ name }) => name)
    : [];
  stack.forEach(({ ability }, i) => {
    if (catalog.scenarioRules.has(ability) && !inForce.includes(ability)) {
      reject('inconsistent', `The rule "${ability}" is not in force in this game.`, `stack[${i}]`);
    }
  });
}
