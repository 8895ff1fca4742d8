import { riseOfEmpire } from '@openrealms/content';
import {
  type Campaign,
  type CardId,
  campaignBox,
  campaignState,
  campaignView,
  chooseOption,
  type Result,
  SIDES,
  type Side,
  upgradeOptions,
} from '@openrealms/engine';
import type { CampaignBox } from '../../src/campaign/store/campaign-box.ts';
import { ourCampaignBoxes } from '../../src/campaign/store/campaign-box-of.ts';
import { startedCampaign } from '../../src/campaign/store/new-campaign.ts';
import type { StoredCampaign } from '../../src/campaign/store/stored-campaign.ts';

/** The box of the campaign. */
export const box: CampaignBox = ourCampaignBoxes.find(({ id }) => id === riseOfEmpire.id)!;

const cards = new Map(campaignBox(riseOfEmpire).cards.map((card) => [card.id, card]));

/** Who wins the scenarios, in order. */
const WINNERS = [0, 0, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1] as const;

/** A campaign of Ada, who has the Star Empire, against Nova, before anything is played. */
export function freshCampaign(): StoredCampaign {
  return startedCampaign(
    box,
    {
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'Nova', bot: 'trader' },
      ],
      wishes: ['star-empire', 'either'],
      name: '',
    },
    'a war',
  );
}

/** The same after so many scenarios have been won, in each of which both sides have upgraded some cards. */
export function campaignAfter(won: number): StoredCampaign {
  let stored = { ...freshCampaign(), opened: won };
  for (let number = 1; number <= won; number++) {
    stored = { ...stored, campaign: afterScenario(stored.campaign, SIDES[WINNERS[number - 1]]) };
  }
  return stored;
}

function afterScenario(campaign: Campaign, winner: Side): Campaign {
  const view = campaignView(campaign, box);
  const ready =
    view.phase === 'choice' ? taken(chooseOption(campaign, box, view.options[0].id)) : campaign;
  const upgraded = someUpgrades(ready);
  return { ...ready, log: [...ready.log, { kind: 'game', winner, upgraded, earned: [] }] };
}

/** By each side one card with the newest sheet and, where that is another, one with the first; no card twice. */
function someUpgrades(campaign: Campaign): CardId[] {
  const state = campaignState(campaign, box);
  const newest = Math.min(state.scenario, 4);
  const chosen: CardId[] = [];
  for (const side of SIDES) {
    for (const sheet of new Set([newest, 1])) {
      const taken = chosen.map((id) => cards.get(id)?.upgrade?.of);
      const found = upgradeOptions(state, side, box).find((id) => {
        const upgrade = cards.get(id)?.upgrade;
        return upgrade?.sheet === sheet && !taken.includes(upgrade.of);
      });
      if (found !== undefined) chosen.push(found);
    }
  }
  return chosen;
}

function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.why);
}
