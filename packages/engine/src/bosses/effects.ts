/** What the special abilities of Bosses do. */
import { factionBit } from '../cards/faction-bits.ts';
import { forceDiscard } from '../choices/opponent-discards.ts';
import type { GameState, Seat } from '../state/state.ts';
import { BOSS_FACTIONS, type BossFaction } from './boss-factions.ts';

export function gainCombat(state: GameState, seat: Seat, amount: number): void {
  state.seats[seat].combat += amount;
  if (amount > 0) state.events?.push({ kind: 'gained', seat, what: 'combat', amount });
}

export function gainAuthority(state: GameState, seat: Seat, amount: number): void {
  state.seats[seat].authority += amount;
  if (amount > 0) state.events?.push({ kind: 'gained', seat, what: 'authority', amount });
}

/** Makes these players discard; the first of them is asked first. */
export function makeDiscard(state: GameState, players: readonly Seat[], amount: number): void {
  for (const seat of [...players].reverse()) forceDiscard(state, seat, amount);
}

/** The factions in a sum of faction bits for which Bosses have abilities. */
export function factionsIn(bits: number): BossFaction[] {
  return BOSS_FACTIONS.filter((faction) => (bits & factionBit(faction)) !== 0);
}

export function tellAbility(
  state: GameState,
  seat: Seat,
  faction: BossFaction,
  target: Seat | null = null,
): void {
  state.events?.push({ kind: 'boss-ability', seat, faction, target });
}
