import { type Table, type TableSetup, table } from '@openrealms/engine/testing';
import { core, riseOfEmpire } from '../../src/index.ts';

export {
  acquisitions,
  attacks,
  branch,
  explorerPile,
  fromDiscard,
  fromHand,
  fromRow,
  inPlay,
  nothing,
  theirBase,
} from '../core/table.ts';

/** A duel with Rise of Empire alone, at the start of my main phase. */
export function riseTable(setup: TableSetup = {}): Table {
  return table([riseOfEmpire], setup);
}

/** A duel with the core set and Rise of Empire shuffled together. */
export function mixedTable(setup: TableSetup = {}): Table {
  return table([core, riseOfEmpire], setup);
}

/** What a choice offers of the scrap heap, as a command names it. */
export const fromScrapHeap = (card: string) => ({ from: 'scrap-heap', card }) as const;
