/** Taking moves back: as far as the last card that was drawn, and no further. */
import { core } from '@openrealms/content';
import {
  advance,
  type Command,
  type GameRecord,
  startRecord,
  undo,
  undoReach,
} from '@openrealms/engine';

export function main() {
  const start = startRecord({ boxes: [core], seed: 'undo', options: { firstSeat: 0 } });
  const scout = move(start, { type: 'play', card: 'scout' });
  const viper = move(scout, { type: 'play', card: 'viper' });

  const back = undo(viper, 0);
  if (!back.ok) throw new Error('Nothing was revealed, so both moves can be taken back.');

  const ended = move(viper, { type: 'end-turn' });
  return {
    reach: undoReach(viper, 0),
    undone: back.undone.map(({ command }) => command),
    versions: [viper.state.version, back.record.state.version],
    reachAfterDrawing: undoReach(ended, 0),
  };
}

function move(record: GameRecord, command: Command): GameRecord {
  const result = advance(record, { seat: 0, at: record.state.version, command });
  if (!result.ok) throw new Error(result.refusal.why);
  return result.record;
}

if (process.argv[1] === import.meta.filename) console.dir(main(), { depth: null });
