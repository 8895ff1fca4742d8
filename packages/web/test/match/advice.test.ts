import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import type { MatchMessage, MatchUpdate, Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const bob: Player = { kind: 'person', name: 'Bob' };
const nova: Player = { kind: 'bot', name: 'Nova', bot: 'greedy' };

async function seated(players: readonly Player[]) {
  const host = new MatchHost(memoryStore());
  const start = { seed: 'advice', boxes: ['core'], options: { firstSeat: 0 } };
  const begun = await host.begin({ start, players, keep: false });
  if (!begun.ok) throw new Error(begun.problem.why);
  const id = begun.value;
  const messages: MatchMessage[] = [];
  await host.open(id, 'me', (message) => messages.push(message));
  const latest = (): MatchUpdate =>
    messages.filter((message): message is MatchUpdate => 'moments' in message).at(-1)!;
  return { host, id, latest };
}

describe('a match host that is asked for advice', () => {
  it('says what to do to whoever has to decide, and it can be done', async () => {
    const { host, id, latest } = await seated([ada, nova]);
    const { view, legal } = latest().moments[0];
    const advice = await host.advise(id, 0, view.version);
    expect(legal).toContainEqual(advice?.command);
    expect(advice?.rest.length).toBeGreaterThan(0);
    const { command } = advice!;
    expect(await host.submit(id, { seat: 0, at: view.version, command })).toBeNull();
    expect(latest().move).toBe(1);
  });

  it('says nothing about another version, to those who wait, or in the place of a computer', async () => {
    const { host, id, latest } = await seated([ada, bob]);
    const { version } = latest().moments[0].view;
    expect(await host.advise(id, 0, version + 1)).toBeNull();
    expect(await host.advise(id, 1, version)).toBeNull();
    await host.replace(id, 0, nova);
    expect(await host.advise(id, 0, version)).toBeNull();
  });
});
