import { useWords } from '../i18n/words.ts';
import { campaignWords } from './campaign-words.ts';
import type { StoredCampaign } from './store/stored-campaign.ts';
import { useTitleNames } from './use-player-names.ts';

/** What to call a campaign: the name that it was given, and who plays. */
export function useCampaignTitle({ players, name }: StoredCampaign): string {
  const say = useWords(campaignWords);
  const [first, second] = useTitleNames(players);
  const who = say.titled(first, second);
  return name === '' ? who : say.named(name, who);
}
