import { type CommandCode, firstOf, type GameState, type Seat } from '@openrealms/engine';

const HAND = 5;

/**
 * Of attacks with all combat on players who fight for themselves, the one to make: it defeats somebody, or else it hits the strongest,
 * as people do. The network reads all others as one and would not know. Attacks on a single side are all left to the network.
 */
export function rivalAttacks(
  state: GameState,
  seat: Seat,
  attacks: readonly CommandCode[],
): readonly CommandCode[] {
  const { seats, teams } = state;
  if (attacks.every((attack) => teams[firstOf(attack)] === teams[firstOf(attacks[0])])) {
    return attacks;
  }
  const { combat } = seats[seat];
  const falls = attacks.filter((attack) => seats[firstOf(attack)].authority <= combat);
  const among = falls.length > 0 ? falls : attacks;
  let best = among[0];
  let most = -1;
  for (const attack of among) {
    const strength = strengthOf(state, firstOf(attack));
    if (strength <= most) continue;
    most = strength;
    best = attack;
  }
  return [best];
}

/** What can be expected of a player's turn, by price: a hand of their cards, and their bases; as `power` in foes.ts has it of a view. */
function strengthOf({ cards, catalog, seats }: GameState, seat: Seat): number {
  const { deck, discard, hand, slotCard, slots } = seats[seat];
  const { cost, isShip } = catalog;
  let count = 0;
  let sum = 0;
  for (const pile of [deck, discard, hand]) {
    count += cards[pile];
    for (let i = pile + 1; i <= pile + cards[pile]; i++) sum += cost[cards[i]];
  }
  let bases = 0;
  for (let slot = 0; slot < slots; slot++) {
    const card = cards[slotCard + slot];
    if (card !== 0 && isShip[card] === 0) bases += cost[card];
  }
  return (HAND * sum) / Math.max(count, 1) + bases;
}
