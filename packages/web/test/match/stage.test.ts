import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import type { Match, MatchMessage, MatchUpdate, Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { createStage } from '../../src/match/stage.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const nova: Player = { kind: 'bot', name: 'Nova', bot: 'greedy' };

describe('a stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a player's own moves at once", async () => {
    const { stage } = await staged([person(''), nova]);
    const card = stage.store.getState().shown!.moment.view.seats[0].hand![0];
    await stage.submit({ type: 'play', card });
    expect(stage.store.getState().shown).toMatchObject({ move: 1, by: 0, jumped: false });
  });

  it('shows what others do step by step, at its pace', async () => {
    const { stage, botPlays } = await staged([person(''), nova]);
    await stage.submit({ type: 'end-turn' });
    await botPlays();
    const { waiting, shown } = stage.store.getState();
    expect(waiting).toBeGreaterThan(1);
    // Nor do they begin before one has seen the end of one's own turn.
    expect(shown?.move).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.store.getState().shown?.move).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(stage.store.getState().shown?.move).toBe(3);
  });

  it('passes over the rest when told to skip, and tells all of it in the log', async () => {
    const { stage, botPlays } = await staged([person(''), nova]);
    await stage.submit({ type: 'end-turn' });
    await botPlays();
    stage.skip();
    const { waiting, shown, log } = stage.store.getState();
    expect(waiting).toBe(0);
    expect(shown?.jumped).toBe(true);
    expect(shown?.moment.view.awaited).toEqual([0]);
    expect(log.map(({ move }) => move)).toEqual(log.map((_, i) => i));
  });

  it('takes what was undone out of the log', async () => {
    const { stage } = await staged([person(''), nova]);
    const card = stage.store.getState().shown!.moment.view.seats[0].hand![0];
    await stage.submit({ type: 'play', card });
    await stage.undo();
    const { shown, log } = stage.store.getState();
    expect(shown).toMatchObject({ kind: 'undone', move: 0 });
    expect(log.at(-1)?.move).toBe(0);
  });

  it('keeps a refusal until the next move', async () => {
    const { stage } = await staged([person(''), nova]);
    expect(await stage.submit({ type: 'play', card: 'mothership' })).toBe(false);
    expect(stage.store.getState().refusal?.code).toBe('not-in-hand');
    await stage.submit({ type: 'end-turn' });
    expect(stage.store.getState().refusal).toBeNull();
  });

  it('takes a second tap on the same thing for the first', async () => {
    const { stage } = await staged([person(''), nova]);
    const [one, two] = [stage.submit({ type: 'end-turn' }), stage.submit({ type: 'end-turn' })];
    expect([await one, await two]).toEqual([true, false]);
    expect(stage.store.getState().refusal).toBeNull();
  });

  it('concedes however often a bot moves meanwhile', async () => {
    const { stage } = await staged([person(''), nova]);
    const botMoves = () => vi.advanceTimersByTimeAsync(1);
    const { at } = stage.match;
    const looks = vi.spyOn(stage.match, 'at').mockImplementationOnce(async (viewer, move) => {
      const moment = await at(viewer, move);
      await botMoves();
      return moment;
    });
    await stage.submit({ type: 'end-turn' });
    await botMoves();
    expect(stage.store.getState().waiting).toBeGreaterThan(0);
    expect(await stage.submit({ type: 'concede' })).toBe(true);
    expect(looks).toHaveBeenCalledTimes(2);
    expect(stage.store.getState().shown?.moment.view.winners).toEqual([1]);
  });

  it('hands the screen over between people, and shows nobody the hand of another', async () => {
    const { stage } = await staged([person('Ada'), person('Bob')]);
    expect(stage.store.getState().handOver).toBe(0);
    stage.takeOver();
    expect(stage.store.getState()).toMatchObject({ viewer: 0, handOver: null });
    await stage.submit({ type: 'end-turn' });
    expect(stage.store.getState().handOver).toBe(1);
    stage.takeOver();
    const { viewer, shown } = stage.store.getState();
    expect(viewer).toBe(1);
    expect(shown?.moment.view.seats[0].hand).toBeNull();
    expect(shown?.moment.view.seats[1].hand).toHaveLength(5);
  });

  it('says what could not be saved', async () => {
    const { stage, send } = await staged([person(''), nova]);
    send({ kind: 'not-saved', why: 'disk full' });
    expect(stage.store.getState().trouble).toBe('disk full');
    stage.dismiss();
    expect(stage.store.getState().trouble).toBeNull();
    send({ kind: 'not-saved', why: 'disk full' });
    expect(stage.store.getState().trouble).toBeNull();
  });

  it('keeps what could not be saved on show behind a refusal', async () => {
    const { stage, send } = await staged([person(''), nova]);
    send({ kind: 'not-saved', why: 'disk full' });
    await stage.submit({ type: 'play', card: 'mothership' });
    stage.dismiss();
    expect(stage.store.getState()).toMatchObject({ refusal: null, trouble: 'disk full' });
  });
});

/** A stage over a real host; only the thread between them is left out. */
async function staged(players: readonly Player[]) {
  const host = new MatchHost(memoryStore());
  const start = { seed: 'stage', boxes: ['core'], options: { firstSeat: 0 } };
  const begun = await host.begin({ start, players, keep: false });
  if (!begun.ok) throw new Error(begun.problem.why);
  const id = begun.value;
  const messages: MatchMessage[] = [];
  let send = (message: MatchMessage): void => void messages.push(message);
  const opened = await host.open(id, 'me', (message) => send(message));
  if (!opened.ok) throw new Error(opened.problem.why);
  const seen: MatchUpdate[] = [];
  const match: Match = {
    info: opened.value,
    subscribe(listener) {
      send = (message) => {
        if ('moments' in message) seen.push(message);
        listener(message);
      };
      for (const message of messages) send(message);
      return () => {};
    },
    // As with a worker, nothing is answered in the same breath.
    submit: (envelope) => Promise.resolve().then(() => host.submit(id, envelope)),
    undo: (seat, steps) => host.undo(id, seat, steps),
    at: (viewer, move) => host.at(id, viewer, move),
    history: (viewer) => host.history(id, viewer),
    signal: (said) => host.signal(id, said),
    replace: (seat, player) => host.replace(id, seat, player),
    hurry: async () => host.hurry(id),
    advise: (seat, at) => host.advise(id, seat, at),
    setPace: (step) => host.setPace(id, step),
    replay: async () => null,
    beginning: async () => null,
    close: () => host.close(id, 'me'),
  };
  const stage = createStage(match, () => 'normal');
  /** Lets the bot finish, as fast as a worker would, without showing more than one step. */
  const botPlays = async (): Promise<void> => {
    while (!seen.at(-1)!.moments[0].view.awaited.includes(0)) await vi.advanceTimersByTimeAsync(1);
  };
  return { stage, botPlays, send: (message: MatchMessage) => send(message) };
}
