import { boxes } from '@openrealms/content';
import { type Box, type PlacedProblem, readPackText } from '@openrealms/engine';
import { fieldsOf } from '../../../home/fields-of.ts';
import { type CampaignBox, hasCampaign } from '../../store/campaign-box.ts';

/** What checking the text of a pack gives. */
export type PackCheck =
  /** It can be played; what there is to say are warnings. */
  | {
      readonly kind: 'good';
      readonly box: CampaignBox;
      readonly problems: readonly PlacedProblem[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly PlacedProblem[] }
  /** It is one of the boxes that are here already, unchanged. */
  | { readonly kind: 'here'; readonly box: Box };

/** Checks the text of a pack beside our boxes, and beside those of other packs. */
export function checkPackText(text: string, others: readonly CampaignBox[]): PackCheck {
  const id = idIn(text);
  const all = [...boxes, ...others.map((box) => (box.id === id ? box : nameOnly(box)))];
  const { box, problems } = readPackText(text, all);
  if (box === null || !hasCampaign(box)) return { kind: 'refused', problems };
  return all.includes(box) ? { kind: 'here', box } : { kind: 'good', box, problems };
}

/** Packs never lie on one table unless a player wants it, so that only their ids have to differ, not the names of their cards. */
function nameOnly(box: CampaignBox): CampaignBox {
  return { ...box, cards: [], tradeDeck: {}, personalDeck: {}, personalDecks: {} };
}

function idIn(text: string): unknown {
  try {
    return fieldsOf(JSON.parse(text.replace(/^\uFEFF/, ''))).id;
  } catch {
    return undefined;
  }
}
