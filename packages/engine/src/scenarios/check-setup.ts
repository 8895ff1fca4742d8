/** Whether a scenario can be played as a set-up asks for it. */
import { type CampaignContents, type ScenarioFace, SIDES } from '../campaign/contents.ts';
import type { Catalog } from '../cards/catalog.ts';
import { SetupError, show } from '../errors.ts';
import type { ScenarioSetup, UsedSticker } from '../setup.ts';
import { contentsOf, turnCardsOf } from './at-table.ts';
import { MAX_TURN_CARDS, SHEET_ROWS, SHEETS } from './numbers.ts';
import { scenarioNumbered } from './rule-programs.ts';

/** The contents that a scenario needs; throws a `SetupError` that says what is wrong with the set-up, whatever it is. */
export function checkScenario(setup: unknown, catalog: Catalog): CampaignContents {
  const contents = contentsOf(catalog);
  if (contents === undefined) {
    wrong(
      'no-campaign',
      'A scenario needs a box with a campaign: pass boxes: [campaignBox(riseOfEmpire)].',
    );
  }
  checkContents(contents, catalog);
  if (typeof setup !== 'object' || setup === null) {
    wrong(
      'wrong-scenario',
      'A scenario says its number, sides, faceUp, used and openVictoryCards.',
    );
  }
  const { number, sides, faceUp, choice, used, openVictoryCards } = setup as ScenarioSetup;
  const scenario = scenarioNumbered(contents, number);
  if (scenario === undefined) {
    wrong(
      'unknown-scenario',
      `There is no scenario ${show(number)}: choose one from 1 to ${contents.scenarios.length}.`,
    );
  }
  if (!Array.isArray(sides) || sides.length !== 2 || !SIDES.every((side) => sides.includes(side))) {
    wrong('wrong-sides', `Of the two players each plays one side: name ${SIDES.join(' and ')}.`);
  }
  if (!SIDES.includes(faceUp)) {
    wrong('wrong-face', `faceUp is ${SIDES.join(' or ')}, not ${show(faceUp)}.`);
  }
  checkChoice(scenario.faces[faceUp], choice);
  checkUsed(used, number, contents);
  checkVictoryCards(openVictoryCards, contents);
  return contents;
}

function checkContents(contents: CampaignContents, { cards }: Catalog): void {
  if (!cards.some((card) => card?.upgrade !== undefined)) {
    wrong(
      'no-upgraded-cards',
      'A scenario is played with the upgraded cards of its box: pass boxes: [campaignBox(box)].',
    );
  }
  const { length } = turnCardsOf(contents);
  if (length > MAX_TURN_CARDS) {
    wrong(
      'too-many-victory-cards',
      `A campaign can have ${MAX_TURN_CARDS} victory cards for a turn, not ${length}.`,
    );
  }
  if (contents.sheets.some(({ rows }) => rows.length > SHEET_ROWS)) {
    wrong('too-many-rows', `A sheet has stickers for at most ${SHEET_ROWS} costs.`);
  }
}

function checkChoice({ choice: options }: ScenarioFace, choice: unknown): void {
  const known = (options ?? []).map(({ id }) => id);
  if (choice === undefined && known.length > 0) {
    wrong('choice-missing', `The first player has to choose one of ${known.join(', ')}.`);
  }
  if (choice !== undefined && known.length === 0) {
    wrong('nothing-to-choose', 'This face asks for no choice: leave it out.');
  }
  if (choice !== undefined && !(known as unknown[]).includes(choice)) {
    wrong('unknown-choice', `The choice is one of ${known.join(', ')}, not ${show(choice)}.`);
  }
}

function checkUsed(used: unknown, number: number, { sheets }: CampaignContents): void {
  if (!Array.isArray(used)) {
    wrong('wrong-stickers', 'used is a list of the stickers used before this game.');
  }
  const seen = new Set<string>();
  for (const sticker of used as (Partial<UsedSticker> | null)[]) {
    const { side, sheet, cost, type } = sticker ?? {};
    const row = sheets
      .find((each) => each.side === side && each.number === sheet)
      ?.rows.find((each) => each.cost === cost);
    const name = `side ${show(side)}, sheet ${show(sheet)}, cost ${show(cost)}`;
    if (row === undefined || (type !== 'ship' && type !== 'base')) {
      wrong(
        'unknown-sticker',
        `There is no sticker of ${name}, type ${show(type)}: see the sheets.`,
      );
    }
    if ((sheet ?? 0) > Math.min(number, SHEETS)) {
      wrong('sheet-not-there', `Sheet ${sheet} comes with scenario ${sheet}, not with ${number}.`);
    }
    if (seen.has(name)) wrong('sticker-twice', `Only one sticker can be used of ${name}.`);
    seen.add(name);
  }
}

function checkVictoryCards(open: unknown, contents: CampaignContents): void {
  if (!Array.isArray(open)) {
    wrong(
      'wrong-victory-cards',
      'openVictoryCards is a list of the ids of victory cards that can be earned on a turn.',
    );
  }
  const known = turnCardsOf(contents).map(({ card }) => card.id);
  open.forEach((id: unknown, i) => {
    if (!(known as unknown[]).includes(id)) {
      wrong(
        'unknown-victory-card',
        `No victory card ${show(id)} is earned on a turn. There are: ${known.join(', ') || 'none'}.`,
      );
    }
    if (open.indexOf(id) !== i) {
      wrong('victory-card-twice', `The victory card ${show(id)} stands twice.`);
    }
  });
}

function wrong(code: string, message: string): never {
  throw new SetupError(code, message);
}
