import { core } from '@openrealms/content';
import { ENGINE_VERSION, toReplay, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../src/match/beginning.ts';
import { boxesNamed } from '../../src/match/boxes-named.ts';
import type { Deal } from '../../src/match/match.ts';
import { recordOf } from '../../src/match/stored-game.ts';

const deal: Deal = {
  seed: 'three heads',
  boxes: ['core', 'core'],
  format: 'hydra',
  seats: 6,
  options: { firstSeat: 3 },
};

describe('what a game is dealt from', () => {
  it('may name a box twice, and none that is not here', () => {
    expect(boxesNamed(['core', 'core'])).toEqual([core, core]);
    expect(boxesNamed(['core', 'gone'])).toBeNull();
    expect(boxesNamed([])).toBeNull();
  });

  it('has a format and a number of players', async () => {
    const record = await recordOf({ engine: ENGINE_VERSION, start: deal, moves: [] });
    const view = record.ok ? viewFor(record.value.state, 'spectator') : null;
    expect(view).toMatchObject({ format: 'hydra', active: [3, 4, 5] });
    expect(view?.seats.map(({ authority }) => authority)).toEqual(Array(6).fill(100));
  });

  it('comes back from a replay as it was', async () => {
    const record = await recordOf({ engine: ENGINE_VERSION, start: deal, moves: [] });
    if (!record.ok) throw new Error(record.problem.why);
    const read = await beginningOf(JSON.parse(JSON.stringify(await toReplay(record.value))));
    expect(read.ok && read.value.start).toEqual(deal);
    expect(read.ok && read.value.players).toHaveLength(6);
  });
});
