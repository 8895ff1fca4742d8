/** A campaign brought to where a test begins. */
import {
  type Campaign,
  campaignState,
  chooseOption,
  newCampaign,
  type Result,
  recordGame,
  type ScenarioResult,
  type Side,
  upgradedId,
  wishForSide,
} from '../../src/index.ts';
import { toyBox } from './toy-box.ts';

/** The value of a result, which must be there. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.why);
  return result.value;
}

/** Why something cannot be. */
export function refusal(result: Result<unknown>): string {
  return result.ok ? 'nothing is wrong' : result.problem.code;
}

/** Player 0 is the Star Empire, player 1 the Trade Federation, and scenario 1 is next. */
export function begun(seed = 'begun'): Campaign {
  const campaign = newCampaign({ box: toyBox, seed });
  const wished = value(wishForSide(campaign, toyBox, 0, 'star-empire'));
  return value(wishForSide(wished, toyBox, 1, 'trade-federation'));
}

/** What else a game leaves behind. */
interface Left {
  readonly upgraded?: readonly string[];
  readonly earned?: ScenarioResult['earned'];
}

/** The result of a game that this side won. */
export function resultOf(
  campaign: Campaign,
  winner: Side | null,
  { upgraded = [], earned = [] }: Left = {},
): ScenarioResult {
  const state = campaignState(campaign, toyBox);
  const tradeDeck: Record<string, number> = { ...state.tradeDeck };
  const used = [...state.used];
  for (const id of upgraded) {
    const [original, sticker] = id.split('+');
    const card = toyBox.cards.find((each) => each.id === original);
    if (card === undefined) throw new Error(`There is no ${original}.`);
    tradeDeck[original] = (tradeDeck[original] ?? 0) - 1;
    tradeDeck[id] = (tradeDeck[id] ?? 0) + 1;
    used.push({
      side: sticker.startsWith('se') ? 'star-empire' : 'trade-federation',
      sheet: Number(sticker.slice(2)) as 1,
      cost: card.cost,
      type: card.type,
    });
  }
  const { scenario } = state;
  const political =
    scenario <= 4 &&
    used.filter(({ side, sheet }) => side === winner && sheet === scenario).length === 5;
  return { winner, political, used, tradeDeck, earned };
}

/** The campaign after a game that this side won; where it has to choose before, it chooses the first option. */
export function afterGame(campaign: Campaign, winner: Side | null, left: Left = {}): Campaign {
  const ready =
    campaignState(campaign, toyBox).phase === 'choice'
      ? value(chooseOption(campaign, toyBox, 'attack'))
      : campaign;
  return value(recordGame(ready, toyBox, resultOf(ready, winner, left)));
}

/** The campaign after games that these sides won. */
export function afterGames(campaign: Campaign, ...winners: readonly Side[]): Campaign {
  return winners.reduce((before, winner) => afterGame(before, winner), campaign);
}

/** Twelve games, won by turns, the Star Empire first. */
export function twelveWinners(): Side[] {
  return Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 'star-empire' : 'trade-federation'));
}

/** The ids of upgraded ships, one for each cost. */
export function ships(side: Side, sheet: 1 | 2 | 3 | 4, ...costs: readonly number[]): string[] {
  return costs.map((cost) => upgradedId(`kingdom-ship-${cost}`, side, sheet));
}
