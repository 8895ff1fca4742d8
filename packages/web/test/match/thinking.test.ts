import type { Bot } from '@openrealms/bots';
import type { Command } from '@openrealms/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BotSource, ourBots } from '../../src/match/bot-players.ts';
import { type GameStore, memoryStore } from '../../src/match/game-store.ts';
import type { Match, MatchMessage, MatchUpdate, Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { createStage } from '../../src/match/stage.ts';
import { thinkInSlices } from '../../src/match/thinking.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const deep: Player = { kind: 'bot', name: 'Deep', bot: 'captain' };
const start = { seed: 'the seed', boxes: ['core'], options: { firstSeat: 0 } };
const END: Command = { type: 'end-turn' };

/** Thinks until somebody stops it: first of ending its turn, then of whatever comes first. Counts what is made and thought. */
function deepThinkers() {
  const count = { made: 0, decisions: 0, steps: 0, letGo: 0 };
  const source: BotSource = {
    prepare: async () => {},
    make: (): Bot => {
      count.made++;
      return { name: 'deep', choose: (_view, [first]) => first, think };
    },
  };
  function* think(...[, legal]: Parameters<Bot['choose']>): Generator<Command, Command, void> {
    count.decisions++;
    try {
      for (;;) {
        count.steps++;
        yield legal[0];
      }
    } finally {
      count.letGo++;
    }
  }
  return { source, count };
}

async function seated(source: BotSource, players = [ada, deep], store: GameStore = memoryStore()) {
  const host = new MatchHost(store, undefined, source);
  const begun = await host.begin({ start, players, keep: true });
  if (!begun.ok) throw new Error(begun.problem.why);
  const id = begun.value;
  const messages: MatchMessage[] = [];
  await host.open(id, 'me', (message) => messages.push(message));
  onTestFinished(() => host.close(id, 'me'));
  const submit = (command: Command) =>
    host.submit(id, { seat: 0, at: latest(messages).moments[0].view.version, command });
  const thinks = (seat: number | null) =>
    vi.waitFor(() => expect(last(messages)).toEqual({ kind: 'thinking', seat }));
  return { host, id, store, messages, submit, thinks };
}

describe('while a computer player thinks', () => {
  it('its host says so, and hears whoever asks it something', async () => {
    const { source, count } = deepThinkers();
    const { host, id, submit, thinks } = await seated(source);
    await submit(END);
    await thinks(1);
    const before = count.steps;
    expect((await host.at(id, 0, 0)).view.turn).toBe(1);
    await vi.waitFor(() => expect(count.steps).toBeGreaterThan(before));
    expect(count.decisions).toBe(1);
  });

  it('says so to those who come later, too', async () => {
    const { host, id, submit, thinks } = await seated(deepThinkers().source);
    await submit(END);
    await thinks(1);
    const later: MatchMessage[] = [];
    await host.open(id, 'later', (message) => later.push(message));
    expect(later.at(-1)).toEqual({ kind: 'thinking', seat: 1 });
    await host.close(id, 'later');
  });

  it('it can be told to move now, and plays the best so far for the rest of its turn', async () => {
    const { source, count } = deepThinkers();
    const { host, id, messages, submit, thinks } = await seated(source);
    await submit(END);
    await thinks(1);
    host.hurry(id);
    await vi.waitFor(() => expect(latest(messages).moments[0].view.awaited).toEqual([0]));
    expect(messages).toContainEqual({ kind: 'thinking', seat: null });
    expect(updates(messages).filter(({ by }) => by === 1).length).toBeGreaterThan(2);
    expect(count.letGo).toBe(count.decisions);
    // The next turn is thought over again.
    await submit(END);
    await thinks(1);
    expect(count.made).toBe(1);
  });

  it('the player can concede, and the game is over at once', async () => {
    const { source, count } = deepThinkers();
    const { messages, submit, thinks } = await seated(source);
    await submit(END);
    await thinks(1);
    expect(await submit({ type: 'concede' })).toBeNull();
    expect(latest(messages).moments[0].view.winners).toEqual([1]);
    await vi.waitFor(() => expect(count.letGo).toBe(1));
    await thinks(null);
  });

  it('a move can be taken back in a turn that is taken together, and it thinks anew', async () => {
    const { source, count } = deepThinkers();
    const mate: Player = { ...deep, name: 'Mate' };
    const store = memoryStore();
    const host = new MatchHost(store, undefined, source);
    const begun = await host.begin({
      start: { ...start, format: 'hydra', seats: 4 },
      players: [ada, mate, deep, deep],
      keep: true,
    });
    if (!begun.ok) throw new Error(begun.problem.why);
    const id = begun.value;
    const messages: MatchMessage[] = [];
    await host.open(id, 'me', (message) => messages.push(message));
    onTestFinished(() => host.close(id, 'me'));
    await vi.waitFor(() => expect(last(messages)).toEqual({ kind: 'thinking', seat: 1 }));
    const { version, seats } = latest(messages).moments[0].view;
    const [card] = seats[0].hand ?? [];
    await host.submit(id, { seat: 0, at: version, command: { type: 'play', card } });
    expect(latest(messages)).toMatchObject({ kind: 'moved', move: 1, by: 0 });
    await vi.waitFor(() => expect(count.decisions).toBe(2));
    expect(await host.undo(id, 0, 1)).toBeNull();
    expect(latest(messages)).toMatchObject({ kind: 'undone', move: 0 });
    await vi.waitFor(() => expect(count.decisions).toBe(3));
    expect(count.letGo).toBe(2);
    await vi.waitFor(async () => expect((await store.get(id))?.moves).toEqual([]));
  });

  it('the player can leave: it stops, and goes on when somebody is back', async () => {
    const { source, count } = deepThinkers();
    const { host, id, store, submit, thinks } = await seated(source);
    await submit(END);
    await thinks(1);
    await host.close(id, 'me');
    await vi.waitFor(() => expect(count.letGo).toBe(1));
    const { steps } = count;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(count.steps).toBe(steps);
    expect((await store.get(id))?.moves).toEqual([{ seat: 0, command: END }]);
    const again: MatchMessage[] = [];
    await host.open(id, 'me again', (message) => again.push(message));
    expect(latest(again)).toMatchObject({ kind: 'opened', move: 1 });
    await vi.waitFor(() => expect(last(again)).toEqual({ kind: 'thinking', seat: 1 }));
    await host.close(id, 'me again');
  });

  it('its seat can be given to another, who is prepared first', async () => {
    const { source } = deepThinkers();
    const prepared: string[] = [];
    const mixed: BotSource = {
      prepare: async (names) => void prepared.push(...names),
      make: (name, ...rest) => (name === 'captain' ? source : ourBots).make(name, ...rest),
    };
    const { host, id, messages, submit, thinks } = await seated(mixed);
    await submit(END);
    await thinks(1);
    await host.replace(id, 1, { kind: 'bot', name: 'Quick', bot: 'trader' });
    await vi.waitFor(() => expect(latest(messages).moments[0].view.awaited).toEqual([0]));
    expect(prepared).toContain('trader');
  });

  it('the stage shows who it is, and passes on that it shall hurry', async () => {
    const { host, id, messages, submit, thinks } = await seated(deepThinkers().source);
    const listeners: ((message: MatchMessage) => void)[] = [];
    const info = await host.open(id, 'stage', (message) =>
      listeners.forEach((l) => void l(message)),
    );
    if (!info.ok) throw new Error(info.problem.why);
    const match = {
      info: info.value,
      subscribe: (listener: (message: MatchMessage) => void) => {
        listeners.push(listener);
        for (const message of messages) listener(message);
        return () => {};
      },
      hurry: async () => host.hurry(id),
      setPace: () => {},
      close: () => void host.close(id, 'stage'),
    } as Partial<Match> as Match;
    const stage = createStage(match, () => 'instant');
    onTestFinished(() => stage.close());
    await submit(END);
    await thinks(1);
    expect(stage.store.getState().thinking).toBe(1);
    await stage.hurry();
    await vi.waitFor(() => expect(stage.store.getState().thinking).toBeNull());
  });
});

describe('a computer player', () => {
  it('is the same somebody after the page is loaded again', async () => {
    const natures: unknown[] = [];
    const watched: BotSource = {
      ...ourBots,
      make: (name, boxes, nature) => {
        natures.push({ ...nature });
        return ourBots.make(name, boxes, nature);
      },
    };
    const players: readonly Player[] = [ada, { kind: 'bot', name: 'Juno', bot: 'pilot' }];
    const { id, messages, store, submit } = await seated(watched, [...players]);
    await submit(END);
    await vi.waitFor(() => expect(latest(messages).moments[0].view.awaited).toEqual([0]));
    expect(natures).toHaveLength(1);
    const again = new MatchHost(store, undefined, watched);
    const seen: MatchMessage[] = [];
    await again.open(id, 'again', (message) => seen.push(message));
    const { version } = latest(seen).moments[0].view;
    await again.submit(id, { seat: 0, at: version, command: END });
    await vi.waitFor(() => expect(latest(seen).moments[0].view.awaited).toEqual([0]));
    expect(natures).toHaveLength(2);
    expect(natures[1]).toEqual(natures[0]);
    await again.close(id, 'again');
  });
});

describe('thinking in slices', () => {
  it('asks for no more steps than it takes to hurry', async () => {
    let steps = 0;
    function* endless(): Generator<number, string, boolean> {
      for (;;) {
        steps++;
        if (yield 3) return 'best so far';
      }
    }
    const supervision = { isHurried: () => true, isObsolete: () => false, onLong: () => {} };
    expect(await thinkInSlices(endless(), supervision)).toEqual({ value: 'best so far' });
    expect(steps).toBe(1);
  });
});

function updates(messages: readonly MatchMessage[]): MatchUpdate[] {
  return messages.filter((message) => 'moments' in message);
}

function latest(messages: readonly MatchMessage[]): MatchUpdate {
  return updates(messages).at(-1)!;
}

function last(messages: readonly MatchMessage[]): MatchMessage | undefined {
  return messages.at(-1);
}
