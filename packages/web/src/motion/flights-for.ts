import type { GameEvent } from '@openrealms/engine';
import { anchor, type Boxes, isCard } from './anchors.ts';
import { type Departures, departuresOf, handOrigins } from './departures.ts';
import type { Flight } from './flight.ts';
import {
  planBossAcquired,
  planBump,
  planCut,
  planMulligan,
  planReturned,
  planRevealed,
  planTaken,
} from './plan-boss.ts';
import {
  planAcquired,
  planDiscarded,
  planDrawn,
  planPlayed,
  planRefilled,
  planRiffle,
  planSweep,
} from './plan-cards.ts';
import { planDamaged, planHanded, planLost, planTransferred } from './plan-company.ts';
import {
  planAbility,
  planAttacked,
  planDestroyed,
  planGained,
  planScrapped,
} from './plan-strikes.ts';
import type { EventOf, Planner } from './planner.ts';

type PlanOf<K extends GameEvent['kind']> = (
  plan: Planner,
  event: EventOf<K>,
  sources: readonly string[],
) => void;

/** How each kind of event moves things; the others move nothing. */
const PLANS: { readonly [K in GameEvent['kind']]?: PlanOf<K> } = {
  'card-played': planPlayed,
  'ability-used': planAbility,
  gained: planGained,
  'card-drawn': planDrawn,
  'deck-shuffled': (plan, { seat }) => planRiffle(plan, anchor.discard(seat), anchor.deck(seat)),
  'trade-deck-recycled': (plan) => planRiffle(plan, anchor.scrapHeap, anchor.tradeDeck),
  'card-acquired': planAcquired,
  'row-refilled': planRefilled,
  'card-scrapped': planScrapped,
  'card-discarded': planDiscarded,
  'base-destroyed': planDestroyed,
  'player-attacked': planAttacked,
  'turn-ended': planSweep,
  transferred: planTransferred,
  'card-passed': planHanded,
  'card-bequeathed': planHanded,
  'base-damaged': planDamaged,
  'cards-lost': planLost,
  'row-card-taken': planTaken,
  'boss-revealed': planRevealed,
  'boss-acquired': planBossAcquired,
  'boss-counts': (plan) => planBump(plan, anchor.boss('count')),
  'base-returned': planReturned,
  'tentacle-destroyed': planCut,
  'row-mulliganed': planMulligan,
};

/** By when the last movement has begun: a long chain of events is told faster. */
const LAST_START = 700;

/**
 * The movements that tell these events, from where things were to where they are now. `touched` is the thing the
 * player acted on.
 */
export function flightsFor(
  events: readonly GameEvent[],
  before: Boxes,
  after: Boxes,
  touched: string | null = null,
): readonly Flight[] {
  const departures = departuresOf(events, before, (name) => after.has(name), touched);
  const origins = handOrigins(before, after, departures);
  const arrivals = new Set([...origins].flatMap(([name, origin]) => (origin === null ? name : [])));
  const fallen = events.flatMap((event) => (event.kind === 'player-defeated' ? event.seat : []));
  const plan: Planner = {
    before,
    after,
    arrivals,
    fallen,
    flights: [],
    clock: 0,
    actor: undefined,
    turnedUp: undefined,
  };
  events.forEach((event, i) => {
    const planEvent = PLANS[event.kind] as PlanOf<never> | undefined;
    planEvent?.(plan, event as never, departures[i]);
  });
  return [...slides(plan, origins, departures), ...hurried(plan.flights)];
}

/** Cards that stay and were moved. A long way goes above everything else, where nothing cuts the card off. */
function slides(
  plan: Planner,
  origins: ReadonlyMap<string, string | null>,
  departures: Departures,
): Flight[] {
  const gone = new Set(departures.flat());
  const landed = new Set(plan.flights.map((flight) => flight.kind === 'card' && flight.hides));
  const moved: Flight[] = [];
  for (const [name, to] of plan.after) {
    if (!isCard(name) || landed.has(name)) continue;
    const origin = origins.has(name) ? origins.get(name) : gone.has(name) ? null : name;
    const from = plan.before.get(origin ?? '');
    if (from === undefined) continue;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    if (way < 1) continue;
    moved.push(
      way < to.width * 1.5
        ? { kind: 'slide', anchor: name, from, to, at: 0 }
        : { kind: 'card', face: { of: 'after', anchor: name }, from, to, hides: name, at: 0 },
    );
  }
  return moved;
}

function hurried(flights: readonly Flight[]): readonly Flight[] {
  const last = Math.max(0, ...flights.map(({ at }) => at));
  if (last <= LAST_START) return flights;
  return flights.map((flight) => ({ ...flight, at: (flight.at * LAST_START) / last }));
}
