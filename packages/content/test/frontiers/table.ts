import { type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { core, frontiers } from '../../src/index.ts';

export {
  acquisitions,
  attacks,
  branch,
  explorerPile,
  fromDiscard,
  fromHand,
  fromRow,
  inPlay,
  ME,
  nothing,
  OPPONENT,
  theirBase,
} from '../core/table.ts';

/** A duel with Frontiers alone, at the start of my main phase. */
export function frontiersTable(setup: TableSetup = {}): Table {
  return table([frontiers], setup);
}

/** A duel with both boxes shuffled together. */
export function mixedTable(setup: TableSetup = {}): Table {
  return table([core, frontiers], setup);
}
