import { frontiers } from '@openrealms/content';
import { CHALLENGES, LEVELS, type Setup } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { botNamed, greedyBot, playMatch } from '../src/index.ts';

const boxes = [frontiers];

describe.each(CHALLENGES)('at the table of $id', ({ id, seatCounts }) => {
  const tables = LEVELS.flatMap((level) => seatCounts.map((seats) => [level, seats] as const));
  it.each(tables)('the game ends for %s level and %i bots', (level, seats) => {
    const bots = Array.from({ length: seats }, (_, seat) =>
      seat % 2 === 0 ? greedyBot(boxes) : botNamed('captain', boxes),
    );
    const challenge = { id, level };
    const setup: Setup = { boxes, seed: `${id} ${seats}`, seats, challenge };
    const { result, moves } = playMatch(setup, bots);
    expect(result.winners).not.toEqual([]);
    expect(Math.max(...moves.map(({ seat }) => seat))).toBeLessThan(seats);
  });
});

it.each(CHALLENGES)('greedy bots can win $id at the easiest level', ({ id }) => {
  const bots = [greedyBot(boxes), greedyBot(boxes)];
  const winners = Array.from({ length: 6 }, (_, game) => {
    const challenge = { id, level: 'beginner' } as const;
    const setup: Setup = { boxes, seed: `${id} easy ${game}`, seats: 2, challenge };
    return playMatch(setup, bots).result.winningTeam;
  });
  expect(winners).toContain(0);
});
