import { OP_OPPONENT_DISCARDS } from '../cards/instructions.ts';
import { CHOICES } from '../choices/index.ts';
import { firstOf } from '../commands/code.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { advance } from '../state/frames.ts';
import type { GameState } from '../state/state.ts';
import type { BossAtTable } from './boss.ts';
import { choose } from './choose.ts';
import { makeDiscard } from './effects.ts';

/** Carries out what a Boss answers to the choice of one of its cards. */
export function answer(state: GameState, frame: number, commands: Int32Array, count: number): void {
  const { cards, catalog } = state;
  const at = cards[frame + AT];
  if (catalog.code[at] === OP_OPPONENT_DISCARDS) {
    const able = Array.from(commands.subarray(0, count), firstOf).filter(
      (seat) => seat !== cards[frame + SEAT],
    );
    advance(state, frame);
    const boss = state.format.boss as BossAtTable;
    makeDiscard(state, boss.discarding(state, able), catalog.code[at + 1]);
    return;
  }
  const command = choose(state, frame, commands, count);
  if (command === null) advance(state, frame);
  else CHOICES[catalog.code[at]].answer(state, frame, command);
}
