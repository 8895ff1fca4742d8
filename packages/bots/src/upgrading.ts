import type { CardId } from '@openrealms/engine';
import { best, type Judgement } from './judgement.ts';
import { type Of, only, type Step } from './step.ts';

/** One sticker more of the scenario's own sheet, and the game is won. */
const NEARLY = 4;

/** A purchase whose stickers win the game at once. */
export const winByUpgrade: Step = (legal, { me, view }) => {
  const { number, political } = view.scenario ?? {};
  if (political?.[me.seat] !== NEARLY) return undefined;
  return only(legal, 'acquire').find(({ upgrade }) => upgrade === number);
};

/** Who has used so many stickers of the scenario's own sheet goes for all five. */
const COMMITTED = 1;

/** On the way to a Political Victory, the best card that brings it nearer. */
export function nextSignature(
  offers: readonly Of<'acquire'>[],
  { me, upgradedBy, view }: Judgement,
  worth: (id: CardId) => number,
): Of<'acquire'> | undefined {
  const { number, political } = view.scenario ?? {};
  if ((political?.[me.seat] ?? 0) < COMMITTED) return undefined;
  return best(
    offers.filter(({ upgrade }) => upgrade === number),
    ({ card, upgrade }) => (upgrade === undefined ? 0 : worth(upgradedBy(card, upgrade))),
  );
}

/** What is offered without stickers. */
export function plain(offers: readonly Of<'acquire'>[]): Of<'acquire'>[] {
  return offers.filter(({ upgrade }) => upgrade === undefined);
}

/**
 * The same purchase with stickers on the card, if so much trade can be spared for them: those of the scenario's own sheet while they
 * count for a Political Victory, else those that make the better card.
 */
export function withUpgrade(
  purchase: Of<'acquire'>,
  offers: readonly Of<'acquire'>[],
  spare: number,
  { card, me, upgradedBy, view }: Judgement,
  worth: (id: CardId) => number,
): Of<'acquire'> {
  const { number, political, prices } = view.scenario ?? {};
  const price = prices?.[me.seat].upgrade[card(purchase.card).type];
  if (price === undefined || price > spare) return purchase;
  const possible = offers.filter(
    ({ space, to, upgrade }) =>
      upgrade !== undefined && space === purchase.space && to === purchase.to,
  );
  const counts = possible.find(({ upgrade }) => political && upgrade === number);
  const better = ({ upgrade }: Of<'acquire'>): number =>
    upgrade === undefined ? 0 : worth(upgradedBy(purchase.card, upgrade));
  return counts ?? best(possible, better) ?? purchase;
}

/** What it costs to acquire what is offered. */
export function priceOf(
  { card, space }: Pick<Of<'acquire'>, 'card' | 'space'>,
  judgement: Judgement,
): number {
  const prices = judgement.view.scenario?.prices[judgement.me.seat];
  const price = space === null ? prices?.explorer : prices?.tradeRow[space];
  return price ?? judgement.card(card).cost;
}
