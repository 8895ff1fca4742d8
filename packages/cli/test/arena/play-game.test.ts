import { botNamed, type LabBotName, playMatch } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import { FORMATS, type Setup } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/arena/play-game.ts';
import { builtInPlayer, type Player } from '../../src/arena/player.ts';
import { teamsOf } from '../../src/arena/schedule.ts';
import { BotFault } from '../../src/protocol/bot-fault.ts';

const { signal } = new AbortController();

const greedy = () => builtInPlayer(botNamed('greedy', boxes));

const NAMES: readonly LabBotName[] = ['greedy', 'random'];

describe('a game of the arena', () => {
  it.each(FORMATS.flatMap(({ id, seatCounts }) => seatCounts.map((seats) => [id, seats] as const)))(
    'goes as a match goes (%s, %i players)',
    async (format, seats) => {
      const teams = teamsOf({ format, seats });
      const setup: Setup = { boxes, seed: 'same', format, seats, options: { firstSeat: 0 } };
      const names = teams.map((team) => NAMES[team % 2]);
      const players = names.map((name) => builtInPlayer(botNamed(name, boxes)));
      const game = await playGame(setup, players, { teams, turnTime: 60_000, signal });
      const { result } = playMatch(
        setup,
        names.map((name) => botNamed(name, boxes)),
      );
      const { winners, draw, turns, commands } = result;
      expect(game).toMatchObject({ winners, draw, turns, commands, faults: [] });
      expect(game.turnTimes.map(({ length }) => length > 0)).toEqual(teams.map(() => true));
    },
  );
});

describe('a player who does something wrong', () => {
  const failing = (choose: Player['choose']): Player => ({
    ...builtInPlayer(botNamed('random', boxes)),
    choose,
    complaints: () => ['oh dear'],
  });
  const duel: Setup = { boxes, seed: 's', options: { firstSeat: 0 } };
  const play = (players: readonly Player[], setup = duel, turnTime = 60_000) => {
    const { format = 'standard', seats = 2 } = setup;
    return playGame(setup, players, { teams: teamsOf({ format, seats }), turnTime, signal });
  };

  it('loses the duel', async () => {
    const wrong = failing(() => {
      throw new Error('no idea');
    });
    const { winners, faults } = await play([wrong, greedy()]);
    expect(winners).toEqual([1]);
    expect(faults).toMatchObject([{ seat: 0, turn: 1, kind: 'crash', why: 'It failed: no idea' }]);
  });

  it('loses by what is not legal, by its time, and by faults of its own', async () => {
    const made = failing(() => ({ type: 'play', card: 'dreadnaught' }));
    expect((await play([made, greedy()])).faults).toMatchObject([{ kind: 'illegal' }]);
    const slow = failing((_, legal) => {
      const end = performance.now() + 60;
      while (performance.now() < end);
      return legal[0];
    });
    expect((await play([slow, greedy()], duel, 50)).faults).toMatchObject([{ kind: 'time-out' }]);
    const late = failing(async () => {
      throw new BotFault('nonsense', 'Blah.');
    });
    const fault = { kind: 'nonsense', why: 'Blah.', stderr: ['oh dear'] };
    expect((await play([greedy(), late])).faults).toMatchObject([{ seat: 1, ...fault }]);
  });

  it('loses before the first turn where it does not begin', async () => {
    const absent: Player = {
      ...greedy(),
      begin() {
        throw new BotFault('crash', 'Its program ended.');
      },
    };
    const { winners, commands } = await play([greedy(), absent]);
    expect({ winners, commands }).toEqual({ winners: [0], commands: 0 });
  });

  it('leaves a table of more, where the others play on', async () => {
    const wrong = failing(() => {
      throw new Error('no idea');
    });
    const setup: Setup = { ...duel, format: 'free-for-all', seats: 3 };
    const { winners, faults, turns } = await play([wrong, greedy(), greedy()], setup);
    expect(winners).toHaveLength(1);
    expect(winners).not.toEqual([0]);
    expect(faults).toHaveLength(1);
    expect(turns).toBeGreaterThan(10);
  });

  it.each(['hydra', 'emperor', 'raid'] as const)('takes its team along (%s)', async (format) => {
    const seats = format === 'emperor' ? 6 : 4;
    let asked = 0;
    const wrong = failing((_, legal) => {
      asked++;
      if (asked > 20) throw new Error('no idea');
      return legal[0];
    });
    const teams = teamsOf({ format, seats });
    const setup: Setup = { ...duel, format, seats };
    const last = seats - 1;
    const players = teams.map((_, seat) => (seat === last ? wrong : greedy()));
    const { winners, faults } = await play(players, setup);
    expect(faults).toHaveLength(1);
    expect(winners.map((seat) => teams[seat])).not.toContain(teams[last]);
    expect(winners.length).toBeGreaterThan(0);
  });
});

describe('a game that is stopped', () => {
  it('throws the reason', async () => {
    const stopping = new AbortController();
    const players = [greedy(), greedy()];
    stopping.abort(new Error('enough'));
    const rules = { teams: [0, 1], turnTime: 1000, signal: stopping.signal };
    await expect(playGame({ boxes, seed: 's' }, players, rules)).rejects.toThrow('enough');
  });
});
