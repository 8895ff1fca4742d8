/** Victory point cards that are earned on a turn. */
import type { TurnFeat } from '../campaign/contents.ts';
import { NO_CARD } from '../cards/card-number.ts';
import { cardAt } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count } from '../state/zones.ts';
import { acquiredThisTurn, addEarned, isOpen, setOpen } from './numbers.ts';
import type { ScenarioAtTable } from './scenario.ts';

/** Gives the player whose turn it is every open card whose condition is met now. */
export function awardVictoryCards(state: GameState): void {
  const { turnCards } = state.format.scenario as ScenarioAtTable;
  if (state.active === 0) return;
  const seat = state.active >> 1;
  for (let index = 0; index < turnCards.length; index++) {
    const { card, what, atLeast } = turnCards[index];
    if (!isOpen(state, index) || FEATS[what](state, seat) < atLeast) continue;
    setOpen(state, index, false);
    addEarned(state, { index, seat });
    state.events?.push({ kind: 'victory-card-earned', seat, id: card.id });
  }
}

/** How much of it a player has now, in the own turn. */
const FEATS: Readonly<Record<TurnFeat, (state: GameState, seat: Seat) => number>> = {
  trade: ({ seats }, seat) => seats[seat].trade,
  combat: ({ seats }, seat) => seats[seat].combat,
  authority: ({ seats }, seat) => seats[seat].authority,
  'bases-in-play': (state, seat) => sumInPlay(state, seat, state.catalog.isBase),
  'outposts-in-play': (state, seat) => sumInPlay(state, seat, state.catalog.isOutpost),
  'factions-in-play': factionsInPlay,
  'upgraded-in-play': upgradedInPlay,
  'acquired-this-turn': acquiredThisTurn,
  'played-this-turn': (state, seat) => count(state.cards, state.seats[seat].played),
  'scrapped-this-turn': ({ seats }, seat) => seats[seat].scrapped,
};

function sumInPlay({ cards, seats }: GameState, seat: Seat, fact: Uint8Array): number {
  const { slotCard, slots } = seats[seat];
  let sum = 0;
  for (let slot = 0; slot < slots; slot++) sum += fact[cards[slotCard + slot]];
  return sum;
}

function factionsInPlay({ cards, catalog, seats }: GameState, seat: Seat): number {
  const { slotCard, slots } = seats[seat];
  let bits = 0;
  for (let slot = 0; slot < slots; slot++) bits |= catalog.factions[cards[slotCard + slot]];
  let factions = 0;
  for (; bits !== 0; bits >>= 1) factions += bits & 1;
  return factions;
}

function upgradedInPlay({ cards, catalog, seats }: GameState, seat: Seat): number {
  const { slotCard, slots } = seats[seat];
  let upgraded = 0;
  for (let slot = 0; slot < slots; slot++) {
    const card = cards[slotCard + slot];
    if (card !== NO_CARD && cardAt(catalog, card).upgrade !== undefined) upgraded++;
  }
  return upgraded;
}
