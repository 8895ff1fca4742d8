import { core } from '@openrealms/content';
import type { Command } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  nextMove,
  nextMoveThoughtOver,
  randomBot,
  type SeatedBot,
} from '../src/index.ts';

const END: Command = { type: 'end-turn' };

/** Thinks of each legal command in turn, and notes when it is let go. */
function thinker(heard: string[] = []): Bot {
  return {
    name: 'thinker',
    choose: (_view, legal) => legal[0],
    *think(_view, legal) {
      try {
        for (const command of legal) yield command;
        return legal[0];
      } finally {
        heard.push('let go');
      }
    },
  };
}

function seated(bot: Bot): SeatedBot {
  return { bot, random: { a: 1, b: 2, c: 3, d: 4 } };
}

describe('thinking in steps', () => {
  const duel = () => table([core], { me: { hand: ['scout', 'viper'], deck: ['scout'] } }).state;

  it('goes on to the decision, and says at each step who thinks', () => {
    const thinking = nextMoveThoughtOver(duel(), () => seated(thinker()));
    const steps: unknown[] = [];
    let step = thinking.next(false);
    for (; !step.done; step = thinking.next(false)) steps.push(step.value);
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps)).toEqual(new Set([0]));
    expect(step.value).toMatchObject({ seat: 0, command: { type: 'play' } });
  });

  it('ends with the best so far when there is no time', () => {
    const heard: string[] = [];
    const state = duel();
    const thinking = nextMoveThoughtOver(state, () => seated(thinker(heard)));
    thinking.next(false);
    thinking.next(false);
    const hurried = thinking.next(true);
    const second = nextMove(state, () => seated({ ...thinker(), choose: (_, legal) => legal[1] }));
    expect(hurried).toEqual({ done: true, value: second });
    expect(heard).toEqual(['let go']);
  });

  it('takes no steps for a bot that answers at once', () => {
    const step = nextMoveThoughtOver(duel(), () => seated(randomBot)).next(false);
    expect(step.done).toBe(true);
  });

  it('asks everybody on a team before one of them ends, also in a hurry', () => {
    const team = { format: 'hydra', seats: [{}, { hand: ['viper'] }, {}, {}] } as const;
    const { state } = table([core], team);
    const bots = [seated({ ...thinker(), think: endless }), seated(thinker())];
    const thinking = nextMoveThoughtOver(state, (seat) => bots[seat]);
    expect(thinking.next(false)).toEqual({ done: false, value: 0 });
    expect(thinking.next(true)).toEqual({ done: false, value: 1 });
    expect(thinking.next(true).value).toMatchObject({ seat: 1, command: { type: 'play' } });
  });

  it('refuses what is not legal', () => {
    const thinking = nextMoveThoughtOver(duel(), () => seated({ ...thinker(), think: cheating }));
    expect(() => thinking.next(false)).toThrow('chose what is not legal');
  });
});

function* endless(): Generator<Command, Command, void> {
  for (;;) yield END;
}

// biome-ignore lint/correctness/useYield: It cheats at once.
function* cheating(): Generator<Command, Command, void> {
  return { type: 'concede' };
}
