import type { Seat } from '@openrealms/engine';
import { anchor, type Box } from './anchors.ts';
import { PIP_MS, type PipFlight } from './flight.ts';
import { type EventOf, type Planner, placeOf } from './planner.ts';

/** Pips fly one after the other, on paths that spread to both sides. */
export function pips(
  plan: Planner,
  what: PipFlight['what'],
  count: number,
  from: Box | undefined,
  to: Box | undefined,
) {
  if (from === undefined || to === undefined) return;
  const gap = Math.min(35, 160 / count);
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const arc = side * 14 * Math.ceil(i / 2);
    plan.flights.push({ kind: 'pip', what, from, to, at: plan.clock + i * gap, arc });
  }
}

export function planGained(plan: Planner, { seat, what, amount }: EventOf<'gained'>) {
  const pool = anchor.pool(what, seat);
  const to = placeOf(plan, pool);
  const from = plan.actor ?? placeOf(plan, anchor.play(seat), anchor.seat(seat));
  if (to === undefined || from === undefined) return;
  pips(plan, what, Math.min(amount, 6), from, to);
  plan.flights.push({ kind: 'bump', anchor: pool, at: plan.clock + PIP_MS * 0.8 });
  plan.clock += 50;
}

export function planAbility(plan: Planner, { seat, slot, ability }: EventOf<'ability-used'>) {
  if (slot === null) {
    plan.actor = placeOf(plan, anchor.discard(seat), anchor.seat(seat));
    return;
  }
  const piece = anchor.piece(seat, slot);
  plan.actor = plan.after.get(piece) ?? plan.before.get(piece) ?? placeOf(plan, anchor.play(seat));
  if (ability !== 'scrap' && plan.after.has(piece)) {
    plan.flights.push({ kind: 'bump', anchor: piece, at: plan.clock });
  }
}

/** A scrapped card dissolves on its way out; one from inside a pile is only seen to leave. */
export function planScrapped(
  plan: Planner,
  event: EventOf<'card-scrapped'>,
  [source]: readonly string[],
) {
  const heap = event.to === 'explorer-pile' ? anchor.explorers : anchor.scrapHeap;
  const from =
    plan.before.get(source ?? '') ??
    plan.before.get(
      event.from === 'discard' ? anchor.discard(event.seat) : anchor.hand(event.seat),
    );
  const to = placeOf(plan, heap) ?? from;
  if (from === undefined || to === undefined) return;
  const { clock: at } = plan;
  const face = source === undefined ? 'back' : ({ of: 'before', anchor: source } as const);
  const whole = event.to === 'explorer-pile' || face === 'back';
  plan.flights.push({ kind: whole ? 'card' : 'dissolve', face, from, to, at });
  plan.clock += 90;
}

export function planDestroyed(
  plan: Planner,
  event: EventOf<'base-destroyed'>,
  [source]: readonly string[],
) {
  const { seat, owner, paid } = event;
  const from = plan.before.get(source ?? '');
  if (source === undefined || from === undefined) return;
  if (paid > 0) {
    pips(plan, 'combat', Math.min(paid, 8), gunsOf(plan, seat), from);
    plan.clock += PIP_MS * 0.75;
  }
  const to = placeOf(plan, anchor.discard(owner), anchor.seat(owner)) ?? from;
  plan.flights.push({
    kind: 'shatter',
    face: { of: 'before', anchor: source },
    from,
    to,
    at: plan.clock,
  });
  plan.clock += 200;
}

export function planAttacked(plan: Planner, event: EventOf<'player-attacked'>) {
  const { seat, target, amount } = event;
  const lethal = plan.fallen.includes(target);
  const on = placeOf(plan, anchor.pool('authority', target), anchor.seat(target));
  if (on === undefined) return;
  pips(plan, 'combat', Math.min(amount, 12), gunsOf(plan, seat), on);
  const at = plan.clock + PIP_MS * 0.8;
  plan.flights.push({
    kind: 'shake',
    anchor: anchor.seat(target),
    strength: lethal ? 1 : Math.min(0.2 + amount / 20, 0.8),
    at,
  });
  if (lethal) plan.flights.push({ kind: 'lethal', on, at });
  plan.clock += 180;
}

/** Where a player's combat comes from. */
export function gunsOf(plan: Planner, seat: Seat): Box | undefined {
  return (
    plan.after.get(anchor.pool('combat', seat)) ??
    plan.before.get(anchor.pool('combat', seat)) ??
    placeOf(plan, anchor.seat(seat))
  );
}
