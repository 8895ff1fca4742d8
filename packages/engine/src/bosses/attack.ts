/** How a Boss attacks: the rulebook's four steps, again and again until no attack is possible. */
import { cardId } from '../cards/catalog.ts';
import type { AttackReason } from '../events/event.ts';
import { BASES, OUTPOSTS, PLAYER } from '../formats/format.ts';
import { attackBase, attackPlayer } from '../rules/attack.ts';
import { defenseLeft } from '../rules/in-play.ts';
import { reach } from '../rules/reach.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { anyOf, highest } from './any-of.ts';
import type { Step } from './boss.ts';
import { livingPlayers } from './numbers.ts';

/** Attacks whom and what it can. */
export const attack: Step = (state, boss) => attackThese(state, boss, livingPlayers(state));

/** Attacks these players and their bases, and nobody else. */
export function attackThese(state: GameState, boss: Seat, players: readonly Seat[]): boolean {
  let did = false;
  while (!isOver(state) && makeAttack(state, boss, players)) did = true;
  return did;
}

function makeAttack(state: GameState, boss: Seat, players: readonly Seat[]): boolean {
  const { combat } = state.seats[boss];
  if (combat === 0) return false;
  const authority = (seat: Seat): number => state.seats[seat].authority;
  const open = onePerTeam(state, players).filter((seat) => reach(state, boss, seat) & PLAYER);

  const doomed = open.filter((seat) => authority(seat) <= combat);
  if (doomed.length > 0) {
    const target = anyOf(state, highest(doomed, authority));
    aim(state, boss, 'defeat', target);
    attackPlayer(state, boss, target, authority(target));
    return true;
  }
  const base = baseToDestroy(state, boss, players, combat);
  if (base !== null) {
    aimAt(state, boss, base);
    attackBase(state, boss, base.owner, base.slot);
    return true;
  }
  if (open.length === 0) return false;
  const target = anyOf(
    state,
    highest(open, (seat) => -authority(seat)),
  );
  aim(state, boss, 'lowest-authority', target);
  attackPlayer(state, boss, target, combat);
  return true;
}

/** A team with one authority is attacked as one. */
function onePerTeam(state: GameState, players: readonly Seat[]): readonly Seat[] {
  return state.format.sharedAuthority ? players.slice(0, 1) : players;
}

export interface BaseInPlay {
  readonly owner: Seat;
  readonly slot: number;
}

/** The base the Boss destroys with so much combat: an outpost before others, the highest defense, then the highest cost. */
export function baseToDestroy(
  state: GameState,
  boss: Seat,
  players: readonly Seat[],
  combat: number,
): BaseInPlay | null {
  const { cost, defense, isBase, isOutpost } = state.catalog;
  const card = ({ owner, slot }: BaseInPlay) => state.cards[state.seats[owner].slotCard + slot];
  const bases = players.flatMap((owner) => {
    const inReach = reach(state, boss, owner);
    return Array.from({ length: state.seats[owner].slots }, (_, slot) => ({ owner, slot })).filter(
      (base) =>
        isBase[card(base)] === 1 &&
        (inReach & (isOutpost[card(base)] === 1 ? OUTPOSTS : BASES)) !== 0 &&
        defenseLeft(state, owner, base.slot) <= combat,
    );
  });
  if (bases.length === 0) return null;
  const best = highest(
    bases,
    (base) => isOutpost[card(base)],
    (base) => defense[card(base)],
    (base) => cost[card(base)],
  );
  return anyOf(state, best);
}

/** Says why a base falls. */
export function aimAt(state: GameState, boss: Seat, { owner, slot }: BaseInPlay): void {
  const card = state.cards[state.seats[owner].slotCard + slot];
  const reason = state.catalog.isOutpost[card] === 1 ? 'outpost' : 'base';
  aim(state, boss, reason, owner, cardId(state.catalog, card));
}

function aim(
  state: GameState,
  seat: Seat,
  reason: AttackReason,
  target: Seat,
  card: string | null = null,
): void {
  state.events?.push({ kind: 'boss-aims', seat, reason, target, card });
}
