import { formatPosition, saveGame } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { recordOf } from '../../src/match/stored-game.ts';

const people = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bob' },
] as const;

/** A host with a game in which the first player has played a card. */
async function hostWithGame() {
  const host = new MatchHost(memoryStore());
  const start = { seed: 'files', boxes: ['core'], options: { firstSeat: 0 } } as const;
  const id = accepted(await host.begin({ start, players: people, keep: true }));
  accepted(await host.open(id, 'test', () => {}));
  const { legal, view } = await host.at(id, 0, 0);
  const command = legal.find(({ type }) => type === 'play')!;
  expect(await host.submit(id, { seat: 0, at: view.version, command })).toBeNull();
  return { host, id };
}

describe('a game in a file', () => {
  it('comes back with its players and moves', async () => {
    const { host, id } = await hostWithGame();
    const file = JSON.stringify(accepted(await host.file(id)));
    const copy = accepted(await host.importFile(file));
    const [before, after] = [await host.stored(id), await host.stored(copy)];
    expect(copy).not.toBe(id);
    expect(after).toMatchObject({
      players: people,
      moves: before!.moves,
      outcome: before!.outcome,
    });
    expect(await host.games()).toHaveLength(2);
  });

  it('that began from a position comes back where it stood', async () => {
    const { host, id } = await hostWithGame();
    const stored = (await host.stored(id))!;
    const { state } = accepted(await recordOf(stored));
    const again = accepted(
      await host.begin({ start: { position: formatPosition(state) }, players: people, keep: true }),
    );
    const file = accepted(await host.file(again));
    expect(file.kind).toBe('openrealms-game');
    expect(file).toEqual(saveGame(state));
    expect(accepted(await host.importFile(JSON.stringify(file)))).toBeTypeOf('string');
  });

  it.each([
    ['no JSON at all', 'not-json'],
    ['{"kind":"recipe"}', 'not-a-replay'],
    ['[1,2]', 'not-a-replay'],
    ['null', 'not-a-replay'],
    ['{"kind":"openrealms-game","engine":"0.0.0"}', 'other-version'],
  ])('that is none is refused, and nothing is kept: %s', async (file, code) => {
    const host = new MatchHost(memoryStore());
    expect(await host.importFile(file)).toMatchObject({ ok: false, problem: { code } });
    expect(await host.games()).toEqual([]);
  });
});

function accepted<T>(result: { ok: true; value: T } | { ok: false; problem: { why: string } }): T {
  if (!result.ok) throw new Error(result.problem.why);
  return result.value;
}
