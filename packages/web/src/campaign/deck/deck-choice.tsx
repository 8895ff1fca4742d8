import { useEffect, useEffectEvent } from 'react';
import { Choice } from '../../form/choice.tsx';
import { useWords } from '../../i18n/words.ts';
import type { CampaignId, StoredCampaign } from '../store/stored-campaign.ts';
import { useCampaignTitle } from '../use-campaign-title.ts';
import { deckWords } from './deck-words.ts';
import { useGrownDecks } from './use-grown-decks.ts';

const NONE = '';

interface DeckChoiceProps {
  readonly value: CampaignId | null;
  readonly onChange: (deck: CampaignId | null) => void;
}

/** The trade decks that finished campaigns have left; nothing where there are none. */
export function DeckChoice({ value, onChange }: DeckChoiceProps) {
  const say = useWords(deckWords);
  const decks = useGrownDecks();
  const drop = useEffectEvent(() => onChange(null));
  const isGone =
    decks !== null && value !== null && !decks.some(({ stored }) => stored.id === value);
  // It was deleted since it was chosen.
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
  if (decks === null || decks.length === 0) return null;
  return (
    <Choice
      label={say.label}
      hint={say.hint}
      options={[
        { value: NONE, label: say.none },
        ...decks.map(({ stored }) => ({ value: stored.id, label: <DeckName stored={stored} /> })),
      ]}
      value={value ?? NONE}
      onChange={(deck) => onChange(deck === NONE ? null : deck)}
    />
  );
}

function DeckName({ stored }: { readonly stored: StoredCampaign }) {
  return useCampaignTitle(stored);
}
