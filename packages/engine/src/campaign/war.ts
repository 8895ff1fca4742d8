/** How the war stands: who has won over how much of the worlds between the two sides. */
import { FACTIONS, type Faction } from '../cards/ability.ts';
import type { Box } from '../cards/card.ts';
import type { CampaignState } from './campaign-state.ts';
import { SIDES, type Side } from './contents.ts';
import { featOf } from './feats.ts';
import { pointsOf } from './victory-cards.ts';

/** The state of the war. */
export interface War {
  /** The factions of the trade deck that neither side is, and how many of their cards each side has won over. */
  readonly fronts: readonly Front[];
  /** Who has more points; null if both have the same. */
  readonly lead: Side | null;
  /** By how many points. */
  readonly by: number;
  /** Who won the last scenarios, and how many of them in a row; null before the first. */
  readonly streak: { readonly side: Side; readonly length: number } | null;
}

/** A faction that both sides court. */
export interface Front {
  readonly faction: Faction;
  /** All cards of the faction in the trade deck. */
  readonly cards: number;
  readonly upgraded: Readonly<Record<Side, number>>;
}

/** How the war stands now. */
export function warOf(state: Pick<CampaignState, 'won' | 'earned' | 'tradeDeck'>, box: Box): War {
  const [first, second] = SIDES.map((side) => pointsOf(state, side, box));
  const last = state.won.at(-1)?.winner;
  return {
    fronts: FACTIONS.flatMap((faction) => frontOf(state, faction, box)),
    lead: first === second ? null : SIDES[first > second ? 0 : 1],
    by: Math.abs(first - second),
    streak:
      last === undefined
        ? null
        : { side: last, length: featOf(state, last, 'victories-in-a-row', box) },
  };
}

function frontOf(
  state: Pick<CampaignState, 'won' | 'tradeDeck'>,
  faction: Faction,
  box: Box,
): Front[] {
  const cards = box.cards
    .filter((card) => card.factions.includes(faction))
    .reduce((sum, { id }) => sum + (box.tradeDeck[id] ?? 0), 0);
  if (cards === 0 || SIDES.some((side) => side === faction)) return [];
  const [first, second] = SIDES.map((side) => featOf(state, side, { upgradesOf: faction }, box));
  return [{ faction, cards, upgraded: { 'star-empire': first, 'trade-federation': second } }];
}
