/** Command numbers to readable commands and back. */
import type { SheetNumber } from '../campaign/contents.ts';
import { cardId } from '../cards/catalog.ts';
import { branchLabels } from '../choices/branch-labels.ts';
import { formIn } from '../rules/in-play.ts';
import { AT } from '../state/frame-entries.ts';
import { topFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import * as Code from './code.ts';
import type { ChoiceAnswer, Command, UsableAbility } from './command.ts';

/** The readable form of a legal command of this seat. */
export function readable(state: GameState, seat: Seat, command: Code.CommandCode): Command {
  const a = Code.firstOf(command);
  const b = Code.secondOf(command);
  switch (Code.kindOf(command)) {
    case Code.PLAY:
      return { type: 'play', card: cardId(state.catalog, a) };
    case Code.USE_PRIMARY:
      return use(state, seat, 'primary', a);
    case Code.USE_ALLY:
      return use(state, seat, 'ally', a);
    case Code.USE_DOUBLE_ALLY:
      return use(state, seat, 'double-ally', a);
    case Code.USE_UPGRADE_ALLY:
      return use(state, seat, 'upgrade-ally', a);
    case Code.USE_SCRAP:
      return use(state, seat, 'scrap', a);
    case Code.ACQUIRE:
      return {
        type: 'acquire',
        card: cardInRow(state, a),
        space: a,
        to: destination(b),
        ...upgradedBy(command),
      };
    case Code.ACQUIRE_EXPLORER: {
      const card = cardId(state.catalog, state.catalog.explorer);
      return { type: 'acquire', card, space: null, to: destination(b) };
    }
    case Code.ATTACK_PLAYER:
      return { type: 'attack-player', seat: a, amount: b };
    case Code.ATTACK_BASE:
      return { type: 'attack-base', seat: a, slot: b, card: cardIn(state, a, b) };
    case Code.DAMAGE_BASE: {
      const owner = Code.damagedSeat(command);
      const amount = Code.damageAmount(command);
      return { type: 'damage-base', seat: owner, slot: b, card: cardIn(state, owner, b), amount };
    }
    case Code.TRANSFER_TRADE:
      return { type: 'transfer', what: 'trade', to: a, amount: b };
    case Code.TRANSFER_COMBAT:
      return { type: 'transfer', what: 'combat', to: a, amount: b };
    case Code.PASS_CARD:
      return { type: 'pass-card', card: cardId(state.catalog, a), to: b };
    case Code.ATTACK_TENTACLE:
      return { type: 'attack-tentacle', card: cardId(state.catalog, a) };
    case Code.MULLIGAN:
      return { type: 'mulligan' };
    case Code.END_TURN:
      return { type: 'end-turn' };
    default:
      return { type: 'choose', pick: readablePick(state, command) };
  }
}

function use(state: GameState, seat: Seat, ability: UsableAbility, slot: number): Command {
  return { type: 'use', ability, card: cardId(state.catalog, formIn(state, seat, slot)), slot };
}

function readablePick(state: GameState, command: Code.CommandCode): ChoiceAnswer {
  const { catalog } = state;
  const a = Code.firstOf(command);
  const b = Code.secondOf(command);
  switch (Code.kindOf(command)) {
    case Code.CHOOSE_FROM_HAND:
      return { from: 'hand', card: cardId(catalog, a) };
    case Code.CHOOSE_FROM_DISCARD:
      return { from: 'discard', card: cardId(catalog, a) };
    case Code.CHOOSE_FROM_DECK:
      return { from: 'deck', card: cardId(catalog, a) };
    case Code.CHOOSE_FROM_SCRAP_HEAP:
      return { from: 'scrap-heap', card: cardId(catalog, a) };
    case Code.CHOOSE_SHIP:
      return { from: 'played', card: cardId(catalog, a) };
    case Code.CHOOSE_EXPLORER:
      return { from: 'explorer-pile', card: cardId(catalog, catalog.explorer), ...onTop(b) };
    case Code.CHOOSE_FROM_ROW:
      return {
        from: 'trade-row',
        space: a,
        card: cardInRow(state, a),
        ...onTop(b),
        ...upgradedBy(command),
      };
    case Code.CHOOSE_BASE:
      return { from: 'in-play', seat: a, slot: b, card: cardIn(state, a, b) };
    case Code.CHOOSE_OPPONENT:
      return { from: 'opponents', seat: a };
    case Code.CHOOSE_TO_USE:
      return { from: 'when-acquired', card: cardId(catalog, a) };
    case Code.CHOOSE_BRANCH:
      return {
        from: 'branches',
        branch: branchLabels(catalog, state.cards[topFrame(state) + AT])[a],
      };
    default:
      return { from: 'nothing' };
  }
}

/** The place of a card acquired for nothing, where it is not the usual one. */
function onTop(b: number): { to?: 'top-of-deck' } {
  return (b & Code.TO_TOP) !== 0 ? { to: 'top-of-deck' } : {};
}

function destination(b: number): 'discard' | 'top-of-deck' {
  return (b & Code.TO_TOP) !== 0 ? 'top-of-deck' : 'discard';
}

function upgradedBy(command: Code.CommandCode): { upgrade?: SheetNumber } {
  const sheet = Code.sheetOf(command);
  return sheet === 0 ? {} : { upgrade: sheet as SheetNumber };
}

function cardInRow(state: GameState, space: number): string {
  return cardId(state.catalog, state.cards[state.layout.tradeRow + space]);
}

function cardIn(state: GameState, seat: Seat, slot: number): string {
  return cardId(state.catalog, state.cards[state.seats[seat].slotCard + slot]);
}
