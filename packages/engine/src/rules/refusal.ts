import {
  ALLY_LIVE,
  DOUBLE_ALLY_LIVE,
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_SCRAP,
  HAS_UPGRADE_ALLY,
  UPGRADE_ALLY_LIVE,
} from '../cards/card-number.ts';
import { OP_CHOOSE } from '../cards/instructions.ts';
import type { Command } from '../commands/command.ts';
import { show } from '../errors.ts';
import { priceOf, upgradePriceOf } from '../scenarios/upgrades.ts';
import { AT } from '../state/frame-entries.ts';
import { topFrame } from '../state/frames.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { contains } from '../state/zones.ts';
import { readyAbilities } from './abilities.ts';
import { canGoToDiscard } from './acquire.ts';
import { hasTentacles } from './against-boss.ts';
import { explainAttackBase, explainAttackPlayer, explainDamageBase } from './explain-attack.ts';
import { explainPassCard, explainTransfer } from './explain-teamwork.ts';
import { explainUpgrade } from './explain-upgrade.ts';
import { isIndex, isSlot, MALFORMED, no, numberOf, unknownCard } from './explaining.ts';
import { awaitedBits } from './legal.ts';

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
  /** No scenario is played: nothing can be upgraded. */
  | 'no-upgrades'
  /** That sheet of stickers has not come into the campaign yet. */
  | 'no-such-sheet'
  /** A card without a faction, like the Explorer. */
  | 'not-upgradable'
  | 'already-upgraded'
  /** The sheet has no sticker for cards of that cost. */
  | 'no-sticker'
  /** The sheet's one sticker for that cost has been used. */
  | 'sticker-used'
  /** No effect allows putting that card on top of the deck. */
  | 'not-to-top'
  /** An effect puts that card on top of the deck in any case. */
  | 'only-to-top'
  | 'no-such-ability'
  | 'already-used'
  | 'no-ally'
  | 'no-two-allies'
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
    case 'attack-tentacle':
      return explainTentacle(state, seat, command.card);
    case 'mulligan':
      return no('already-used', 'The trade row can be mulliganed once in a challenge.');
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
  'attack-tentacle',
  'mulligan',
  'choose',
  'end-turn',
  'concede',
]);

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

function explainTentacle(state: GameState, seat: Seat, id: unknown): Refusal {
  const card = numberOf(state, id);
  if (card === undefined) return unknownCard(id);
  if (!hasTentacles(state) || !contains(state.cards, state.layout.firstPile, card)) {
    return no('not-a-target', 'No tentacle has that card.');
  }
  const needed = state.catalog.cost[card];
  const { combat } = state.seats[seat];
  if (combat >= needed) return MALFORMED;
  const why = `It takes ${needed} combat and you have ${combat}.`;
  return { code: 'not-enough-combat', why, needed, have: combat };
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
    case 'double-ally':
      if (catalog.doubleAlly[form] === 0) {
        return no('no-such-ability', 'It has no double ally ability.');
      }
      if (!(left & HAS_DOUBLE_ALLY)) return no('already-used', 'Used already this turn.');
      if (!(left & DOUBLE_ALLY_LIVE)) {
        return no('no-two-allies', 'It needs two other cards of its faction in play.');
      }
      if (usable & HAS_DOUBLE_ALLY) return MALFORMED;
      return no('no-effect', 'There is nothing it could do now.');
    case 'upgrade-ally':
      if (catalog.upgradeAlly[form] === 0) {
        return no('no-such-ability', 'It has no sticker with an ally ability.');
      }
      if (!(left & HAS_UPGRADE_ALLY)) return no('already-used', 'Used already this turn.');
      if (!(left & UPGRADE_ALLY_LIVE)) {
        return no('no-ally', "It needs another card of the sticker's side in play.");
      }
      if (usable & HAS_UPGRADE_ALLY) return MALFORMED;
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
  const refused = command.upgrade === undefined ? null : explainUpgrade(state, seat, card, command);
  if (refused !== null) return refused;
  const { trade } = state.seats[seat];
  const extra = command.upgrade === undefined ? 0 : upgradePriceOf(state, seat, card);
  const needed = priceOf(state, seat, card) + extra;
  if (needed > trade) {
    const why = `It costs ${needed} and you have ${trade} trade.`;
    return { code: 'too-expensive', why, needed, have: trade };
  }
  if (command.to === 'top-of-deck') {
    return no('not-to-top', 'Nothing lets you put that card on top of your deck.');
  }
  if (command.to === 'discard' && !canGoToDiscard(state, seat, card)) {
    return no('only-to-top', 'That base goes on top of your deck.');
  }
  return MALFORMED;
}
