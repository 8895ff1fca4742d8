import { anchor, type Box } from './anchors.ts';
import { kindOf } from './departures.ts';
import type { CardFlight } from './flight.ts';
import { type EventOf, type Planner, placeOf } from './planner.ts';

/** How many backs a shuffle shows, and how many cards a turn's end sends off one by one. */
const RIFFLE = 6;
const SWEEP = 16;

/** Adds the flight of a card if both of its ends are in sight. */
export function send(
  plan: Planner,
  from: Box | undefined,
  to: Box | undefined,
  rest: Omit<CardFlight, 'kind' | 'from' | 'to' | 'at'> & { readonly at?: number },
): void {
  if (from === undefined || to === undefined) return;
  plan.flights.push({ at: plan.clock, ...rest, kind: 'card', from, to });
}

export function planPlayed(
  plan: Planner,
  event: EventOf<'card-played'>,
  [source]: readonly string[],
) {
  const { seat, slot } = event;
  const piece = anchor.piece(seat, slot);
  const from = plan.before.get(source ?? anchor.hand(seat)) ?? plan.turnedUp;
  const to = plan.after.get(piece);
  send(plan, from, to, { face: { of: 'after', anchor: piece }, hides: piece });
  plan.turnedUp = undefined;
  plan.actor = to ?? placeOf(plan, anchor.play(seat));
  plan.clock += 130;
}

export function planAcquired(
  plan: Planner,
  event: EventOf<'card-acquired'>,
  [source]: readonly string[],
) {
  if (source === undefined) return;
  const { seat, to } = event;
  const pile = to === 'discard' ? anchor.discard(seat) : anchor.deck(seat);
  send(plan, plan.before.get(source), placeOf(plan, pile, anchor.seat(seat)), {
    face: { of: 'before', anchor: source },
  });
  plan.clock += 70;
}

export function planRefilled(plan: Planner, { space }: EventOf<'row-refilled'>) {
  const row = anchor.row(space);
  send(plan, placeOf(plan, anchor.tradeDeck), plan.after.get(row), {
    face: { of: 'after', anchor: row },
    hides: row,
    turnsUp: true,
  });
  plan.clock += 60;
}

export function planDrawn(plan: Planner, { seat, card }: EventOf<'card-drawn'>) {
  const deck = placeOf(plan, anchor.deck(seat), anchor.seat(seat));
  const come = [...plan.arrivals].find((name) => kindOf(name) === `hand:${seat}:${card}:`);
  if (come === undefined) {
    send(plan, deck, placeOf(plan, anchor.hand(seat)), { face: 'back' });
  } else {
    plan.arrivals.delete(come);
    send(plan, deck, plan.after.get(come), {
      face: { of: 'after', anchor: come },
      hides: come,
      turnsUp: true,
    });
  }
  plan.clock += 45;
}

/** A card out of a hand into a discard pile; a hand that is hidden shows only where it came from. */
export function planDiscarded(
  plan: Planner,
  { seat }: EventOf<'card-discarded'>,
  [source]: readonly string[],
) {
  send(
    plan,
    plan.before.get(source ?? anchor.hand(seat)),
    placeOf(plan, anchor.discard(seat), anchor.seat(seat)),
    { face: source === undefined ? 'back' : { of: 'before', anchor: source } },
  );
  plan.clock += 60;
}

/** Ships and the rest of the hand are swept into the discard pile. */
export function planSweep(plan: Planner, event: EventOf<'turn-ended'>, sources: readonly string[]) {
  const { seat } = event;
  const pile = placeOf(plan, anchor.discard(seat), anchor.seat(seat));
  const swept = sources.slice(0, SWEEP);
  swept.forEach((source, i) => {
    send(plan, plan.before.get(source), pile, {
      face: { of: 'before', anchor: source },
      at: plan.clock + i * 14,
    });
  });
  const hidden = sources.some((name) => name.startsWith('hand:')) ? 0 : event.hand.length;
  for (let i = 0; i < Math.min(hidden, 5); i++) {
    send(plan, plan.before.get(anchor.hand(seat)), pile, { face: 'back', at: plan.clock + i * 25 });
  }
  if (swept.length + hidden > 0) plan.clock += 120 + swept.length * 8;
}

/** Cards of one pile are mixed into another: backs that fly along two sides. */
export function planRiffle(plan: Planner, from: string, to: string) {
  const source = plan.before.get(from);
  const pile = placeOf(plan, to);
  if (source === undefined || pile === undefined) return;
  for (let i = 0; i < RIFFLE; i++) {
    send(plan, source, pile, {
      face: 'back',
      at: plan.clock + i * 28,
      arc: (i % 2 === 0 ? 1 : -1) * pile.height * 0.45,
    });
  }
  plan.clock += 220;
}
