import type { Card, CardId, Effect, Faction } from '@openrealms/engine';
import { loadedBoxes } from '../match/shelf.ts';

/** What the ability sticker on an upgraded card says. */
export interface StickerPart {
  /** Whose sticker it is. */
  readonly side: Faction;
  readonly primary: readonly Effect[];
  readonly ally: readonly Effect[];
  readonly scrap: readonly Effect[];
}

/** A card as it shows: what is printed and still to be seen, and what the sticker over it says. */
export interface CardParts {
  readonly printed: Card;
  readonly sticker: StickerPart | null;
}

/** Tells the sticker of an upgraded card from what is printed below it; other cards are all print. */
export function partsOf(card: Card): CardParts {
  const { upgrade } = card;
  if (upgrade === undefined) return { printed: card, sticker: null };
  const below = printedCard(upgrade.of);
  // A sticker adds to the end of an ability. Below one from a box that is not here, it is the last effect.
  const primary =
    below?.primary.length ?? card.primary.length - (card.upgradeAlly.length > 0 ? 0 : 1);
  // Where the scrap ability was covered, all of it is the sticker's.
  const scrap = below?.acquired.length === 0 ? 0 : (below?.scrap.length ?? card.scrap.length);
  return {
    printed: {
      ...card,
      primary: card.primary.slice(0, primary),
      scrap: card.scrap.slice(0, scrap),
      upgradeAlly: [],
    },
    sticker: {
      side: upgrade.side,
      primary: card.primary.slice(primary),
      ally: card.upgradeAlly,
      scrap: card.scrap.slice(scrap),
    },
  };
}

function printedCard(id: CardId): Card | undefined {
  for (const { cards } of loadedBoxes()) {
    const card = cards.find((each) => each.id === id);
    if (card !== undefined) return card;
  }
  return undefined;
}
