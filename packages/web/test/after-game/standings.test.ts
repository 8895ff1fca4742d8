import { boxes } from '@openrealms/content';
import { createGame, type FormatId, type GameEvent, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../src/after-game/graph-of.ts';
import { standingsOf } from '../../src/after-game/standings.ts';
import { statisticsOf } from '../../src/after-game/statistics.ts';

function after(
  format: FormatId,
  seats: number,
  winners: readonly number[],
  defeats: readonly number[],
) {
  const view = viewFor(createGame({ boxes, seed: 'standings', format, seats }), 'spectator');
  const ended = view.seats.map((seat) => ({ ...seat, defeated: defeats.includes(seat.seat) }));
  return standingsOf({ winners, seats: ended }, defeats);
}

describe('the standings', () => {
  it('put the last to be defeated second', () => {
    expect(after('free-for-all', 4, [2], [1, 3, 0])).toEqual([
      { place: 1, seats: [2] },
      { place: 2, seats: [0] },
      { place: 3, seats: [3] },
      { place: 4, seats: [1] },
    ]);
  });

  it('give all who were left the same place', () => {
    expect(after('hunter-first-blood', 4, [0], [1])).toEqual([
      { place: 1, seats: [0] },
      { place: 2, seats: [2, 3] },
      { place: 4, seats: [1] },
    ]);
  });

  it('know only winners and losers among teams', () => {
    expect(after('raid', 4, [1, 2, 3], [2, 0])).toEqual([
      { place: 1, seats: [1, 2, 3] },
      { place: 2, seats: [0] },
    ]);
  });
});

describe('the authority of a team', () => {
  const hit: GameEvent = { kind: 'player-attacked', seat: 0, target: 3, amount: 9 };
  const gain: GameEvent = { kind: 'gained', seat: 2, what: 'authority', amount: 4 };
  const start = (seat: number, turn: number): GameEvent => ({ kind: 'turn-started', seat, turn });
  const pools = [0, 0, 1, 1];
  const { authority, turns } = statisticsOf(
    [
      {
        move: 0,
        by: null,
        events: [start(0, 1), start(1, 1), hit, start(2, 2), start(3, 2), gain],
      },
    ],
    [75, 75, 75, 75],
    pools,
  );

  it('is one for all of them, turn by turn', () => {
    expect(turns).toBe(2);
    expect(authority.map((point) => point.authority)).toEqual([
      [75, 75, 75, 75],
      [75, 75, 66, 66],
      [75, 75, 70, 70],
    ]);
  });

  it('is one line of the graph', () => {
    const graph = graphOf(authority, pools, ['A', 'B', 'C', 'D'], (team) => `Team ${team}`);
    expect(graph.names).toEqual(['Team 1 (A, B)', 'Team 2 (C, D)']);
    expect(graph.points.at(-1)?.authority).toEqual([75, 70]);
  });
});
