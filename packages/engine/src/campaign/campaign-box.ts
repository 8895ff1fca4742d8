import type { Box, Card, CardId } from '../cards/card.ts';
import { upgradedCard } from '../cards/upgrade.ts';
import { SetupError } from '../errors.ts';
import type { CampaignContents } from './contents.ts';

const made = new WeakMap<Box, Box>();

/**
 * The box with which the games of its campaign are played: also every upgraded card that there can be, and the cards that come
 * after the campaign. None of these is in the usual trade deck; a set-up says which are. The same box each time.
 */
export function campaignBox(box: Box): Box {
  const known = made.get(box);
  if (known !== undefined) return known;
  const { campaign } = box;
  if (campaign === undefined) {
    throw new SetupError(
      'no-campaign',
      `Box "${box.id}" has no campaign: pass one that has, like riseOfEmpire.`,
    );
  }
  const upgraded = upgradedCards(box, campaign);
  const more = [...upgraded.map(({ id }) => id), ...Object.keys(campaign.postCampaign)];
  const grown: Box = {
    ...box,
    id: `${box.id}-campaign`,
    cards: [...box.cards, ...upgraded],
    tradeDeck: { ...none(more), ...box.tradeDeck },
  };
  made.set(box, grown);
  return grown;
}

/** Every card of the trade deck with the stickers of every sheet that has some for it. */
function upgradedCards({ cards, tradeDeck }: Box, { sheets }: CampaignContents): Card[] {
  return cards
    .filter(({ id }) => (tradeDeck[id] ?? 0) > 0)
    .flatMap((card) => sheets.flatMap((sheet) => upgradedCard(card, sheet) ?? []));
}

function none(ids: readonly CardId[]): Record<CardId, number> {
  return Object.fromEntries(ids.map((id) => [id, 0]));
}
