import { anchor } from './anchors.ts';
import { send } from './plan-cards.ts';
import { type EventOf, type Planner, placeOf } from './planner.ts';

/** Where the cards come to lie that a Boss takes for itself. */
const PILE = anchor.boss('pile');

/** The Boss takes a card of the trade row: swallowed, grown into a tentacle, or scrapped. */
export function planTaken(
  plan: Planner,
  { seat, to }: EventOf<'row-card-taken'>,
  [source]: readonly string[],
) {
  const from = plan.before.get(source ?? '');
  if (source === undefined || from === undefined) return;
  const face = { of: 'before', anchor: source } as const;
  if (to === 'scrap-heap') {
    const heap = placeOf(plan, anchor.scrapHeap) ?? from;
    plan.flights.push({ kind: 'dissolve', face, from, to: heap, at: plan.clock });
  } else {
    send(plan, from, placeOf(plan, PILE, anchor.seat(seat)), { face, arc: -30 });
  }
  plan.clock += 160;
}

/** The top card of the trade deck is turned up. */
export function planRevealed(plan: Planner, { seat, to, space }: EventOf<'boss-revealed'>) {
  const deck = placeOf(plan, anchor.tradeDeck);
  if (to === 'in-play') {
    plan.turnedUp = deck;
    return;
  }
  const row = anchor.row(space ?? -1);
  if (to === 'trade-row') {
    send(plan, deck, plan.after.get(row), {
      face: { of: 'after', anchor: row },
      hides: row,
      turnsUp: true,
    });
  } else {
    const target = to === 'tentacle' ? anchor.seat(seat) : anchor.scrapHeap;
    send(plan, deck, placeOf(plan, target), { face: 'back' });
  }
  plan.clock += 120;
}

export function planBossAcquired(plan: Planner, { seat, from, to }: EventOf<'boss-acquired'>) {
  const target = {
    ledger: anchor.boss('ledger'),
    discard: anchor.discard(seat),
    'top-of-deck': anchor.deck(seat),
  }[to];
  const source = from === 'trade-row' ? anchor.tradeDeck : anchor.boss(from);
  send(plan, plan.before.get(source), placeOf(plan, target, anchor.seat(seat)), { face: 'back' });
  planBump(plan, target);
  plan.clock += 120;
}

/** A base comes out of the discard pile into play. */
export function planReturned(plan: Planner, { seat, slot }: EventOf<'base-returned'>) {
  const piece = anchor.piece(seat, slot);
  send(plan, plan.before.get(anchor.discard(seat)), plan.after.get(piece), {
    face: { of: 'after', anchor: piece },
    hides: piece,
  });
  plan.clock += 130;
}

/** A card of a tentacle is destroyed. */
export function planCut(
  plan: Planner,
  _event: EventOf<'tentacle-destroyed'>,
  [source]: readonly string[],
) {
  const from = plan.before.get(source ?? '');
  if (source === undefined || from === undefined) return;
  const to = placeOf(plan, anchor.scrapHeap) ?? from;
  const face = { of: 'before', anchor: source } as const;
  plan.flights.push({ kind: 'shatter', face, from, to, at: plan.clock });
  plan.clock += 160;
}

/** The whole trade row dissolves; what comes instead is told by itself. */
export function planMulligan(
  plan: Planner,
  _event: EventOf<'row-mulliganed'>,
  sources: readonly string[],
) {
  const heap = placeOf(plan, anchor.scrapHeap);
  for (const source of sources) {
    const from = plan.before.get(source);
    if (from === undefined) continue;
    const face = { of: 'before', anchor: source } as const;
    plan.flights.push({ kind: 'dissolve', face, from, to: heap ?? from, at: plan.clock });
  }
  plan.clock += 200;
}

export function planBump(plan: Planner, name: string) {
  if (plan.after.has(name)) plan.flights.push({ kind: 'bump', anchor: name, at: plan.clock });
}
