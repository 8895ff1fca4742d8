/** Why something cannot be done for a teammate. */
import type { Command } from '../commands/command.ts';
import type { GameState, Seat } from '../state/state.ts';
import { contains } from '../state/zones.ts';
import { isIndex, MALFORMED, no, numberOf, unknownCard } from './explaining.ts';
import type { Refusal } from './refusal.ts';
import { areTeammates } from './teams.ts';
import { mayPass, mayTransfer, PASSING_COST } from './teamwork.ts';

export function explainTransfer(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'transfer' }>,
): Refusal {
  const { to, what, amount } = command;
  if (!isMate(state, seat, to) || !mayTransfer(state, to)) {
    return no('not-a-receiver', 'Only a teammate who takes this turn with you can receive that.');
  }
  if (what !== 'trade' && what !== 'combat') return MALFORMED;
  const have = state.seats[seat][what];
  if (have > 0 && (amount === 1 || amount === have)) return MALFORMED;
  if (have === 0) return no('wrong-amount', `You have no ${what} to give.`);
  return no('wrong-amount', `Give 1 or all ${have}; other amounts in steps.`);
}

export function explainPassCard(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'pass-card' }>,
): Refusal {
  const card = numberOf(state, command.card);
  if (card === undefined) return unknownCard(command.card);
  if (!isMate(state, seat, command.to) || !mayPass(state, seat, command.to)) {
    return no('not-a-receiver', 'Only a teammate who sits next to you can receive a card.');
  }
  const own = state.seats[seat];
  if (!contains(state.cards, own.discard, card)) {
    return no('not-in-discard', 'That card is not in your discard pile.');
  }
  if (own.trade < PASSING_COST) {
    const why = `It costs ${PASSING_COST} and you have ${own.trade} trade.`;
    return { code: 'too-expensive', why, needed: PASSING_COST, have: own.trade };
  }
  return MALFORMED;
}

function isMate(state: GameState, seat: Seat, other: unknown): other is Seat {
  return isIndex(other, state.seats.length) && other !== seat && areTeammates(state, seat, other);
}
