import { boxes as allBoxes } from '@openrealms/content';
import { type Box, type CardId, campaignBox, type Setup, saysTheSame } from '@openrealms/engine';

/** What is measured, in a form that can be handed to a worker thread. */
export interface Subject {
  /** Boxes of ours by id, and boxes that came from a file. */
  readonly boxes: readonly (string | Box)[];
  /** Whether the cards that come after the campaigns are shuffled in. */
  readonly postCampaign: boolean;
}

const met = new Map<string, Box>();

/** The boxes themselves; one from a file that comes to a worker again and again is the same box each time. */
export function boxesOf({ boxes }: Subject): readonly Box[] {
  return boxes.map((each) => {
    if (typeof each === 'string') return allBoxes.find(({ id }) => id === each)!;
    const known = met.get(each.id);
    if (known !== undefined && saysTheSame(known, each)) return known;
    met.set(each.id, each);
    return each;
  });
}

/** What a set-up says about the cards. */
export function cardsOn(subject: Subject): Pick<Setup, 'boxes' | 'tradeDeck'> {
  const boxes = boxesOf(subject);
  if (!subject.postCampaign) return { boxes };
  return {
    boxes: boxes.map((box) => (box.campaign === undefined ? box : campaignBox(box))),
    tradeDeck: added(boxes.flatMap((box) => [box.tradeDeck, box.campaign?.postCampaign ?? {}])),
  };
}

/** How many of which cards are in the trade deck. */
export function tradeDeckOf({ boxes, tradeDeck }: Pick<Setup, 'boxes' | 'tradeDeck'>): Deck {
  return tradeDeck ?? added(boxes.map((box) => box.tradeDeck));
}

type Deck = Readonly<Record<CardId, number>>;

function added(decks: readonly Deck[]): Deck {
  const sum: Record<CardId, number> = {};
  for (const [id, count] of decks.flatMap((deck) => Object.entries(deck))) {
    sum[id] = (sum[id] ?? 0) + count;
  }
  return sum;
}

/** Like "core and frontiers". */
export function subjectName({ boxes, postCampaign }: Subject): string {
  const names = boxes.map((each) => (typeof each === 'string' ? each : each.id)).join(' and ');
  return postCampaign ? `${names} with post-campaign cards` : names;
}
