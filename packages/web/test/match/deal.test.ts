import { core } from '@openrealms/content';
import { ENGINE_VERSION, type Result, saveGame, toReplay, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../src/match/beginning.ts';
import type { Deal, Start } from '../../src/match/match.ts';
import { boxesFor } from '../../src/match/shelf.ts';
import { recordOf } from '../../src/match/stored-game.ts';

const deal: Deal = {
  seed: 'three heads',
  boxes: ['core', 'core'],
  format: 'hydra',
  seats: 6,
  options: { firstSeat: 3 },
};

describe('what a game is dealt from', () => {
  it('may name a box twice, and none that is not here', async () => {
    expect(await boxesFor(['core', 'core'])).toEqual([core, core]);
    expect(await boxesFor(['core', 'gone'])).toBeNull();
    expect(await boxesFor([])).toBeNull();
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

  it('names the box that is missing: in this browser, in a replay, in a saved game, in a position', async () => {
    const missing = async (read: Promise<Result<unknown>>): Promise<string | undefined> => {
      const result = await read;
      return result.ok || result.problem.code !== 'unknown-box' ? undefined : result.problem.at;
    };
    const play = (start: Start) => recordOf({ engine: ENGINE_VERSION, start, moves: [] });
    expect(await missing(play({ ...deal, boxes: ['core', 'my-box@1'] }))).toBe('my-box@1');
    expect(await missing(play({ ...deal, boxes: ['gone'] }))).toBe('gone');
    expect(await missing(play({ position: 'core@1+my-box@2 standard | | |' }))).toBe('my-box@2');

    const record = await play(deal);
    if (!record.ok) throw new Error(record.problem.why);
    const elsewhere = (file: object): unknown =>
      JSON.parse(JSON.stringify(file).replaceAll('"id":"core"', '"id":"my-box"'));
    const files = [await toReplay(record.value), saveGame(record.value.state)];
    for (const file of files) {
      expect(await missing(beginningOf(elsewhere(file)))).toBe(`my-box@${core.version}`);
      expect(await missing(beginningOf(file))).toBeUndefined();
    }
  });
});
