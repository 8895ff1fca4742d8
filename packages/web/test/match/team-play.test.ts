import { boxes } from '@openrealms/content';
import { advance, type Command, type FormatId, startRecord } from '@openrealms/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import type { MatchMessage, Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { nextAtScreen } from '../../src/match/next-at-screen.ts';
import { rebased } from '../../src/match/rebased.ts';
import { openedFor } from '../../src/match/updates.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'greedy' });

async function table(position: string, players: readonly Player[]) {
  const host = new MatchHost(memoryStore());
  const begun = await host.begin({ start: { position }, players, keep: false });
  if (!begun.ok) throw new Error(begun.problem.why);
  const id = begun.value;
  const messages: MatchMessage[] = [];
  const opened = await host.open(id, 'me', (message) => messages.push(message));
  if (!opened.ok) throw new Error(opened.problem.why);
  onTestFinished(() => host.close(id, 'me'));
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 30; i++) await new Promise((resolve) => setTimeout(resolve));
  };
  await settled();
  return { host, id, messages, settled };
}

/** A bot beside me with 4 trade, and nothing to buy. */
const HYDRA =
  'core@1 hydra active=0,1 | explorers=0 | authority=75 deck=5*scout | ' +
  'authority=75 trade=4 deck=5*scout | authority=75 deck=5*scout | authority=75 deck=5*scout';
const TEAM = [person('Ada'), bot('Vega'), bot('Nova'), bot('Mira')];

describe('a bot on a team', () => {
  it('says what it can spare, waits for the person and gives what is asked for', async () => {
    const { host, id, messages, settled } = await table(HYDRA, TEAM);
    expect(messages).toContainEqual({
      kind: 'signal',
      seat: 1,
      signal: { kind: 'can-give-trade', amount: 4 },
    });
    const before = await host.at(id, 0, 99);
    expect(before.view.active).toEqual([0, 1]);
    await host.signal(id, { seat: 0, signal: { kind: 'need-trade', amount: 3 } });
    await settled();
    const after = await host.at(id, 0, 99);
    expect(after.view.seats.map(({ trade }) => trade)).toEqual([3, 1, 0, 0]);
    expect(messages).toContainEqual(expect.objectContaining({ kind: 'signal', seat: 0 }));
  });

  it('is heard by nobody on the other team', async () => {
    const { messages } = await table(HYDRA, [bot('Vega'), bot('Nova'), person('Ada'), bot('Mira')]);
    expect(messages.filter(({ kind }) => kind === 'signal')).toEqual([]);
  });
});

describe('a seat that is handed over', () => {
  it('is played on by a bot, and everybody opens the game anew', async () => {
    const { host, id, messages, settled } = await table(HYDRA, TEAM);
    await host.replace(id, 0, bot('Nova 2'));
    expect(messages.at(-1)).toEqual({ kind: 'new-players' });
    const seen: MatchMessage[] = [];
    const opened = await host.open(id, 'me', (message) => seen.push(message));
    expect(opened.ok && opened.value.viewers).toEqual(['spectator']);
    await settled();
    expect(seen.some((message) => message.kind === 'moved' && message.by === 0)).toBe(true);
    expect((await host.stored(id))?.players[0]).toEqual(bot('Nova 2'));
  });
});

function record(format: FormatId, seats: number) {
  return startRecord({ boxes, seed: 'screen', format, seats, options: { firstSeat: 0 } });
}

describe('people at one screen', () => {
  const at = (format: FormatId, seats: number, viewers: readonly number[], viewer: number) => {
    const update = { ...openedFor(viewers, record(format, seats)), kind: 'moved' as const };
    return nextAtScreen(update, viewers, viewer);
  };

  it('pass it to each other, with the table hidden', () => {
    expect(at('free-for-all', 3, [0, 1], 1)).toEqual({ seat: 0, how: 'hand-over' });
    expect(at('hydra', 4, [0, 2], 2)).toEqual({ seat: 0, how: 'hand-over' });
  });

  it('need not where they play with open cards', () => {
    expect(at('hydra', 4, [0, 1], 1)).toBeNull();
    const opened = openedFor([0, 1], record('hydra', 4));
    expect(nextAtScreen(opened, [0, 1], 0)).toEqual({ seat: 0, how: 'hand-over' });
  });

  it('take over from a teammate who has ended', () => {
    let game = record('hydra', 4);
    const end: Command = { type: 'end-turn' };
    const ended = advance(game, { seat: 0, at: game.state.version, command: end });
    if (!ended.ok) throw new Error(ended.refusal.why);
    game = ended.record;
    const update = { ...openedFor([0, 1], game), kind: 'moved' as const };
    expect(nextAtScreen(update, [0, 1], 0)).toEqual({ seat: 1, how: 'switch' });
  });
});

describe('a command that others have overtaken', () => {
  const game = record('hydra', 4);
  const { version } = game.state;

  it('counts where only teammates have moved since', () => {
    const moved = advance(game, { seat: 1, at: version, command: { type: 'end-turn' } });
    if (!moved.ok) throw new Error(moved.refusal.why);
    const late = { seat: 0, at: version, command: { type: 'play', card: 'scout' } as const };
    expect(rebased(moved.record, late).at).toBe(moved.record.state.version);
    expect(rebased(moved.record, { ...late, seat: 1 }).at).toBe(version);
    expect(rebased(moved.record, { ...late, seat: 2 }).at).toBe(version);
    expect(rebased(game, late).at).toBe(version);
  });
});
