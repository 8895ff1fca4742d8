import type { CardNumber } from '../cards/card-number.ts';
import { cardAt } from '../cards/catalog.ts';
import type { Command } from '../commands/command.ts';
import { SHEETS } from '../scenarios/numbers.ts';
import { sheetsOf, upgradeOf } from '../scenarios/upgrades.ts';
import type { GameState, Seat } from '../state/state.ts';
import { isIndex, MALFORMED, no } from './explaining.ts';
import type { Refusal } from './refusal.ts';

/** Why a card cannot be upgraded as a command says; null if only the price can be in the way. */
export function explainUpgrade(
  state: GameState,
  seat: Seat,
  number: CardNumber,
  { upgrade }: Extract<Command, { type: 'acquire' }>,
): Refusal | null {
  const { scenario } = state.format;
  if (scenario === null) {
    return no('no-upgrades', 'Cards can be upgraded only in a scenario of a campaign.');
  }
  const sheet = (upgrade ?? 0) - 1;
  if (!isIndex(sheet, SHEETS)) return MALFORMED;
  if (sheet >= sheetsOf(state, seat)) {
    return no('no-such-sheet', `Sheet ${upgrade} comes with scenario ${upgrade}.`);
  }
  const card = cardAt(state.catalog, number);
  if (card.factions.length === 0) {
    return no('not-upgradable', 'A card without a faction cannot be upgraded.');
  }
  if (card.upgrade !== undefined) {
    return no('already-upgraded', 'A card can be upgraded only once.');
  }
  if (scenario.upgrades[seat][sheet][number] === 0) {
    return no('no-sticker', `Sheet ${upgrade} has no sticker for cards that cost ${card.cost}.`);
  }
  if (upgradeOf(state, seat, sheet, number) === 0) {
    return no('sticker-used', `The sticker for cost ${card.cost} of sheet ${upgrade} is used.`);
  }
  return null;
}
