import {
  ACQUIRE,
  ACQUIRE_EXPLORER,
  ATTACK_BASE,
  ATTACK_PLAYER,
  ATTACK_TENTACLE,
  type CommandCode,
  DAMAGE_BASE,
  damageAmount,
  damagedSeat,
  END_TURN,
  firstOf,
  kindOf,
  MULLIGAN,
  PASS_CARD,
  PLAY,
  secondOf,
  sheetOf,
  TO_TOP,
  TRANSFER_COMBAT,
  TRANSFER_TRADE,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '../commands/code.ts';
import { awardVictoryCards } from '../scenarios/victory-cards.ts';
import type { GameState, Seat } from '../state/state.ts';
import { useAlly, useDoubleAlly, usePrimary, useScrap, useUpgradeAlly } from './abilities.ts';
import { buyExplorer, buyFromRow } from './acquire.ts';
import { attackTentacle, mulligan } from './against-boss.ts';
import { attackBase, attackPlayer, damageBase } from './attack.ts';
import { answer, run } from './interpreter.ts';
import { playCard } from './play.ts';
import { passCard, transfer } from './teamwork.ts';
import { endTurn } from './turn.ts';

/**
 * Carries out a command by changing the state it is given. It trusts its caller: a command that is not among the
 * legal ones of this seat leaves the state in no defined shape. `submit` is the door for everybody else.
 *
 * @example
 * {@includeCode ../../../content/examples/search-fast.ts}
 */
export function apply(state: GameState, seat: Seat, command: CommandCode): void {
  state.version++;
  const a = firstOf(command);
  const b = secondOf(command);
  switch (kindOf(command)) {
    case PLAY:
      playCard(state, seat, a);
      break;
    case USE_PRIMARY:
      usePrimary(state, seat, a);
      break;
    case USE_ALLY:
      useAlly(state, seat, a);
      break;
    case USE_SCRAP:
      useScrap(state, seat, a);
      break;
    case ACQUIRE:
      buyFromRow(state, seat, a, (b & TO_TOP) !== 0, sheetOf(command));
      break;
    case ACQUIRE_EXPLORER:
      buyExplorer(state, seat, b === 1);
      break;
    case ATTACK_PLAYER:
      attackPlayer(state, seat, a, b);
      break;
    case ATTACK_BASE:
      attackBase(state, seat, a, b);
      break;
    case END_TURN:
      endTurn(state, seat);
      break;
    case USE_DOUBLE_ALLY:
      useDoubleAlly(state, seat, a);
      break;
    case USE_UPGRADE_ALLY:
      useUpgradeAlly(state, seat, a);
      break;
    case TRANSFER_TRADE:
    case TRANSFER_COMBAT:
    case PASS_CARD:
    case DAMAGE_BASE:
    case ATTACK_TENTACLE:
    case MULLIGAN:
      applyTogether(state, seat, command);
      break;
    default:
      answer(state, command);
      if (state.format.scenario !== null) awardVictoryCards(state);
      return;
  }
  if (state.frames > 0) run(state);
  if (state.format.scenario !== null) awardVictoryCards(state);
}

/** What only players do who are not alone against another. In a function of its own: the other one is small enough for the compiler to do its best. */
function applyTogether(state: GameState, seat: Seat, command: CommandCode): void {
  const a = firstOf(command);
  const b = secondOf(command);
  switch (kindOf(command)) {
    case DAMAGE_BASE:
      damageBase(state, seat, damagedSeat(command), b, damageAmount(command));
      break;
    case ATTACK_TENTACLE:
      attackTentacle(state, seat, a);
      break;
    case MULLIGAN:
      mulligan(state, seat);
      break;
    case PASS_CARD:
      passCard(state, seat, a, b);
      break;
    default:
      transfer(state, seat, kindOf(command) === TRANSFER_TRADE ? 'trade' : 'combat', a, b);
  }
}
