import type { Card, Effect } from '@openrealms/engine';
import { type Token, tokensOf } from './effect-tokens.ts';

/** About how many signs stand beside each other in a row of a small card. */
const SIGNS_IN_A_LINE = 6;

/** More lines than this leave no room for the art of a small card. */
const MOST_LINES = 3;

const signsOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { signs }) => sum + signs.length, 0);

/** Whether an ability takes more than a line of a small card. */
export function isLong(effects: readonly Effect[]): boolean {
  return signsOf(tokensOf(effects)) > SIGNS_IN_A_LINE;
}

/** Whether a card has so much to say that a small one has to say it closer together. */
export function isCrowded(card: Card): boolean {
  const { primary, ally, doubleAlly, scrap, acquired, upgradeAlly } = card;
  const lines = [primary, ally, doubleAlly, scrap, acquired, upgradeAlly].map((effects) =>
    Math.ceil(signsOf(tokensOf(effects)) / SIGNS_IN_A_LINE),
  );
  const sticker = card.upgrade === undefined ? 0 : 1;
  return lines.reduce((sum, count) => sum + count, card.static.length + sticker) > MOST_LINES;
}

/** As many of the first tokens as fit into so many signs, at least one; and if there is room, a sign that there are more. */
export function fitting(tokens: readonly Token[], mostSigns: number): Token[] {
  let count = tokens.length;
  while (count > 1 && signsOf(tokens.slice(0, count)) > mostSigns) count--;
  const first = tokens.slice(0, count);
  if (count === tokens.length || signsOf(first) >= mostSigns) return first;
  return [...first, { signs: [{ text: '…' }], optional: false }];
}
