/** What victory point cards count between games and at the end. */
import type { Box } from '../cards/card.ts';
import type { CampaignState } from './campaign-state.ts';
import type { BetweenGamesFeat, EndFeat, Side } from './contents.ts';
import { upgradedIn } from './upgrades.ts';

/** How much of it a side has. */
export function featOf(
  { won, tradeDeck }: Pick<CampaignState, 'won' | 'tradeDeck'>,
  side: Side,
  feat: BetweenGamesFeat | EndFeat,
  box: Box,
): number {
  if (feat === 'victories') return won.filter(({ winner }) => winner === side).length;
  if (feat === 'victories-in-a-row') {
    return won.length - 1 - won.findLastIndex(({ winner }) => winner !== side);
  }
  if (feat === 'political-victories') {
    return won.filter(({ winner, political }) => political && winner === side).length;
  }
  const own = upgradedIn(tradeDeck, box).filter(({ upgrade }) => upgrade.side === side);
  if (feat === 'upgrades') return own.length;
  if (feat === 'upgraded-bases') return own.filter(({ type }) => type === 'base').length;
  // The side's own faction came with the sticker; what counts is what is printed below it.
  const of = new Map(box.cards.map((card) => [card.id, card.factions]));
  return own.filter(({ upgrade }) => of.get(upgrade.of)?.includes(feat.upgradesOf)).length;
}
