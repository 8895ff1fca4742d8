import type { Command, GameEvent } from '@openrealms/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import type { MatchId, MatchMessage, MatchUpdate, Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { noOtherTabs, type Tabs } from '../../src/match/tabs.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const bob: Player = { kind: 'person', name: 'Bob' };
const nova: Player = { kind: 'bot', name: 'Nova', bot: 'greedy' };
const start = { seed: 'the seed', boxes: ['core'], options: { firstSeat: 0 } };

describe('a match host', () => {
  it('tells where the game stands, then every move', async () => {
    const { messages, view } = await seated([ada, nova]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ kind: 'opened', move: 0, by: null });
    expect(view().hand).toHaveLength(3);
  });

  it('lets the bot play its whole turn, one update for each of its commands', async () => {
    const { messages, submit } = await seated([ada, nova]);
    await submit({ type: 'end-turn' });
    const bots = await untilAwaited(messages, 0);
    expect(bots.length).toBeGreaterThan(2);
    expect(bots.map(({ move }) => move)).toEqual(bots.map((_, i) => i + 2));
  });

  it('never tells a seat what that seat may not know', async () => {
    const { messages, submit } = await seated([ada, nova]);
    await submit({ type: 'end-turn' });
    await untilAwaited(messages, 0);
    for (const { moments, history = [] } of updates(messages)) {
      for (const { view, events } of moments) {
        expect(view.seats[1].hand).toBeNull();
        expect(drawnBy(1, events)).not.toContainEqual(expect.any(String));
      }
      const told = history.flat().flatMap(({ events }) => events);
      expect(drawnBy(1, told).every((card) => card === null)).toBe(true);
    }
  });

  it('tells what is played with, and how it was dealt only to those who ask', async () => {
    const host = new MatchHost(memoryStore());
    const begun = await host.begin({ start, players: [ada, nova], keep: true });
    if (!begun.ok) throw new Error(begun.problem.why);
    const opened = await host.open(begun.value, 'me', () => {});
    expect(opened).toMatchObject({
      value: { boxes: ['core'], options: { firstSeat: 0 }, fromPosition: false },
    });
    expect(JSON.stringify(opened)).not.toContain(start.seed);
    expect(await host.beginning(begun.value)).toEqual({ ok: true, value: start });
  });

  it('refuses what is not legal and changes nothing', async () => {
    const { messages, submit } = await seated([ada, nova]);
    const refusal = await submit({ type: 'play', card: 'mothership' });
    expect(refusal?.code).toBe('not-in-hand');
    expect(messages).toHaveLength(1);
  });

  it('saves at every move, and a new host goes on from there', async () => {
    const store = memoryStore();
    const first = await seated([ada, bob], store);
    await first.submit({ type: 'end-turn' });
    const again = new MatchHost(store);
    const messages: MatchMessage[] = [];
    await again.open(first.id, 'again', (message) => messages.push(message));
    expect(updates(messages)[0].move).toBe(1);
    const views = (update: MatchUpdate) => update.moments.map(({ view }) => view);
    expect(views(latest(messages))).toEqual(views(latest(first.messages)));
  });

  it('takes moves back to the last reveal and says why no further', async () => {
    const { messages, host, id, submit, view } = await seated([ada, bob]);
    const [card] = view().hand ?? [];
    await submit({ type: 'play', card });
    expect(latest(messages).moments[0].undo).toEqual({ depth: 1, barrier: 'game-start' });
    expect(await host.undo(id, 0, 1)).toBeNull();
    expect(latest(messages)).toMatchObject({ kind: 'undone', move: 0 });
    expect(await host.undo(id, 0, 1)).toEqual({ depth: 0, barrier: 'game-start' });
  });

  it('shows any earlier moment', async () => {
    const { host, id, submit, view } = await seated([ada, bob]);
    const before = view();
    await submit({ type: 'end-turn' });
    const moment = await host.at(id, 0, 0);
    expect(moment.view.seats[0]).toEqual(before);
    expect(moment.undo).toBeNull();
  });

  it('follows the other tab where the same game went on there', async () => {
    const store = memoryStore();
    const here = await seated([ada, bob], store);
    const other = new MatchHost(store);
    await other.open(here.id, 'there', () => {});
    await other.submit(here.id, { seat: 0, at: 0, command: { type: 'end-turn' } });
    const [card] = here.view().hand ?? [];
    await here.submit({ type: 'play', card });
    expect(latest(here.messages)).toMatchObject({ kind: 'opened', move: 1 });
    expect(latest(here.messages).moments[0].view.active).toEqual([1]);
    expect((await store.get(here.id))?.moves).toEqual([{ seat: 0, command: { type: 'end-turn' } }]);
  });

  it('shows at once what another tab makes of the same game', async () => {
    const store = memoryStore();
    const [hereTabs, otherTabs] = twoTabs();
    const here = await seated([ada, bob], store, hereTabs);
    const other = new MatchHost(store, otherTabs);
    const there: MatchMessage[] = [];
    await other.open(here.id, 'there', (message) => there.push(message));
    await here.submit({ type: 'end-turn' });
    await vi.waitFor(() => expect(latest(there)).toMatchObject({ kind: 'opened', move: 1 }));
    expect(latest(here.messages)).toMatchObject({ kind: 'moved', move: 1 });
    const at = latest(there).moments[1].view.version;
    await other.submit(here.id, { seat: 1, at, command: { type: 'end-turn' } });
    await vi.waitFor(() => expect(latest(here.messages)).toMatchObject({ move: 2 }));
    expect((await store.get(here.id))?.revision).toBe(2);
  });

  it('leaves the computer players to the tab in which they play, unless it falls silent', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = memoryStore();
    const [hereTabs, otherTabs] = twoTabs();
    const here = await seated([ada, nova], store, hereTabs);
    const other = new MatchHost(store, otherTabs);
    const there: MatchMessage[] = [];
    await other.open(here.id, 'there', (message) => there.push(message));
    const ended = here.submit({ type: 'end-turn' });
    await here.host.close(here.id, 'me');
    await ended;
    await vi.waitFor(() => expect(latest(there).move).toBeGreaterThan(0));
    const awaited = () => latest(there).moments[0].view.awaited;
    expect(awaited()).toEqual([1]);
    expect(updates(there).every(({ kind }) => kind === 'opened')).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(awaited()).toEqual([0]);
    expect(latest(there).kind).toBe('moved');
  });

  it('never writes over what the other tab has stored, however fast the moves follow', async () => {
    const store = memoryStore();
    const here = await seated([ada, bob], store);
    const other = new MatchHost(store);
    await other.open(here.id, 'there', () => {});
    await other.submit(here.id, { seat: 0, at: 0, command: { type: 'end-turn' } });
    const [card] = here.view().hand ?? [];
    const first = here.submit({ type: 'play', card });
    await Promise.all([first, here.submit({ type: 'end-turn' })]);
    expect((await store.get(here.id))?.moves).toEqual([{ seat: 0, command: { type: 'end-turn' } }]);
  });

  it('opens what another tab has made of a game that was left here', async () => {
    const store = memoryStore();
    const here = await seated([ada, bob], store);
    await here.host.close(here.id, 'me');
    const other = new MatchHost(store);
    await other.open(here.id, 'there', () => {});
    await other.submit(here.id, { seat: 0, at: 0, command: { type: 'end-turn' } });
    const messages: MatchMessage[] = [];
    await here.host.open(here.id, 'me again', (message) => messages.push(message));
    expect(latest(messages)).toMatchObject({ kind: 'opened', move: 1 });
  });

  it('hosts one game for all who open it at the same time', async () => {
    const store = memoryStore();
    const { id } = await seated([ada, bob], store);
    const host = new MatchHost(store);
    const [one, two]: MatchMessage[][] = [[], []];
    await Promise.all([
      host.open(id, 'one', (message) => one.push(message)),
      host.open(id, 'two', (message) => two.push(message)),
    ]);
    await host.submit(id, { seat: 0, at: 0, command: { type: 'end-turn' } });
    expect(latest(one).move).toBe(1);
    expect(latest(two).move).toBe(1);
  });

  it('keeps a game that could not be stored when it is left, and gives it as a file', async () => {
    const fails = () => Promise.reject(new Error('no database'));
    const broken = { ...memoryStore(), put: fails, get: fails };
    const { host, id, submit } = await seated([ada, bob], broken);
    await submit({ type: 'end-turn' });
    await host.close(id, 'me');
    expect((await host.at(id, 0, 1)).view.active).toEqual([1]);
    expect(await host.file(id)).toMatchObject({ ok: true, value: { moves: [{ seat: 0 }] } });
  });

  it('plays on, and says so, where nothing can be stored', async () => {
    const broken = { ...memoryStore(), put: () => Promise.reject(new Error('disk full')) };
    const { messages, submit } = await seated([ada, bob], broken);
    expect(await submit({ type: 'end-turn' })).toBeNull();
    expect(messages.at(-1)).toEqual({ kind: 'not-saved', why: 'disk full' });
  });

  it('begins from a position, and from the moves of another game', async () => {
    const store = memoryStore();
    const { id, submit } = await seated([ada, bob], store);
    await submit({ type: 'end-turn' });
    const moves = (await store.get(id))?.moves ?? [];
    const host = new MatchHost(store);
    const begun = await host.begin({ start, players: [ada, bob], moves, keep: true });
    expect(begun.ok).toBe(true);
    const wrong = await host.begin({ start: { position: '?' }, players: [ada, bob], keep: true });
    expect(wrong).toMatchObject({ ok: false });
  });

  it('begins no game with a seat that nobody has, or with somebody who has no seat', async () => {
    const host = new MatchHost(memoryStore());
    for (const players of [[], [ada], [ada, bob, nova]]) {
      const begun = await host.begin({ start, players, keep: true });
      expect(begun).toMatchObject({ ok: false, problem: { code: 'wrong-seats' } });
    }
  });

  it('says which game it does not have', async () => {
    const opened = await new MatchHost(memoryStore()).open('none', 'me', () => {});
    expect(opened).toMatchObject({ ok: false, problem: { code: 'unknown-game' } });
  });
});

async function seated(players: readonly Player[], store = memoryStore(), tabs = noOtherTabs) {
  const host = new MatchHost(store, tabs);
  const begun = await host.begin({ start, players, keep: true });
  if (!begun.ok) throw new Error(begun.problem.why);
  const messages: MatchMessage[] = [];
  await host.open(begun.value, 'me', (message) => messages.push(message));
  const view = () => latest(messages).moments[0].view.seats[0];
  const submit = (command: Command) => {
    const at = latest(messages).moments[0].view.version;
    return host.submit(begun.value, { seat: 0, at, command });
  };
  return { host, id: begun.value, messages, view, submit };
}

/** What two tabs of a browser hear of each other: later, as from another thread. */
function twoTabs(): [Tabs, Tabs] {
  const heard: ((id: MatchId) => void)[][] = [[], []];
  const tab = (own: number): Tabs => ({
    post: (id) => setTimeout(() => heard[1 - own].forEach((listener) => void listener(id))),
    listen: (listener) => heard[own].push(listener),
  });
  return [tab(0), tab(1)];
}

function updates(messages: readonly MatchMessage[]): MatchUpdate[] {
  return messages.filter((message) => 'moments' in message);
}

function latest(messages: readonly MatchMessage[]): MatchUpdate {
  return updates(messages).at(-1)!;
}

/** What the other seat did until the game waits for this one. */
async function untilAwaited(
  messages: readonly MatchMessage[],
  seat: number,
): Promise<MatchUpdate[]> {
  while (!latest(messages).moments[0].view.awaited.includes(seat)) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  return updates(messages).filter(({ by }) => by !== null && by !== seat);
}

function drawnBy(seat: number, events: readonly GameEvent[]): (string | null)[] {
  return events.flatMap((event) =>
    event.kind === 'card-drawn' && event.seat === seat ? [event.card] : [],
  );
}
