/** What the envelope of a scenario brings. */
import { SIDES } from '@openrealms/engine';
import { scenarioFaceText } from '@openrealms/narrator';
import { sheetHeading, sheetRows } from '../../play/stickers.ts';
import { cardLine, type Page } from './pages.ts';
import { nameOf, type Scene } from './scene.ts';

/** The scenario card and all that comes with it. */
export function briefingPages(scene: Scene): Page[] {
  return [scenarioPage(scene), ...sheetPages(scene), ...cardPages(scene)];
}

/** Like "Scenario 2: Courting the Consortium". */
export function scenarioTitle(scene: Scene): string {
  const { view, say, wording } = scene;
  const { scenario, book, contents } = wording;
  const name = contents?.scenarios[view.scenario - 1].name[book.language] ?? '';
  return say.titled(scenario.scenario(view.scenario), name);
}

/** Who goes first, and why. */
export function firstPlayerLine(scene: Scene): string {
  const { view, say } = scene;
  const name = nameOf(view.first, scene);
  return view.scenario === 1 ? say.firstStart(name) : say.firstWon(name);
}

function scenarioPage(scene: Scene): Page {
  const { view, say, wording } = scene;
  const { scenario: words, book, contents } = wording;
  const { story, faces } = contents!.scenarios[view.scenario - 1];
  const face = faces[view.first];
  const { option } = view.scenarios[view.scenario - 1];
  const rules = scenarioFaceText(face, option, book);
  const chosen = face.choice?.find(({ id }) => id === option);
  return {
    title: scenarioTitle(scene),
    lines: [
      story[book.language],
      '',
      say.faceUp(words.sides[view.first]),
      ...(rules.length === 0 && face.choice === undefined ? [words.noRule] : rules),
      ...(chosen === undefined
        ? []
        : [say.chosen(nameOf(view.first, scene), chosen.name[book.language])]),
      firstPlayerLine(scene),
      ...(view.attempt > 1 ? [say.again] : []),
    ],
  };
}

function sheetPages(scene: Scene): Page[] {
  const { view, say, wording } = scene;
  const { scenario: words, contents } = wording;
  const number = view.scenario;
  const sheets = SIDES.flatMap((side) => {
    const sheet = contents?.sheets.find((each) => each.side === side && each.number === number);
    const used = view.sheets.find((each) => each.side === side && each.number === number);
    if (sheet === undefined || used === undefined) return [];
    const open = { sheet, rows: used.rows };
    return [sheetHeading(open, nameOf(side, scene), wording), ...sheetRows(open, wording)];
  });
  if (sheets.length === 0) return [];
  return [{ title: say.newSheets, lines: [say.sheetsHint, words.fifthSticker(number), ...sheets] }];
}

function cardPages(scene: Scene): Page[] {
  const { view, say } = scene;
  const lines = view.openVictoryCards
    .filter(({ card }) =>
      card.earned.when === 'scenario'
        ? card.earned.number === view.scenario
        : (card.from ?? 1) === view.scenario,
    )
    .map(({ card }) => cardLine(card, scene));
  return lines.length === 0 ? [] : [{ title: say.newCards, lines }];
}
