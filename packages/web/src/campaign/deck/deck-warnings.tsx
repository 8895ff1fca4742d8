import { setupWarnings } from '@openrealms/engine';
import { SetupWarnings } from '../../home/setup-warnings.tsx';
import { useBoxes } from '../../home/use-boxes.ts';
import type { CampaignId } from '../store/stored-campaign.ts';
import { besideDeck, deckSetup } from './deck-start.ts';
import { useGrownDecks } from './use-grown-decks.ts';

interface DeckWarningsProps {
  readonly deck: CampaignId;
  readonly boxes: readonly string[];
  /** How many play. */
  readonly seats: number;
}

/** What the rulebooks warn of in a game with the deck of a campaign. */
export function DeckWarnings({ deck, boxes, seats }: DeckWarningsProps) {
  const grown = useGrownDecks()?.find(({ stored }) => stored.id === deck);
  const others = useBoxes(grown === undefined ? [] : besideDeck(grown.box, boxes)) ?? [];
  const setup = grown === undefined ? null : deckSetup(grown, others);
  return (
    <SetupWarnings
      warnings={setup === null ? [] : setupWarnings({ ...setup, seats })}
      seats={seats}
    />
  );
}
