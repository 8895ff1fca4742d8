/** After the campaign: each player brings their upgrades up to twenty, by turns, and the extra cards join the deck. */
import type { Box, CardId } from '../cards/card.ts';
import { reject } from '../state/reader.ts';
import { type CampaignStep, campaignOf } from './campaign.ts';
import type { CampaignState } from './campaign-state.ts';
import { cardsOf } from './cards-of.ts';
import { otherSide } from './choose-sides.ts';
import type { Side } from './contents.ts';
import { possibleUpgrades, stickersUsed, withUpgrade } from './upgrades.ts';

/** How many upgrades each player ends with, if there are cards for them. */
export const UPGRADES_EACH = 20;

/** The campaign has been won: who has fewer upgrades goes on first, and with equal numbers who has lost it. */
export function startUpgrading(state: CampaignState, box: Box): CampaignState {
  const { verdict, used } = state;
  if (verdict === null) throw new Error('Nobody has won the campaign yet.');
  const loser = otherSide(verdict.winner);
  const fewer = stickersUsed(used, verdict.winner) < stickersUsed(used, loser);
  return turnTo(state, fewer ? verdict.winner : loser, box);
}

/** The turn comes to this side, or to the other if this one has enough or can upgrade nothing; else all is done. */
function turnTo(state: CampaignState, side: Side, box: Box): CampaignState {
  const next = [side, otherSide(side)].find((each) => upgradeOptions(state, each, box).length > 0);
  return { ...state, phase: next === undefined ? 'finished' : 'upgrades', upgrading: next ?? null };
}

/** The ids of the upgraded cards that a side can make after the campaign; none if it has its twenty. */
export function upgradeOptions(
  state: Pick<CampaignState, 'tradeDeck' | 'used'>,
  side: Side,
  box: Box,
): CardId[] {
  return stickersUsed(state.used, side) >= UPGRADES_EACH ? [] : possibleUpgrades(state, side, box);
}

/** A card is upgraded after the campaign. */
export function takeUpgrade(
  state: CampaignState,
  { card }: Extract<CampaignStep, { kind: 'upgrade' }>,
  box: Box,
  at: string,
): CampaignState {
  if (state.upgrading === null) {
    return reject('wrong-phase', `${at}: cards are upgraded so only after the campaign.`, at);
  }
  const side = cardsOf(box).get(card)?.upgrade?.side;
  if (side !== undefined && side !== state.upgrading) {
    return reject('not-your-turn', `${at}: it is the turn of ${state.upgrading}.`, at);
  }
  const upgraded = withUpgrade(state, card, 4, box, at);
  return turnTo({ ...state, ...upgraded }, otherSide(state.upgrading), box);
}

/** The trade deck that a finished campaign leaves: all its cards and those of the pack that is opened after it. */
export function grownDeck(
  { phase, tradeDeck }: Pick<CampaignState, 'phase' | 'tradeDeck'>,
  box: Box,
): Readonly<Record<CardId, number>> | null {
  if (phase !== 'finished') return null;
  return addDecks(tradeDeck, campaignOf(box).postCampaign);
}

/** Two decks shuffled together. */
export function addDecks(
  one: Readonly<Record<CardId, number>>,
  other: Readonly<Record<CardId, number>>,
): Record<CardId, number> {
  const sum = { ...one };
  for (const [id, count] of Object.entries(other)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}
