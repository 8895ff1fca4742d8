/** Who earns which victory point card, and what they come to. */
import type { Box } from '../cards/card.ts';
import { campaignOf } from './campaign.ts';
import type { CampaignState, Earned, Verdict } from './campaign-state.ts';
import { otherSide } from './choose-sides.ts';
import { SIDES, type Side, type VictoryCard } from './contents.ts';
import { featOf } from './feats.ts';

type Vaults = Pick<CampaignState, 'scenario' | 'won' | 'tradeDeck' | 'earned'>;

/** The scenario whose envelope holds the card. */
function envelopeOf({ earned, from }: VictoryCard): number {
  return earned.when === 'scenario' ? earned.number : (from ?? 1);
}

/** The cards that lie on the table and have not been earned. */
export function openVictoryCards(
  { scenario, earned }: Pick<CampaignState, 'scenario' | 'earned'>,
  box: Box,
): VictoryCard[] {
  return campaignOf(box).victoryCards.filter(
    (card) => envelopeOf(card) <= scenario && !earned.some(({ id }) => id === card.id),
  );
}

/** What has been earned when the winner of the current scenario is known: also by conditions between games and, after the last one, at the end. */
export function afterScenario(state: Vaults, winner: Side, isLast: boolean, box: Box): Earned[] {
  const { scenario } = state;
  const earned = [...state.earned];
  for (const card of openVictoryCards(state, box)) {
    const side = earnerOf(card, state, winner, isLast, box);
    if (side !== null) earned.push({ id: card.id, side, scenario });
  }
  return earned;
}

function earnerOf(
  { earned: condition }: VictoryCard,
  state: Vaults,
  winner: Side,
  isLast: boolean,
  box: Box,
): Side | null {
  const loser = otherSide(winner);
  switch (condition.when) {
    case 'scenario':
      return winner;
    case 'turn':
      return null;
    case 'between-games': {
      const { what, atLeast } = condition;
      const [more, less] = [winner, loser].map((side) => featOf(state, side, what, box));
      if (Math.max(more, less) < atLeast) return null;
      // Both may have reached it with the same game: who has more takes it, and with equal numbers who won the game.
      return less > more ? loser : winner;
    }
    case 'end': {
      if (!isLast) return null;
      const [own, other] = [winner, loser].map((side) => featOf(state, side, condition.what, box));
      return own === other ? null : own > other ? winner : loser;
    }
  }
}

/** The points in a vault. */
export function pointsOf({ earned }: Pick<CampaignState, 'earned'>, side: Side, box: Box): number {
  const points = new Map(campaignOf(box).victoryCards.map((card) => [card.id, card.points]));
  return earned
    .filter((card) => card.side === side)
    .reduce((sum, { id }) => sum + (points.get(id) ?? 0), 0);
}

/** Who has won the campaign: by points, then by scenarios, then by the last scenario. */
export function verdictOf(state: Pick<CampaignState, 'earned' | 'won'>, box: Box): Verdict {
  const ahead = (count: (side: Side) => number): Side | null => {
    const [first, second] = SIDES.map(count);
    return first === second ? null : SIDES[first > second ? 0 : 1];
  };
  const byPoints = ahead((side) => pointsOf(state, side, box));
  if (byPoints !== null) return { winner: byPoints, by: 'points' };
  const byScenarios = ahead((side) => state.won.filter(({ winner }) => winner === side).length);
  if (byScenarios !== null) return { winner: byScenarios, by: 'scenarios' };
  return { winner: state.won[state.won.length - 1].winner, by: 'last-scenario' };
}
