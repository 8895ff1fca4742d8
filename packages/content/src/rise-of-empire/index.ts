import type { Box, CampaignContents } from '@openrealms/engine';
import { copiesIn } from '../core/deck-list.ts';
import { riseOfEmpireCards } from './cards-box.ts';
import { postCampaign } from './post-campaign.ts';
import { scenarios } from './scenarios.ts';
import { sheets } from './sheets.ts';
import { victoryCards } from './victory-cards.ts';

const campaign: CampaignContents = {
  personalDecks: riseOfEmpireCards.personalDecks,
  sheets,
  scenarios,
  victoryCards,
  postCampaign: copiesIn(postCampaign),
};

/** Rise of Empire with the campaign of its war. */
export const riseOfEmpire: Box = { ...riseOfEmpireCards, campaign };
