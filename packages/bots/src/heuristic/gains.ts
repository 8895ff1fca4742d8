import { ANY_NUMBER, type CardId, type Effect } from '@openrealms/engine';
import type { Judgement } from '../judgement.ts';
import { priceOf } from '../upgrading.ts';
import { effectsValue } from './card-value.ts';
import { lazy, remembered } from './lazy.ts';
import type { Prospects } from './prospects.ts';
import { bestPlan, type Plan, type Ware } from './purchases.ts';
import { canFinish, tradeIn } from './reach.ts';
import type { Weights } from './weights.ts';

/** What things bring in this turn. */
export interface Gains {
  /** With `isNew`, of effects that nobody has counted on: a branch of a choice that is made now. */
  gain(effects: readonly Effect[], isNew?: boolean): number;
  gainOf(id: CardId): number;
  /** What to buy for so much trade. */
  plan(trade: number): Plan;
  /** Whether this turn can decide the game, with so much combat besides what can be counted on. */
  finishes(more: number): boolean;
}

/** More than anything else could bring. */
export const DECISIVE = 100;

/** Two of the Explorers are as many as anybody wants at once. */
const EXPLORERS = 2;

export function gainsOf(
  judgement: Judgement,
  { net, standpoint, value, weight }: Prospects,
  weights: Weights,
  prizes: () => readonly number[],
): Gains {
  const { card, explorer, me, view } = judgement;
  const hand = me.hand ?? [];
  const finishes = remembered((more: number) => canFinish(judgement, more));
  const wares = lazy((): Ware[] => {
    const row = view.tradeRow.flatMap((id, space) => (id === null ? [] : [{ card: id, space }]));
    const pile = Array.from({ length: Math.min(view.explorers, EXPLORERS) }, () => ({
      card: explorer,
      space: null,
    }));
    return [...row, ...pile].map((offer) => ({
      id: offer.card,
      cost: priceOf(offer, judgement),
      net: net(offer.card) + payout(offer.card),
    }));
  });
  const plan = remembered((trade: number): Plan => bestPlan(wares(), trade));
  /** What comes with acquiring a card, once. */
  const payout = (id: CardId): number => effectsValue(card(id).acquired, standpoint(me.seat));
  const drawn = weight(weights.draw);
  const tradeAhead = lazy(() =>
    hand.reduce((sum, id) => sum + tradeIn(card(id).primary), me.trade),
  );

  /** `has` is the trade without that of the effects. */
  const gain = (effects: readonly Effect[], has: number, isNew: boolean): number => {
    let sum = 0;
    let trade = 0;
    let combat = 0;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'combat':
          combat += effect.amount;
          break;
        case 'trade':
          trade += effect.amount;
          break;
        case 'choose':
          sum += Math.max(...effect.branches.map((branch) => gain(branch, has, isNew)));
          break;
        case 'destroy-base':
          sum += Math.max(0, ...prizes());
          break;
        case 'draw':
          sum += drawn * drawnBy(effect.amount);
          break;
        case 'discard':
          sum += effect.upTo && effect.count < ANY_NUMBER ? exchanges(effect.count) : 0;
          break;
        case 'put-on-deck':
          if (me.discard.some((id) => effect.type === null || card(id).type === effect.type)) {
            sum += effectsValue([effect], standpoint(me.seat));
          }
          break;
        case 'gain-per':
          if (effect.per === 'own-scrapped' && effect.what === 'combat') {
            combat += effect.amount * (me.scrapped + 1);
          } else {
            sum += effectsValue([effect], standpoint(me.seat));
          }
          break;
        default:
          sum += effectsValue([effect], standpoint(me.seat));
      }
    }
    if (combat > 0) {
      sum += combat * (finishes(isNew ? combat : 0) ? DECISIVE : weight(weights.strike));
    }
    return trade > 0 ? sum + plan(has + trade).net - plan(has).net : sum;
  };

  /** Cards drawn for others are counted with those. */
  const drawnBy = (amount: Extract<Effect, { kind: 'draw' }>['amount']): number => {
    if (amount === 'that-many') return 0;
    if (typeof amount === 'number') return amount;
    return me.played.filter((id) => card(id).factions.includes(amount.perPlayed)).length;
  };

  const gainOf = (id: CardId): number => {
    const { primary, type } = card(id);
    // A base that is not played now is missed for as long as it takes to come up again.
    if (type === 'base') return value(id);
    return gain(primary, tradeAhead() - tradeIn(primary), false);
  };

  /** What one gets for the worst cards of the hand, each exchanged for an unknown one. */
  const exchanges = (count: number): number =>
    hand
      .filter((id) => !card(id).primary.some(({ kind }) => kind === 'discard'))
      .map((id) => drawn - gainOf(id))
      .toSorted((one, other) => other - one)
      .slice(0, count)
      .reduce((sum, each) => sum + Math.max(each, 0), 0);

  return {
    gain: (effects, isNew = false) => gain(effects, tradeAhead(), isNew),
    gainOf,
    plan,
    finishes,
  };
}
