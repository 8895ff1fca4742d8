import type { SeatView, View } from '@openrealms/engine';
import { uncapitalised } from '@openrealms/narrator';
import type { Relation } from '../text/format-words.ts';
import type { Wording } from './actions.ts';
import { bossParts, isPlayedByRules } from './boss-facts.ts';

/** What a player is at this table, and to the one who looks: "Raider", "teammate", "Star Empire". Nothing in a duel. */
export function standingOf(seat: SeatView, view: View, { format, scenario }: Wording): string[] {
  if (view.format === 'standard') return [];
  if (view.scenario !== undefined) return [scenario.sides[view.scenario.sides[seat.seat]]];
  const teams = new Set(view.seats.map(({ team }) => team));
  // A Boss without authority is neither in reach nor out of it.
  const isCut = isPlayedByRules(seat, view) && !bossParts(view).authority && !seat.defeated;
  const relation = isCut ? null : relationTo(seat, view);
  return [
    ...(seat.role === 'player' ? [] : [format.roles[seat.role]]),
    ...(teams.size < view.seats.length &&
    view.challenge === undefined &&
    seat.role !== 'boss' &&
    seat.role !== 'raider'
      ? [format.team(seat.team + 1)]
      : []),
    ...(relation === null ? [] : [format.relations[relation]]),
  ];
}

/** Null for oneself, and where nobody at the table looks. */
function relationTo(other: SeatView, { viewer, seats }: View): Relation | null {
  if (other.defeated) return 'defeated';
  if (viewer === 'spectator' || other.seat === viewer) return null;
  const me = seats[viewer];
  if (other.team === me.team) return 'teammate';
  if (me.targets.includes(other.seat)) return 'target';
  return me.baseTargets.includes(other.seat) ? 'bases-only' : 'out-of-reach';
}

/** Who may attack whom, a sentence for each player. */
export function whoMayAttack(view: View, { format, names }: Wording): string[] {
  const listed = (seats: readonly number[]): string =>
    seats
      .map((seat) => (seat === view.viewer ? uncapitalised(names[seat]) : names[seat]))
      .join(', ');
  return view.seats
    .filter((seat) => !isPlayedByRules(seat, view))
    .map(({ seat, defeated, targets, baseTargets }) =>
      defeated
        ? format.mayAttackNobody(names[seat])
        : format.mayAttack(names[seat], listed(targets), listed(baseTargets)),
    );
}

/** Everybody else, clockwise from this player's left. */
export function othersFrom(view: View, first: number): SeatView[] {
  return [...view.seats.slice(first + 1), ...view.seats.slice(0, first)];
}
