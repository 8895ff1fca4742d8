/** What a Boss answers where its cards ask: house rulings, all of them in this file. */
import {
  INSTRUCTION,
  OP_ACQUIRE_FREE,
  OP_CHOOSE,
  OP_DESTROY_BASE,
  OP_DISCARD,
  OP_GAIN,
  OP_JUMP,
  OP_PUT_ON_DECK,
  OP_SALVAGE,
  OP_SCRAP,
  OPTIONAL,
} from '../cards/instructions.ts';
import { CHOICES } from '../choices/index.ts';
import {
  CHOOSE_BASE,
  CHOOSE_EXPLORER,
  CHOOSE_FROM_DISCARD,
  CHOOSE_FROM_ROW,
  type CommandCode,
  code,
  commandBuffer,
  firstOf,
  kindOf,
} from '../commands/code.ts';
import { AT, SEAT, SLOT } from '../state/frame-entries.ts';
import { pushFrame, topFrame } from '../state/frames.ts';
import type { GameState } from '../state/state.ts';
import { anyOf, highest } from './any-of.ts';
import { aimAt, baseToDestroy } from './attack.ts';
import type { BossAtTable } from './boss.ts';
import { livingPlayers } from './numbers.ts';

const ANY_DEFENSE = 0xff;

/** The answer of the Boss, among those it is offered; null where it takes none. */
export function choose(
  state: GameState,
  frame: number,
  commands: Int32Array,
  count: number,
): CommandCode | null {
  const { catalog, cards } = state;
  const boss = state.format.boss as BossAtTable;
  const offered = Array.from(commands.subarray(0, count));
  const at = cards[frame + AT];
  const cost = (command: CommandCode): number => catalog.cost[cardOf(state, command)];
  switch (catalog.code[at]) {
    case OP_CHOOSE:
      return anyOf(
        state,
        highest(offered, (command) => branchWorth(state, frame, firstOf(command))),
      );
    case OP_DESTROY_BASE: {
      const seat = cards[frame + SEAT];
      const base = baseToDestroy(state, seat, livingPlayers(state), ANY_DEFENSE);
      if (base === null) return null;
      aimAt(state, seat, base);
      return code(CHOOSE_BASE, base.owner, base.slot);
    }
    case OP_SCRAP:
      // Vipers, then Scouts, then the cheapest; from the discard pile before the hand.
      return anyOf(
        state,
        highest(
          offered,
          (command) => -cost(command),
          (command) => starterCombat(state, firstOf(command)),
          (command) => Number(kindOf(command) === CHOOSE_FROM_DISCARD),
        ),
      );
    case OP_DISCARD: {
      // The cheapest, Scouts before Vipers; where it may stop, nothing that has a cost.
      const cheapest = highest(
        offered,
        (command) => -cost(command),
        (command) => -starterCombat(state, firstOf(command)),
      );
      const mayStop = (catalog.code[at + 2] & OPTIONAL) !== 0;
      return mayStop && cost(cheapest[0]) > 0 ? null : anyOf(state, cheapest);
    }
    case OP_ACQUIRE_FREE:
    case OP_PUT_ON_DECK:
    case OP_SALVAGE:
      return boss.hasDeck ? anyOf(state, highest(offered, cost)) : null;
    default:
      return anyOf(state, highest(offered, cost));
  }
}

function cardOf(state: GameState, command: CommandCode): number {
  if (kindOf(command) === CHOOSE_EXPLORER) return state.catalog.explorer;
  const a = firstOf(command);
  return kindOf(command) === CHOOSE_FROM_ROW ? state.cards[state.layout.tradeRow + a] : a;
}

/** The combat that playing a starting card gives: how the rules tell a Viper from a Scout. All other cards are equal. */
function starterCombat({ catalog }: GameState, card: number): number {
  if (catalog.isTradeCard[card] === 1) return 0;
  const start = catalog.primary[card];
  return catalog.code[start] === OP_GAIN ? catalog.code[start + 3] : 0;
}

/** Combat, else trade to buy with, else authority, else what does something, else trade. */
function branchWorth(state: GameState, frame: number, branch: number): number {
  const { code } = state.catalog;
  const table = state.cards[frame + AT] + INSTRUCTION;
  let worth = 0;
  for (let at = code[table + branch * INSTRUCTION + 1]; code[at] !== OP_JUMP; at += INSTRUCTION) {
    worth = Math.max(worth, effectWorth(state, frame, at));
  }
  return worth;
}

function effectWorth(state: GameState, frame: number, at: number): number {
  const { code } = state.catalog;
  if (code[at] === OP_GAIN) {
    if (code[at + 3] > 0) return 5;
    if (code[at + 2] > 0) return state.format.boss?.buysCards ? 4 : 1;
    return 3;
  }
  return CHOICES[code[at]] !== undefined && hasOption(state, frame, at) ? 2 : 0;
}

const buffer = commandBuffer();

function hasOption(state: GameState, frame: number, at: number): boolean {
  pushFrame(state, at, state.cards[frame + SEAT], state.cards[frame + SLOT]);
  const found = CHOICES[state.catalog.code[at]].list(state, topFrame(state), buffer, 0);
  state.frames--;
  return found > 0;
}
