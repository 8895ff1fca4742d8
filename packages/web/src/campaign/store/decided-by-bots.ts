import {
  type Campaign,
  type CardId,
  campaignBox,
  campaignView,
  chooseOption,
  randomFrom,
  roll,
  type Side,
  upgradeAfterwards,
} from '@openrealms/engine';
import type { Player } from '../../match/match.ts';
import type { CampaignBox } from './campaign-box.ts';

/** The campaign after everything that its computer players decide outside of games. */
export function decidedByBots(
  campaign: Campaign,
  box: CampaignBox,
  players: readonly [Player, Player],
): Campaign {
  for (let now = campaign; ; ) {
    const next = decided(now, box, players);
    if (next === null) return now;
    now = next;
  }
}

/** One decision of a computer player; null where none is due. */
function decided(
  campaign: Campaign,
  box: CampaignBox,
  players: readonly [Player, Player],
): Campaign | null {
  const { phase, first, options, upgrading, vaults, scenario } = campaignView(campaign, box);
  const isBot = (side: Side): boolean => players[vaults[side].player ?? 0].kind === 'bot';
  if (phase === 'choice' && isBot(first)) {
    const chance = randomFrom(`${campaign.seed}:option-${scenario}`);
    return after(chooseOption(campaign, box, options[roll(chance, options.length)].id));
  }
  if (upgrading !== null && isBot(upgrading.side)) {
    return after(upgradeAfterwards(campaign, box, bestUpgrade(upgrading.options, box)));
  }
  return null;
}

function after(result: ReturnType<typeof chooseOption>): Campaign {
  if (result.ok) return result.value;
  throw new Error(result.problem.why);
}

/** The campaign after all upgrades that are left, which nobody wants to choose one by one. */
export function upgradedToTheEnd(campaign: Campaign, box: CampaignBox): Campaign {
  const { upgrading } = campaignView(campaign, box);
  if (upgrading === null) return campaign;
  const next = upgradeAfterwards(campaign, box, bestUpgrade(upgrading.options, box));
  return upgradedToTheEnd(after(next), box);
}

/** The dearest card, with the stickers of the latest sheet. */
function bestUpgrade(options: readonly CardId[], box: CampaignBox): CardId {
  const cards = new Map(campaignBox(box).cards.map((card) => [card.id, card]));
  const worth = (id: CardId): number => {
    const card = cards.get(id);
    return (card?.cost ?? 0) * 10 + (card?.upgrade?.sheet ?? 0);
  };
  return options.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}
