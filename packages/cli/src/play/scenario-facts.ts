/** What there is to see of a scenario beside the table. */
import type { Seat, View } from '@openrealms/engine';
import { scenarioFaceText, victoryText } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import { stickersToWin } from './stickers.ts';

/** Like "Scenario 3" and "The Queen's Audience"; null where the game is none. */
export function scenarioName(
  { scenario }: View,
  { contents, scenario: words, book }: Wording,
): { readonly number: string; readonly name: string } | null {
  if (scenario === undefined) return null;
  const name = contents?.scenarios[scenario.number - 1]?.name[book.language] ?? '';
  return { number: words.scenario(scenario.number), name };
}

/** The rules that hold in this game, a sentence each. */
export function ruleLines({ scenario }: View, { contents, book }: Wording): readonly string[] {
  const face =
    contents?.scenarios[(scenario?.number ?? 0) - 1]?.faces[scenario?.faceUp ?? 'star-empire'];
  return face === undefined ? [] : scenarioFaceText(face, scenario?.choice ?? null, book);
}

/** How the game stands besides authority: the ways to a Political Victory, and the third party. */
export function standingLines(view: View, wording: Wording): string[] {
  const { names, words, scenario: say } = wording;
  const { political, thirdParty } = view.scenario ?? { political: null, thirdParty: null };
  const lines: string[] = [];
  if (political !== null) {
    const all = stickersToWin(view);
    const each = political.map((used, seat) => `${names[seat]} ${say.used(used, all)}`);
    lines.push(`${say.political}${words.colon} ${each.join(', ')}.`);
  }
  if (thirdParty !== null) {
    const target: Seat = view.active[0] ?? 0;
    const other = 1 - target;
    const next = say.nextAttack(names[other], thirdParty[other]);
    lines.push(`${say.attack(names[target], thirdParty[target])}, ${next}.`);
  }
  return lines;
}

/** All of it: the rule, how the game stands, and the victory cards that can be earned. */
export function scenarioLines(view: View, wording: Wording): string[] {
  const { words, scenario: say, book, contents, names } = wording;
  const { scenario } = view;
  const title = scenarioName(view, wording);
  if (scenario === undefined || title === null) return [say.notAScenario];
  const rules = ruleLines(view, wording);
  const open = contents?.victoryCards.filter(({ id }) => scenario.openVictoryCards.includes(id));
  const cards = (open ?? []).map(({ id, name, points, earned }) => {
    const by = scenario.earned.find((each) => each.id === id)?.seat;
    const who = by === undefined ? '' : ` (${say.earnedBy(names[by])})`;
    return `  ${name[book.language]}  ${say.points(points)}${words.colon} ${victoryText(earned, book)}${who}`;
  });
  return [
    `${title.number}${words.colon} ${title.name}`,
    ...(rules.length === 0 ? [say.noRule] : rules),
    ...standingLines(view, wording),
    ...(scenario.political === null ? [] : [say.fifthSticker(scenario.number)]),
    ...(cards.length === 0 ? [] : [`${say.openCards}${words.colon}`, ...cards]),
  ];
}
