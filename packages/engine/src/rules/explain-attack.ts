/** Why an attack is not legal. */
import { MAX_AMOUNT } from '../commands/code.ts';
import type { Command } from '../commands/command.ts';
import { BASES, OUTPOSTS, PLAYER } from '../formats/format.ts';
import type { GameState, Seat } from '../state/state.ts';
import { isIndex, isSlot, MALFORMED, no, numberOf, unknownCard } from './explaining.ts';
import { defenseLeft } from './in-play.ts';
import { formatReach, reach } from './reach.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import { areTeammates } from './teams.ts';

export function explainAttackPlayer(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'attack-player' }>,
): Refusal {
  const combat = Math.min(state.seats[seat].combat, MAX_AMOUNT);
  const outside = explainLimits(state, seat, command.seat, PLAYER);
  if (outside !== null) return outside;
  if (combat === 0) return no('not-enough-combat', 'You have no combat.');
  if ((reach(state, seat, command.seat) & PLAYER) === 0) {
    return no('outpost-in-the-way', 'Their outposts must be destroyed first.');
  }
  return explainAmount(command.amount, combat);
}

/** Where every amount can be reached in steps of one, only one and all are offered. */
function explainAmount(amount: unknown, combat: number): Refusal {
  if (typeof amount === 'number' && amount > combat) {
    return no('not-enough-combat', `You have ${combat} combat.`);
  }
  if (amount === 1 || amount === combat) return MALFORMED;
  return no('wrong-amount', `Attack for 1 or for all ${combat}; other amounts in steps.`);
}

export function explainAttackBase(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'attack-base' | 'damage-base' }>,
): Refusal {
  const { cards, catalog } = state;
  const owner = command.seat;
  if (!isIndex(owner, state.seats.length) || owner === seat) return NOBODY;
  const card = numberOf(state, command.card);
  if (card === undefined) return unknownCard(command.card);
  const there = isSlot(state, owner, command.slot)
    ? cards[state.seats[owner].slotCard + command.slot]
    : undefined;
  if (there !== card || catalog.isShip[card] === 1) {
    return no('not-a-target', 'That base is not there.');
  }
  const kind = catalog.isOutpost[card] === 1 ? OUTPOSTS : BASES;
  const outside = explainLimits(state, seat, owner, kind);
  if (outside !== null) return outside;
  if ((reach(state, seat, owner) & kind) === 0) {
    return no('outpost-in-the-way', 'Their outposts must be destroyed first.');
  }
  const { combat } = state.seats[seat];
  const needed = defenseLeft(state, owner, command.slot);
  if (command.type === 'attack-base' && needed > combat) {
    const why = `It takes ${needed} combat at once and you have ${combat}.`;
    return { code: 'not-enough-combat', why, needed, have: combat };
  }
  return MALFORMED;
}

export function explainDamageBase(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'damage-base' }>,
): Refusal {
  const attack = explainAttackBase(state, seat, command);
  if (attack.code !== 'malformed') return attack;
  if (state.format.damageStaysOn !== command.seat) {
    return no('not-a-target', 'Damage does not stay on that base: pay its whole defense at once.');
  }
  const { combat } = state.seats[seat];
  if (combat === 0) return no('not-enough-combat', 'You have no combat.');
  const left = defenseLeft(state, command.seat, command.slot);
  if (command.amount >= left && command.amount <= combat) {
    return no('wrong-amount', `It takes ${left} combat to destroy it: attack the base for that.`);
  }
  return explainAmount(command.amount, combat);
}

const NOBODY = no('not-a-target', 'Nobody you can attack sits there.');

const TOO_FAR: Readonly<Partial<Record<RefusalCode, string>>> = {
  'only-player-on-left': 'You can attack only the player on your left.',
  'only-neighbours-bases': 'You can attack only the bases of the players next to you.',
  'only-admiral-across':
    'An Admiral attacks the Admiral across from them, and the Emperor when that one is defeated.',
};

/** Why the format keeps this player, or such bases of theirs, out of reach; null if it does not. */
function explainLimits(state: GameState, seat: Seat, other: unknown, kind: number): Refusal | null {
  if (!isIndex(other, state.seats.length) || other === seat) return NOBODY;
  if (areTeammates(state, seat, other)) return no('teammate', 'That is a teammate.');
  if (state.seats[other].defeated) return no('defeated-target', 'That player is defeated.');
  if ((formatReach(state, seat, other) & kind) !== 0) return null;
  const code = kind === PLAYER ? state.format.tooFar.player : state.format.tooFar.bases;
  return no(code, TOO_FAR[code] ?? 'That is out of your reach.');
}
