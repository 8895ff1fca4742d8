import {
  apply,
  awaited,
  commandBuffer,
  copyInto,
  copyState,
  type GameState,
  legalCommands,
  listLegal,
  submit,
} from '@openrealms/engine';

/**
 * Perft, as chess programs call it: how many different sequences of so many legal commands lead on from a
 * position. One wrongly offered, missing or half-undone command anywhere in the tree changes the number. A game
 * that is over has no sequences; conceding, which is always possible, is not counted.
 */
export function perft(state: GameState, depth: number): number {
  let sequences = 0;
  const legal = commandBuffer();
  const next = copyState(state);
  for (const seat of awaited(state)) {
    const count = listLegal(state, seat, legal);
    if (depth === 1) {
      sequences += count;
      continue;
    }
    for (let i = 0; i < count; i++) {
      copyInto(next, state);
      apply(next, seat, legal[i]);
      sequences += perft(next, depth - 1);
    }
  }
  return sequences;
}

/** The same number through the door that players use: readable commands, each submitted to an unchanged state. */
export function perftOfCommands(state: GameState, depth: number): number {
  let sequences = 0;
  for (const seat of awaited(state)) {
    const legal = legalCommands(state, seat);
    if (depth === 1) {
      sequences += legal.length;
      continue;
    }
    for (const command of legal) {
      const result = submit(state, { seat, at: state.version, command });
      if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.code}`);
      sequences += perftOfCommands(result.state, depth - 1);
    }
  }
  return sequences;
}
