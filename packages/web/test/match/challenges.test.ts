import { CHALLENGES, type ChallengeId, type Command, type Level } from '@openrealms/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import { bossOf, type MatchMessage, type MatchUpdate, type Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { createStage } from '../../src/match/stage.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const bob: Player = { kind: 'person', name: 'Bob' };
const nova: Player = { kind: 'bot', name: 'Nova', bot: 'greedy' };

const startOf = (id: ChallengeId, seats: number, level: Level = 'veteran') => ({
  seed: `at the table ${id}`,
  boxes: ['frontiers'],
  options: { firstSeat: 0 },
  seats,
  challenge: { id, level },
});

async function hosted(id: ChallengeId, players: readonly Player[], level?: Level) {
  const host = new MatchHost(memoryStore());
  const seats = players.filter(({ kind }) => kind !== 'boss').length;
  const begun = await host.begin({ start: startOf(id, seats, level), players, keep: true });
  if (!begun.ok) throw new Error(begun.problem.why);
  const messages: MatchMessage[] = [];
  const opened = await host.open(begun.value, 'me', (message) => messages.push(message));
  onTestFinished(() => host.close(begun.value, 'me'));
  if (!opened.ok) throw new Error(opened.problem.why);
  const updates = () => messages.filter((message): message is MatchUpdate => 'moments' in message);
  const last = () => updates().at(-1) as MatchUpdate;
  const submit = async (seat: number, command: Command): Promise<MatchUpdate> => {
    const at = last().moments[0].view.version;
    const refusal = await host.submit(begun.value, { seat, at, command });
    if (refusal !== null) throw new Error(refusal.why);
    return last();
  };
  return { host, id: begun.value, info: opened.value, updates, last, submit };
}

describe.each(CHALLENGES)('at the table of $id', ({ id }) => {
  it('the last seat is the Boss’s, whether it was named or not', async () => {
    expect((await hosted(id, [ada, bossOf(id)])).info.players).toEqual([ada, bossOf(id)]);
    const { info } = await hosted(id, [ada, nova]);
    expect(info.players).toEqual([ada, nova, bossOf(id)]);
    expect(info.viewers).toEqual([0]);
  });

  it('shows in each step of the Boss’s turn what has been told so far', async () => {
    const { last, submit } = await hosted(id, [ada]);
    let stepped = 0;
    for (let turn = 0; turn < 12 && last().moments[0].view.winners.length === 0; turn++) {
      const before = last().moments[0].view;
      const command = last().moments[0].legal.at(-1) as Command;
      const { moments, steps = [] } = await submit(0, command);
      if (steps.length === 0) continue;
      stepped++;
      expect(steps.flatMap(([{ events }]) => events)).toEqual(moments[0].events);
      expect(steps.at(-1)?.[0].view).toEqual(moments[0].view);
      const authority = before.seats.map((seat) => seat.authority);
      for (const [{ events, view, legal }] of steps) {
        for (const event of events) {
          if (event.kind === 'player-attacked') authority[event.target] -= event.amount;
          if (event.kind === 'gained' && event.what === 'authority') {
            authority[event.seat] += event.amount;
          }
        }
        expect(view.seats.map((seat) => seat.authority)).toEqual(authority);
        if (view.awaited.includes(1)) expect([view.choice, legal]).toEqual([null, []]);
      }
    }
    expect(stepped).toBeGreaterThan(1);
  });

  it('a bot plays beside a person, and the Boss never waits for anybody', async () => {
    const { last, submit } = await hosted(id, [nova, ada], 'beginner');
    for (let i = 0; i < 60 && last().moments[0].view.winners.length === 0; i++) {
      await expect
        .poll(() => last().moments[0].legal.length + last().moments[0].view.winners.length)
        .toBeGreaterThan(0);
      const { legal } = last().moments[0];
      if (legal.length > 0) await submit(1, legal.at(-1) as Command);
      if (last().moments[0].view.turn > 6) break;
    }
    expect(last().moments[0].view.turn).toBeGreaterThan(4);
  });
});

it.each(CHALLENGES)('a hint at the table of $id is something that can be done', async ({ id }) => {
  const { host, id: match, last } = await hosted(id, [ada]);
  const advice = await host.advise(match, 0, last().moments[0].view.version);
  expect(last().moments[0].legal).toContainEqual(advice?.command);
});

describe('a challenge on the stage', () => {
  it('shows the own move at once and the Boss’s turn at a pace; a skip shows where it ended', async () => {
    const table = await hosted('nemesis-beast', [ada]);
    const listeners = new Set<(message: MatchMessage) => void>();
    const match = {
      info: table.info,
      subscribe(listener: (message: MatchMessage) => void) {
        listeners.add(listener);
        listener(table.last());
        return () => listeners.delete(listener);
      },
      submit: () => Promise.resolve(null),
      setPace: () => {},
      close: () => {},
    } as unknown as Parameters<typeof createStage>[0];
    const stage = createStage(match, () => 'slow');
    onTestFinished(() => stage.close());
    const update = await table.submit(0, { type: 'end-turn' });
    for (const listener of listeners) listener(update);
    const first = stage.store.getState();
    expect(first.waiting).toBe((update.steps?.length ?? 0) - 1);
    expect(first.shown?.moment.legal).toEqual([]);
    expect(first.log.at(-1)?.events).toEqual(update.steps?.[0][0].events);
    stage.skip();
    const { waiting, shown, log } = stage.store.getState();
    expect(waiting).toBe(0);
    expect(shown?.moment.view).toEqual(update.moments[0].view);
    expect(log.at(-1)).toMatchObject({ move: 1, events: update.moments[0].events });
  });

  it('two people against a Boss that deals with each alone hide their hands; in one turn they do not', async () => {
    const horror = await hosted('dimensional-horror', [ada, bob]);
    expect(horror.last().moments[0].view.seats[1].hand).toBeNull();
    const beast = await hosted('nemesis-beast', [ada, bob]);
    expect(beast.last().moments[0].view.awaited).toEqual([0, 1]);
  });
});
