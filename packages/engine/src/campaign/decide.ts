/** What players decide in a campaign. Each gives the campaign that it leads to, or says why it cannot be. */
import type { Box, CardId } from '../cards/card.ts';
import { problem, type Result } from '../errors.ts';
import type { Campaign, Player, Wish } from './campaign.ts';
import { addStep, campaignStates } from './fold.ts';

/** A player says which side they would like. When both have, the sides are given, by a coin if both want the same. */
export function wishForSide(
  campaign: Campaign,
  box: Box,
  player: Player,
  wish: Wish,
): Result<Campaign> {
  return addStep(campaign, box, { kind: 'wish', player, wish });
}

/** The player who goes first chooses an option of the current scenario. */
export function chooseOption(campaign: Campaign, box: Box, option: string): Result<Campaign> {
  return addStep(campaign, box, { kind: 'option', option });
}

/** After the campaign the player whose turn it is upgrades a card: one of `upgradeOptions`. */
export function upgradeAfterwards(campaign: Campaign, box: Box, card: CardId): Result<Campaign> {
  return addStep(campaign, box, { kind: 'upgrade', card });
}

/**
 * Another campaign that was the same until so many scenarios had been won (0: until the sides were given), with chance
 * from another seed from there on. The one it comes from stays as it is.
 */
export function forkCampaign(
  campaign: Campaign,
  box: Box,
  scenariosWon: number,
  seed: string,
): Result<Campaign> {
  const states = campaignStates(campaign, box);
  if (!states.ok) return states;
  const length = states.value.findIndex(
    ({ sides, won }) => sides !== null && won.length === scenariosWon,
  );
  if (length === -1) {
    const { won } = states.value[states.value.length - 1];
    return problem(
      'not-won-yet',
      `This campaign cannot be forked after scenario ${scenariosWon}: ${won.length} have been won.`,
    );
  }
  const log = campaign.log.slice(0, length);
  const isOver = states.value[length].verdict !== null;
  return {
    ok: true,
    value: { ...campaign, log: isOver ? log : [...log, { kind: 'deal', seed }] },
  };
}
