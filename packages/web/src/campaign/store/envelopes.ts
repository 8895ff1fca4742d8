import type { OpenVictoryCard, VictoryCard } from '@openrealms/engine';
import type { OpenCampaign } from './use-campaign.ts';

type Looked = Pick<OpenCampaign, 'stored' | 'view'>;

/** How many envelopes have been opened. A campaign that was played elsewhere may know only which scenarios have been won. */
export function envelopesOpened({ stored, view }: Looked): number {
  const won = view.scenarios.filter(({ status }) => status === 'won').length;
  return Math.max(stored.opened, won);
}

/** The number of the envelope that a victory card lies in. */
export function envelopeOf({ earned, from = 1 }: VictoryCard): number {
  return earned.when === 'scenario' ? earned.number : from;
}

/** The victory cards that can be earned and have been seen: those of a sealed envelope nobody knows. */
export function cardsInSight(open: Looked): readonly OpenVictoryCard[] {
  const opened = envelopesOpened(open);
  return open.view.openVictoryCards.filter(({ card }) => envelopeOf(card) <= opened);
}
