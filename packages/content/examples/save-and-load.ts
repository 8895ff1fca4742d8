/** A game saved in the middle of an effect: Brain World has scrapped one card and may scrap another. */
import { core } from '@openrealms/content';
import {
  type GameState,
  legalCommands,
  loadGame,
  saveGame,
  submit,
  toData,
} from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';

export function main() {
  const { state } = table([core], {
    me: { inPlay: ['brain-world'], hand: ['scout', 'viper'], deck: ['cutter', 'ram'] },
  })
    .use('primary', 'brain-world')
    .chooseFromHand('viper');

  const file = JSON.stringify(saveGame(state));
  const loaded = loadGame(file, [core]);
  if (!loaded.ok) throw new Error(loaded.problem.why);

  return {
    offered: legalCommands(loaded.value, 0),
    handWithoutSaving: handAfterNothingMore(state),
    handAfterLoading: handAfterNothingMore(loaded.value),
  };
}

function handAfterNothingMore(state: GameState) {
  const command = { type: 'choose', pick: { from: 'nothing' } } as const;
  const result = submit(state, { seat: 0, at: state.version, command });
  if (!result.ok) throw new Error(result.refusal.why);
  return toData(result.state).seats[0].hand;
}

if (process.argv[1] === import.meta.filename) console.dir(main(), { depth: null });
