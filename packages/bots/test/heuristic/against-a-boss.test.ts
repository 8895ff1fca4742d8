import { core, frontiers } from '@openrealms/content';
import {
  type ChallengeId,
  createGame,
  legalCommands,
  randomFrom,
  type Setup,
  viewFor,
} from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { TUNED } from '../../src/heuristic/weights.ts';
import { weightsAt } from '../../src/heuristic/weights-at.ts';
import { botNamed, greedyBot } from '../../src/index.ts';
import { judge } from '../../src/judgement.ts';

const boxes = [frontiers];

describe('against tentacles', () => {
  const grown = ['blob-alpha', 'crusher', 'stinger', 'cargo-craft', 'imperial-flagship'];
  it.each([
    ['the cheapest card of the longest', 9, 'stinger'],
    ['what can be had where that one has nothing in reach', 2, 'cargo-craft'],
  ])('bots cut %s', (_, combat, card) => {
    const piles: [string[], string[]] = [combat < 3 ? grown.toSpliced(2, 1) : grown, []];
    const { state, actor } = table(boxes, {
      seats: [{ combat }, {}],
      challenge: { id: 'dimensional-horror', piles },
    });
    for (const bot of [greedyBot(boxes), botNamed('tuned', boxes)]) {
      const legal = legalCommands(state, actor);
      const command = bot.choose(viewFor(state, actor), legal, randomFrom('dice'));
      expect(command).toEqual({ type: 'attack-tentacle', card });
    }
  });
});

describe('what effects are worth', () => {
  const at = (more: Partial<Setup>) => {
    const state = createGame({ boxes, seed: 'worth', seats: 2, ...more });
    return weightsAt(judge(viewFor(state, 0), boxes), TUNED);
  };
  const against = (id: ChallengeId, gambitSubstitutions = false) =>
    at({ challenge: { id }, options: { gambitSubstitutions } });

  it('is what it always was where there is no Boss', () => {
    expect(at({})).toBe(TUNED);
    expect(at({ boxes: [core, frontiers], format: 'hydra', seats: 4 })).toBe(TUNED);
  });

  it('is nothing if they can do nothing to this Boss', () => {
    const { opponentDiscards, destroyBase } = TUNED;
    const nothing = [0, 0];
    expect(against('nemesis-beast')).toMatchObject({
      opponentDiscards: nothing,
      destroyBase: nothing,
    });
    expect(against('automatons')).toMatchObject({ opponentDiscards: nothing, destroyBase });
    expect(against('defy-the-empire')).toMatchObject({ opponentDiscards, destroyBase });
    expect(against('nemesis-beast', true)).toMatchObject({ opponentDiscards, destroyBase });
  });

  it('is about the end of the game sooner', () => {
    expect(against('automatons').rounds[1]).toBeLessThan(TUNED.rounds[1]);
  });
});
