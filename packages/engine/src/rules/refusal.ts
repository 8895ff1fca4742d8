import type { CardNumber } from '../cards/card-number.ts';
import { ALLY_LIVE, HAS_ALLY, HAS_PRIMARY, HAS_SCRAP, NO_CARD } from '../cards/card-number.ts';
import { OP_CHOOSE } from '../cards/instructions.ts';
import { MAX_AMOUNT } from '../commands/code.ts';
import type { Command } from '../commands/command.ts';
import { show } from '../errors.ts';
import { BASES, OUTPOSTS, PLAYER } from '../formats/format.ts';
import { AT } from '../state/frame-entries.ts';
import { topFrame } from '../state/frames.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { contains } from '../state/zones.ts';
import { readyAbilities } from './abilities.ts';
import { defenseLeft } from './in-play.ts';
import { awaitedBits } from './legal.ts';
import { formatReach, reach } from './reach.ts';
import { areTeammates } from './teams.ts';
import { mayPass, mayTransfer, PASSING_COST } from './teamwork.ts';

/** Why a command was not carried out. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence for the player. */
  readonly why: string;
  /** The trade or combat it takes, where there is too little. */
  readonly needed?: number;
  /** The trade or combat there is. */
  readonly have?: number;
}

/** The reasons, for programs. */
export type RefusalCode =
  /** Not a command at all. */
  | 'malformed'
  | 'unknown-seat'
  | 'unknown-card'
  /** Given for another version of the game: repeated, or overtaken by events. */
  | 'stale'
  | 'game-over'
  | 'defeated'
  | 'not-your-turn'
  /** A choice has to be made first. */
  | 'choice-pending'
  | 'no-choice-pending'
  /** The choice does not offer that. */
  | 'not-an-option'
  | 'not-in-hand'
  | 'not-in-play'
  | 'not-in-row'
  | 'no-explorers'
  | 'too-expensive'
  /** No effect allows putting that card on top of the deck. */
  | 'not-to-top'
  | 'no-such-ability'
  | 'already-used'
  | 'no-ally'
  /** The ability would do nothing. */
  | 'no-effect'
  | 'not-enough-combat'
  /** An amount that cannot be spent in one attack. */
  | 'wrong-amount'
  | 'outpost-in-the-way'
  | 'not-a-target'
  | 'defeated-target'
  | 'teammate'
  | 'only-player-on-left'
  | 'only-neighbours-bases'
  | 'only-admiral-across'
  /** A player to whom that cannot be given now. */
  | 'not-a-receiver'
  | 'not-in-discard';

/** The most helpful reason why this command, which is not legal, is not. */
export function explain(state: GameState, seat: Seat, command: Command): Refusal {
  if (((awaitedBits(state) >> seat) & 1) === 0) {
    return no('not-your-turn', 'It is not your turn to act.');
  }
  if (command.type === 'choose') {
    if (state.frames === 0) return no('no-choice-pending', 'There is nothing to choose now.');
    return no('not-an-option', whatIsAsked(state));
  }
  if (!TYPES.has(command.type)) {
    return no('malformed', `There is no command of type ${show(command.type)}.`);
  }
  if (state.frames > 0) return no('choice-pending', `First: ${whatIsAsked(state)}`);
  switch (command.type) {
    case 'play':
      return explainPlay(state, seat, command.card);
    case 'use':
      return explainUse(state, seat, command);
    case 'acquire':
      return explainAcquire(state, seat, command);
    case 'attack-player':
      return explainAttackPlayer(state, seat, command);
    case 'attack-base':
      return explainAttackBase(state, seat, command);
    case 'damage-base':
      return explainDamageBase(state, seat, command);
    case 'transfer':
      return explainTransfer(state, seat, command);
    case 'pass-card':
      return explainPassCard(state, seat, command);
    default:
      return no('malformed', 'This command carries something that does not belong to it.');
  }
}

const TYPES: ReadonlySet<string> = new Set<Command['type']>([
  'play',
  'use',
  'acquire',
  'attack-player',
  'attack-base',
  'damage-base',
  'transfer',
  'pass-card',
  'choose',
  'end-turn',
  'concede',
]);

function no(code: RefusalCode, why: string): Refusal {
  return { code, why };
}

const MALFORMED = no('malformed', 'A part of this command is missing, wrong or superfluous.');

function whatIsAsked(state: GameState): string {
  const op = state.catalog.code[state.cards[topFrame(state) + AT]];
  return op === OP_CHOOSE
    ? 'Choose one of the branches the card prints.'
    : 'Choose one of the things the pending choice offers.';
}

function explainPlay(state: GameState, seat: Seat, id: unknown): Refusal {
  const card = numberOf(state, id);
  if (card === undefined) return unknownCard(id);
  if (!contains(state.cards, state.seats[seat].hand, card)) {
    return no('not-in-hand', 'That card is not in your hand.');
  }
  return MALFORMED;
}

function explainUse(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'use' }>,
): Refusal {
  const { cards, catalog } = state;
  const card = numberOf(state, command.card);
  if (card === undefined) return unknownCard(command.card);
  if (!isSlot(state, seat, command.slot)) return no('not-in-play', 'No card of yours is there.');
  const own = state.seats[seat];
  const form = cards[own.slotForm + command.slot];
  if (form !== card) return no('not-in-play', 'Another card is in that slot.');
  const left = cards[own.slotAbilities + command.slot];
  const usable = readyAbilities(state, seat, command.slot);
  switch (command.ability) {
    case 'primary':
      if (catalog.isShip[form] === 1) {
        return no('already-used', "A ship's primary ability happens when it is played.");
      }
      if (catalog.primary[form] === 0) return no('no-such-ability', 'It has no primary ability.');
      if (!(left & HAS_PRIMARY)) return no('already-used', 'Used already this turn.');
      if (usable & HAS_PRIMARY) return MALFORMED;
      return no('no-effect', 'There is nothing it could do now.');
    case 'ally':
      if (catalog.ally[form] === 0) return no('no-such-ability', 'It has no ally ability.');
      if (!(left & HAS_ALLY)) return no('already-used', 'Used already this turn.');
      if (!(left & ALLY_LIVE)) {
        return no('no-ally', 'It needs another card of its faction in play.');
      }
      if (usable & HAS_ALLY) return MALFORMED;
      return no('no-effect', 'There is nothing it could do now.');
    case 'scrap':
      if (usable & HAS_SCRAP) return MALFORMED;
      return no('no-such-ability', 'It has no scrap ability.');
    default:
      return MALFORMED;
  }
}

function explainAcquire(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: 'acquire' }>,
): Refusal {
  const { cards, catalog, layout } = state;
  const card = numberOf(state, command.card);
  if (card === undefined) return unknownCard(command.card);
  const space = command.space;
  if (space === null) {
    if (card !== catalog.explorer) return no('not-in-row', 'That card has no pile.');
    if (state.explorers === 0) return no('no-explorers', 'The Explorer pile is empty.');
  } else {
    if (!isIndex(space, ROW_SPACES) || cards[layout.tradeRow + space] !== card) {
      return no('not-in-row', 'That card is not in that space of the trade row.');
    }
  }
  const { trade } = state.seats[seat];
  if (catalog.cost[card] > trade) {
    const needed = catalog.cost[card];
    const why = `It costs ${needed} and you have ${trade} trade.`;
    return { code: 'too-expensive', why, needed, have: trade };
  }
  if (command.to === 'top-of-deck') {
    return no('not-to-top', 'Nothing lets you put that card on top of your deck.');
  }
  return MALFORMED;
}

function explainAttackPlayer(
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

function explainAttackBase(
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

function explainDamageBase(
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
  return combat === 0
    ? no('not-enough-combat', 'You have no combat.')
    : explainAmount(command.amount, combat);
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

function explainTransfer(
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
  if (typeof amount === 'number' && amount > have) {
    const code = what === 'trade' ? 'too-expensive' : 'not-enough-combat';
    return { code, why: `You have ${have} ${what}.`, needed: amount, have };
  }
  return no('wrong-amount', `Give 1 or all ${have}; other amounts in steps.`);
}

function explainPassCard(
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

function numberOf(state: GameState, id: unknown): CardNumber | undefined {
  return typeof id === 'string' ? state.catalog.numbers.get(id) : undefined;
}

function unknownCard(id: unknown): Refusal {
  return no('unknown-card', `There is no card ${show(id)} in this game.`);
}

function isIndex(value: unknown, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;
}

function isSlot(state: GameState, seat: Seat, slot: unknown): slot is number {
  const { slotCard, slots } = state.seats[seat];
  return isIndex(slot, slots) && state.cards[slotCard + slot] !== NO_CARD;
}
