import { type Replay, readReplay, resimulate, toReplay, verify } from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrototypes, valueIn } from './answers.ts';
import { mutate } from './mutate.ts';
import { shortRecord } from './samples.ts';
import { SHELF } from './shelf.ts';
import { anyValue, jsonValue, mutations, SEED } from './values.ts';

/** Beginnings of games: long enough for every part of a replay, short enough to play them thousands of times. */
const REPLAYS: readonly Replay[] = await Promise.all(
  [0, 1, 2, 3].map((n) => toReplay(shortRecord(n, 20), ['Ada', 'Grace'])),
);

/** The same data as a file holds it. */
function asFile<T>(value: T): T {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** Verifies a replay in every way; whatever is accepted must be exactly what is played again. */
async function check(file: unknown): Promise<boolean> {
  const before = JSON.stringify(file);
  const read = valueIn(readReplay(file));
  const record = valueIn(await verify(file, SHELF));
  checkPrototypes();
  if (record !== undefined) {
    const again = await toReplay(record, (file as Replay).players);
    expect(asFile(again)).toEqual(asFile(file));
  }
  if (read !== undefined) {
    const played = valueIn(resimulate(read, SHELF));
    if (record !== undefined) expect(played?.state).toEqual(record.state);
  }
  expect(JSON.stringify(file)).toBe(before);
  return record !== undefined;
}

describe('verify', () => {
  it('accepts the samples', async () => {
    for (const replay of REPLAYS) {
      expect(replay.moves).toHaveLength(20);
      expect(await check(asFile(replay))).toBe(true);
    }
  });

  it('has a reason to reject what is not a replay', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyValue, fc.string(), fc.json()), async (file) => {
        expect(valueIn(readReplay(file))).toBeUndefined();
        expect(valueIn(await verify(file, SHELF))).toBeUndefined();
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('rejects a replay that was changed, unless it tells the same game', async () => {
    let rejected = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(REPLAYS.length - 1), mutations(), async (n, changes) => {
        if (!(await check(asFile(mutate(REPLAYS[n], changes))))) rejected++;
      }),
      { seed: SEED, numRuns: 1500 },
    );
    expect(rejected).toBeGreaterThan(1300);
  });

  it('rejects any setup of which no game can be made', async () => {
    const [replay] = REPLAYS;
    const part = fc.constantFrom('seats', 'format', 'options', 'seed', 'boxes');
    await fc.assert(
      fc.asyncProperty(part, jsonValue, async (name, value) => {
        await check(asFile({ ...replay, setup: { ...replay.setup, [name]: value } }));
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
