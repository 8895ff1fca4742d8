import { core } from '@openrealms/content';
import { FORMATS, isOver, type Setup, viewFor } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  botNamed,
  greedyBot,
  nextMove,
  playMatch,
  randomBot,
  recordOf,
} from '../src/index.ts';

const tables = FORMATS.flatMap((format) =>
  format.seatCounts.map((seats) => ({ format: format.id, seats })),
);

const greedy = greedyBot([core]);

function seated(bot: Bot) {
  const random = { a: 1, b: 2, c: 3, d: 4 };
  return { bot, random };
}

describe.each(tables)('a match of $format with $seats', ({ format, seats }) => {
  it.each(['random', 'greedy'] as const)('comes to an end with %s bots', (name) => {
    for (let game = 0; game < 3; game++) {
      const boxes = seats > 4 ? [core, core] : [core];
      const setup: Setup = { boxes, format, seats, seed: `${format} ${seats} ${game}` };
      const { result, moves } = playMatch(setup, Array(seats).fill(botNamed(name, boxes)));
      const { state } = recordOf(setup, moves);
      const view = viewFor(state, 'spectator');
      expect(isOver(state)).toBe(true);
      expect(result.winners).toEqual(view.winners);
      const team = view.seats.filter((seat) => seat.team === result.winningTeam);
      expect(result.winners).toEqual(team.map(({ seat }) => seat));
      expect(result.authority).toHaveLength(seats);
    }
  });
});

describe('a match', () => {
  it('needs a bot for every seat', () => {
    const setup: Setup = { boxes: [core], format: 'free-for-all', seats: 3, seed: 'few' };
    expect(() => playMatch(setup, [randomBot, randomBot])).toThrow('3 seats and 2 bots');
  });

  it('is won by greedy bots against random ones, in every team', () => {
    let wins = 0;
    for (let game = 0; game < 12; game++) {
      const team = game % 2;
      const bots = [0, 0, 1, 1].map((each) => (each === team ? greedy : randomBot));
      const setup: Setup = { boxes: [core], format: 'hydra', seats: 4, seed: `ladder ${game}` };
      if (playMatch(setup, bots).result.winningTeam === team) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});

describe('players who take their turn together', () => {
  const team = {
    format: 'hydra',
    seats: [{ hand: ['scout'] }, { hand: ['viper'] }, {}, {}],
  } as const;

  it('are asked one after the other, and nobody ends before the others would', () => {
    const { state } = table([core], team);
    expect(nextMove(state, () => seated(greedy))).toMatchObject({
      seat: 0,
      command: { type: 'play' },
    });
    const played = table([core], team).play('scout').state;
    expect(nextMove(played, () => seated(greedy))).toMatchObject({
      seat: 1,
      command: { type: 'play' },
    });
  });

  it('end one by one when nothing is left to do', () => {
    const done = table([core], { format: 'hydra', seats: [{}, {}, {}, {}] });
    expect(nextMove(done.state, () => seated(greedy))).toMatchObject({
      seat: 0,
      command: { type: 'end-turn' },
    });
    expect(nextMove(done.endTurn().state, () => seated(greedy))).toMatchObject({ seat: 1 });
  });

  it('wait for a person on their team, and for nobody else', () => {
    const { state } = table([core], { format: 'hydra', seats: [{}, {}, {}, {}] });
    expect(nextMove(state, (seat) => (seat === 1 ? undefined : seated(greedy)))).toBeNull();
    expect(nextMove(state, (seat) => (seat > 1 ? undefined : seated(greedy)))).not.toBeNull();
  });

  it('are random without handing a pool to and fro for long', () => {
    const mate = { trade: 1, deck: ['scout'] };
    const start = table([core], { format: 'hydra', seats: [mate, mate, {}, {}] });
    const dice = [seated(randomBot), seated(randomBot)];
    const turn = start.state.turn;
    let transfers = 0;
    while (start.state.turn === turn && transfers < 100) {
      const { seat, command } = nextMove(start.state, (each) => dice[each])!;
      if (command.type === 'transfer') transfers++;
      start.as(seat).do(command);
    }
    expect(transfers).toBeLessThan(20);
  });
});
