/** Upgraded cards: what a sheet's stickers make of a card. Each is a design of its own. */
import type { Sheet, SheetNumber, Side, Sticker } from '../campaign/contents.ts';
import type { Card, CardId } from './card.ts';

const INITIALS: Readonly<Record<Side, string>> = { 'star-empire': 'se', 'trade-federation': 'tf' };

/** The id of a card with the stickers of a sheet on it. */
export function upgradedId(card: CardId, side: Side, sheet: SheetNumber): CardId {
  return `${card}+${INITIALS[side]}${sheet}`;
}

/** The sticker that a sheet has for cards like this one; null if it has none for cards of this cost. */
export function stickerFor(card: Pick<Card, 'cost' | 'type'>, sheet: Sheet): Sticker | null {
  return sheet.rows.find(({ cost }) => cost === card.cost)?.[card.type] ?? null;
}

/**
 * The card with the stickers of a sheet on it: the side's faction in addition to its own, and in the place of its lowest
 * ability what the ability sticker says. Null where there is no sticker for it, or it cannot be upgraded: a card without a
 * faction, or one that has been upgraded before.
 */
export function upgradedCard(card: Card, sheet: Sheet): Card | null {
  const sticker = stickerFor(card, sheet);
  if (sticker === null || card.factions.length === 0 || card.upgrade !== undefined) return null;
  const { side, number } = sheet;
  const left = withoutLowest(card);
  return {
    ...left,
    id: upgradedId(card.id, side, number),
    factions: [...new Set([...card.factions, side])],
    primary: [...left.primary, ...(sticker.primary ?? [])],
    allyFactions: left.ally.length + left.doubleAlly.length > 0 ? left.allyFactions : [],
    scrap: [...left.scrap, ...(sticker.scrap ?? [])],
    upgradeAlly: sticker.ally ?? [],
    upgrade: { side, sheet: number, of: card.id },
  };
}

/** The abilities a sticker can cover, from the bottom of a card upwards. Its primary ability is never covered. */
const LOWEST_FIRST = ['acquired', 'scrap', 'doubleAlly', 'ally'] as const;

function withoutLowest(card: Card): Card {
  const lowest = LOWEST_FIRST.find((ability) => card[ability].length > 0);
  return lowest === undefined ? card : { ...card, [lowest]: [] };
}
