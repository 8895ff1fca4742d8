/** How a game of a campaign has ended, and how the campaign has. */
import { type GameStep, SIDES, type Verdict } from '@openrealms/engine';
import { listed, plain } from '@openrealms/narrator';
import { cardLine, type Page, warPage } from './pages.ts';
import { nameOf, type Scene } from './scene.ts';

/** The report after a game: who won it, what was earned and upgraded, and where that leaves the war. */
export function reportPages(scene: Scene, scenario: number): Page[] {
  const { view, say, wording } = scene;
  const { scenario: words, words: common } = wording;
  const { winner, political } = view.scenarios[scenario - 1];
  const title = say.reportTitle(words.scenario(scenario));
  const upgraded = upgradedLines(scene);
  if (winner === null) return [{ title, lines: [say.draw, ...upgraded] }];
  const earned = earnedIn(scenario, scene);
  const result: Page = {
    title,
    lines: [
      say.goesTo(nameOf(winner, scene), words.sides[winner]),
      ...(political ? [say.politicalVictory] : []),
      `${say.earned}${common.colon}`,
      ...earned,
      ...upgraded,
    ],
  };
  return [result, warPage(scene)];
}

function earnedIn(scenario: number, scene: Scene): string[] {
  const { view, wording } = scene;
  return SIDES.flatMap((side) =>
    view.vaults[side].victoryCards
      .filter((card) => card.scenario === scenario)
      .flatMap(({ id }) => wording.contents?.victoryCards.find((each) => each.id === id) ?? [])
      .map((card) => `${cardLine(card, scene)} (${nameOf(side, scene)})`),
  );
}

/** What the last game has upgraded, a line for each side. */
function upgradedLines(scene: Scene): string[] {
  const { file, say, wording } = scene;
  const { book, words } = wording;
  const step = file.campaign.log.findLast((each): each is GameStep => each.kind === 'game');
  const lines = SIDES.flatMap((side) => {
    const own = (step?.upgraded ?? []).filter((id) => book.card(id).upgrade?.side === side);
    return own.length === 0 ? [] : [`  ${nameOf(side, scene)}  ${plain(listed(own, book))}`];
  });
  return lines.length === 0 ? [say.noUpgrades] : [`${say.upgraded}${words.colon}`, ...lines];
}

/** Who has won the war, and every victory card that was earned. */
export function finalPage(scene: Scene): Page {
  const { view, say, wording } = scene;
  const { scenario: words, contents } = wording;
  const vaults = SIDES.flatMap((side) => {
    const { victoryCards, points } = view.vaults[side];
    const cards = victoryCards.flatMap(
      ({ id }) => contents?.victoryCards.find((each) => each.id === id) ?? [],
    );
    return [
      `${nameOf(side, scene)}, ${words.sides[side]}. ${say.total(words.points(points))}`,
      ...cards.map((card) => cardLine(card, scene)),
    ];
  });
  return {
    title: say.finalCount,
    lines: [winnerLine(scene), say.by[verdictOf(scene).by], ...vaults],
  };
}

function winnerLine(scene: Scene): string {
  const { winner } = verdictOf(scene);
  return scene.say.winner(nameOf(winner, scene), scene.wording.scenario.sides[winner]);
}

function verdictOf({ view }: Scene): Verdict {
  if (view.verdict === null) throw new Error('The campaign is not over.');
  return view.verdict;
}

/** The deck that a finished campaign leaves. */
export function finishedPage(scene: Scene): Page {
  const { view, say, wording } = scene;
  const count = (deck: Readonly<Record<string, number>>): number =>
    Object.values(deck).reduce((sum, copies) => sum + copies, 0);
  const extra = count(wording.contents?.postCampaign ?? {});
  return {
    title: say.finished,
    lines: [winnerLine(scene), say.grownDeck(count(view.grownDeck ?? {}), extra), say.whereToPlay],
  };
}
