/** What the bot of a campaign decides outside of games. */
import {
  type Box,
  type Campaign,
  type CardId,
  campaignBox,
  campaignView,
  chooseOption,
  type Result,
  randomFrom,
  roll,
  type Side,
  upgradeAfterwards,
} from '@openrealms/engine';

/** An option of the scenario, by dice that always fall the same. */
export function optionOfBot(campaign: Campaign, box: Box): Campaign {
  const { options, scenario } = campaignView(campaign, box);
  const chance = randomFrom(`${campaign.seed}:option-${scenario}`);
  return taken(chooseOption(campaign, box, options[roll(chance, options.length)].id));
}

/** The campaign after one upgrade of whoever's turn it is, and the card it was. */
export function upgradeOfBot(
  campaign: Campaign,
  box: Box,
): { readonly campaign: Campaign; readonly card: CardId; readonly side: Side } | null {
  const { upgrading } = campaignView(campaign, box);
  if (upgrading === null) return null;
  const card = bestUpgrade(upgrading.options, box);
  return {
    campaign: taken(upgradeAfterwards(campaign, box, card)),
    card,
    side: upgrading.side,
  };
}

/** The dearest card, with the stickers of the latest sheet. */
function bestUpgrade(options: readonly CardId[], box: Box): CardId {
  const cards = new Map(campaignBox(box).cards.map((card) => [card.id, card]));
  const worth = (id: CardId): number => {
    const card = cards.get(id);
    return (card?.cost ?? 0) * 10 + (card?.upgrade?.sheet ?? 0);
  };
  return options.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** For what cannot be refused. */
export function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.why);
}
