import { type Bot, botNamed, playMatch } from '@openrealms/bots';
import { core } from '@openrealms/content';
import type { Command, Random, View } from '@openrealms/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStore } from '../../src/match/game-store.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import { timed } from '../../src/match/timed-bot.ts';

/** What is heard of this bot's decisions from now on; other tests of the same process may leave games behind that play on. */
function heard(bot: string): unknown[] {
  const decisions: unknown[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('decision')) {
      const { detail } = entry as PerformanceMeasure;
      if (detail.bot === bot) decisions.push(detail);
    }
  });
  observer.observe({ entryTypes: ['measure'] });
  onTestFinished(() => observer.disconnect());
  return decisions;
}

describe('the decisions of a computer player', () => {
  it('are told to whoever listens, each with its turn and its choice, and not kept', async () => {
    const decisions = heard('trader/thinner');
    const asked: unknown[] = [];
    const trader = timed(botNamed('trader/thinner', [core]));
    const watched: Bot = {
      name: 'watched',
      choose(view, legal, random) {
        asked.push({ bot: 'trader/thinner', turn: view.turn, options: legal.length });
        return trader.choose(view, legal, random);
      },
    };
    playMatch({ boxes: [core], seed: 'timed' }, [watched, botNamed('greedy', [core])]);
    await vi.waitFor(() => expect(decisions).toHaveLength(asked.length));
    expect(decisions).toEqual(asked);
    expect(performance.getEntriesByName('decision')).toEqual([]);
  });

  it('are told also when they are wanted at once', async () => {
    const decisions = heard('deep');
    const legal: readonly Command[] = [{ type: 'end-turn' }];
    let letGo = 0;
    const deep: Bot = {
      name: 'deep',
      choose: () => legal[0],
      *think() {
        try {
          for (;;) yield legal[0];
        } finally {
          letGo++;
        }
      },
    };
    const thinking = timed(deep).think?.({ turn: 7 } as View, legal, {} as Random);
    expect(thinking?.next()).toEqual({ done: false, value: legal[0] });
    expect(decisions).toEqual([]);
    thinking?.return(legal[0]);
    expect(letGo).toBe(1);
    await vi.waitFor(() => expect(decisions).toEqual([{ bot: 'deep', turn: 7, options: 1 }]));
  });

  it('are told of every bot at a table', async () => {
    const decisions = heard('recruit/rusher');
    const host = new MatchHost(memoryStore());
    const begun = await host.begin({
      start: { seed: 'the seed', boxes: ['core'], options: { firstSeat: 0 } },
      players: [
        { kind: 'bot', name: 'Pip', bot: 'recruit/rusher' },
        { kind: 'person', name: 'Ada' },
      ],
      keep: true,
    });
    if (!begun.ok) throw new Error(begun.problem.why);
    const id = begun.value;
    await host.open(id, 'me', () => {});
    onTestFinished(() => host.close(id, 'me'));
    await vi.waitFor(async () => expect((await host.at(id, 1, 1_000)).view.turn).toBe(2));
    const moves = (await host.stored(id))?.moves ?? [];
    expect(moves.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(decisions).toHaveLength(moves.length));
    expect(decisions).toEqual(
      moves.map(() => ({ bot: 'recruit/rusher', turn: 1, options: expect.any(Number) })),
    );
  });
});
