/** Upgraded cards in the trade deck of a campaign, and which can still become some. */
import type { Box, Card, CardId, Upgrade } from '../cards/card.ts';
import { upgradedId } from '../cards/upgrade.ts';
import type { UsedSticker } from '../setup.ts';
import { reject } from '../state/reader.ts';
import { campaignOf } from './campaign.ts';
import { cardsOf } from './cards-of.ts';
import type { SheetNumber, Side } from './contents.ts';

/** What upgrading changes. */
export interface Upgradable {
  readonly tradeDeck: Readonly<Record<CardId, number>>;
  readonly used: readonly UsedSticker[];
}

/** A card with stickers on it. */
export type UpgradedCard = Card & { readonly upgrade: Upgrade };

/** The highest sheet that a player has in a scenario: each of the first four brings one. */
export function newestSheet(scenario: number): SheetNumber {
  return Math.min(scenario, 4) as SheetNumber;
}

/** Every upgraded card of the deck, once for each copy. */
export function upgradedIn(tradeDeck: Upgradable['tradeDeck'], box: Box): UpgradedCard[] {
  const cards = cardsOf(box);
  return Object.entries(tradeDeck).flatMap(([id, count]) => {
    const card = cards.get(id);
    return isUpgraded(card) ? Array<UpgradedCard>(count).fill(card) : [];
  });
}

function isUpgraded(card: Card | undefined): card is UpgradedCard {
  return card?.upgrade !== undefined;
}

/** The deck and the stickers after one more card has been upgraded with a sheet up to this one; says why where that cannot be. */
export function withUpgrade(
  { tradeDeck, used }: Upgradable,
  id: CardId,
  newest: SheetNumber,
  box: Box,
  at: string,
): Upgradable {
  const cards = cardsOf(box);
  const card = cards.get(id);
  if (!isUpgraded(card)) {
    return reject('unknown-upgrade', `${at}: "${id}" is not an upgraded card of this box.`, at);
  }
  const { cost, type, upgrade } = card;
  const { side, sheet, of } = upgrade;
  if (sheet > newest) {
    const why = `${at}: sheet ${sheet} comes only with scenario ${sheet}.`;
    return reject('sealed-sheet', why, at);
  }
  if (isUsed(used, side, sheet, cost)) {
    const why = `${at}: the sticker for cost ${cost} on sheet ${sheet} of ${side} has been used before.`;
    return reject('used-sticker', why, at);
  }
  const left = tradeDeck[of] ?? 0;
  if (left === 0) {
    return reject('no-card', `${at}: there is no "${of}" left that could be upgraded.`, at);
  }
  const { [of]: _, ...others } = tradeDeck;
  return {
    tradeDeck: {
      ...(left === 1 ? others : { ...tradeDeck, [of]: left - 1 }),
      [id]: (tradeDeck[id] ?? 0) + 1,
    },
    used: [...used, { side, sheet, cost, type }],
  };
}

/** Whether the one sticker that a sheet allows for a cost is gone. */
function isUsed(
  used: readonly UsedSticker[],
  side: Side,
  sheet: SheetNumber,
  cost: number,
): boolean {
  return used.some(
    (sticker) => sticker.side === side && sticker.sheet === sheet && sticker.cost === cost,
  );
}

/** How many stickers a side has used, of one sheet or of all. */
export function stickersUsed(
  used: readonly UsedSticker[],
  side: Side,
  sheet?: SheetNumber,
): number {
  return used.filter(
    (sticker) => sticker.side === side && (sheet === undefined || sticker.sheet === sheet),
  ).length;
}

/** The ids of all upgraded cards that a side could make now with its four sheets, in the order of the sheets. */
export function possibleUpgrades({ tradeDeck, used }: Upgradable, side: Side, box: Box): CardId[] {
  const cards = cardsOf(box);
  const originals = Object.keys(tradeDeck).flatMap((id) => cards.get(id) ?? []);
  return campaignOf(box)
    .sheets.filter((sheet) => sheet.side === side)
    .flatMap(({ number }) =>
      originals
        .filter(({ cost }) => !isUsed(used, side, number, cost))
        .map(({ id }) => upgradedId(id, side, number))
        .filter((id) => cards.has(id)),
    );
}
