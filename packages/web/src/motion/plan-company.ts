import { anchor } from './anchors.ts';
import { PIP_MS } from './flight.ts';
import { send } from './plan-cards.ts';
import { gunsOf, pips } from './plan-strikes.ts';
import { type EventOf, type Planner, placeOf } from './planner.ts';

/** How many cards of a defeated player are seen to go one by one. */
const MOST_LOST = 12;

/** Trade or combat goes from one teammate to another. */
export function planTransferred(plan: Planner, event: EventOf<'transferred'>) {
  const { seat, to, what, amount } = event;
  const pool = anchor.pool(what, to);
  const from = plan.before.get(anchor.pool(what, seat)) ?? plan.before.get(anchor.seat(seat));
  pips(plan, what, Math.min(amount, 8), from, placeOf(plan, pool, anchor.seat(to)));
  if (plan.after.has(pool)) {
    plan.flights.push({ kind: 'bump', anchor: pool, at: plan.clock + PIP_MS * 0.8 });
  }
  plan.clock += 90;
}

/** A card goes from one player's discard pile, or from a defeated player, to a teammate's. */
export function planHanded(
  plan: Planner,
  { seat, to }: EventOf<'card-passed' | 'card-bequeathed'>,
) {
  const from = plan.before.get(anchor.discard(seat)) ?? plan.before.get(anchor.seat(seat));
  const target = placeOf(plan, anchor.discard(to), anchor.seat(to));
  send(plan, from, target, { face: 'back', arc: -30 });
  plan.clock += 120;
}

/** Combat strikes a base that stands. */
export function planDamaged(plan: Planner, event: EventOf<'base-damaged'>) {
  const { seat, owner, slot, amount } = event;
  const piece = anchor.piece(owner, slot);
  const on = placeOf(plan, piece, anchor.seat(owner));
  pips(plan, 'combat', Math.min(amount, 8), gunsOf(plan, seat), on);
  plan.flights.push({
    kind: 'shake',
    anchor: plan.after.has(piece) ? piece : anchor.seat(owner),
    strength: Math.min(0.2 + amount / 20, 0.6),
    at: plan.clock + PIP_MS * 0.8,
  });
  plan.clock += 160;
}

/** All that a defeated player had dissolves. */
export function planLost(
  plan: Planner,
  { seat }: EventOf<'cards-lost'>,
  sources: readonly string[],
) {
  const heap = placeOf(plan, anchor.scrapHeap);
  sources.slice(0, MOST_LOST).forEach((source, i) => {
    const from = plan.before.get(source);
    if (from === undefined) return;
    plan.flights.push({
      kind: 'dissolve',
      face: { of: 'before', anchor: source },
      from,
      to: heap ?? from,
      at: plan.clock + i * 30,
    });
  });
  for (const pile of [anchor.deck(seat), anchor.discard(seat)]) {
    send(plan, plan.before.get(pile), heap, { face: 'back' });
  }
  plan.clock += 200;
}
