import { type Box, grownSetup, type Result } from '@openrealms/engine';
import { keyOf } from '../../match/box-key.ts';
import type { Deal } from '../../match/match.ts';
import { boxesFor } from '../../match/shelf.ts';
import { boxOf, campaignBoxes } from '../store/campaign-box-of.ts';
import { campaigns } from '../store/campaign-store.ts';
import type { CampaignId } from '../store/stored-campaign.ts';
import type { GrownDeck } from './use-grown-decks.ts';

/** The boxes that are shuffled into the deck of a campaign: its own is in the deck already. */
export function besideDeck(box: Box, boxes: readonly string[]): readonly string[] {
  return boxes.filter((key) => key !== keyOf(box));
}

/** What a game with the deck of a finished campaign, and with other boxes, is set up with. */
export function deckSetup(
  { stored, box }: GrownDeck,
  others: readonly Box[],
): ReturnType<typeof grownSetup> {
  return grownSetup(stored.campaign, box, others);
}

/** A deal with the trade deck of a finished campaign; what is wrong, if that is not here. */
export async function deckStart(start: Deal, id: CampaignId): Promise<Result<Deal>> {
  const stored = await campaigns.get(id);
  const box = stored === undefined ? null : boxOf(stored, await campaignBoxes());
  if (stored === undefined || box === null) {
    const why = 'The campaign of this deck is not kept in this browser.';
    return { ok: false, problem: { code: 'unknown-campaign', why } };
  }
  const others = await boxesFor(besideDeck(box, start.boxes));
  const { boxes, ...deck } = deckSetup({ stored, box }, others ?? []);
  return { ok: true, value: { ...start, ...deck, boxes: boxes.map(keyOf) } };
}
