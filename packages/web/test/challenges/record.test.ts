import { DEFAULT_OPTIONS } from '@openrealms/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ChallengeResult, readResult } from '../../src/challenges/record/challenge-result.ts';
import { countedGames } from '../../src/challenges/record/counted-games.ts';
import type { ResultStore } from '../../src/challenges/record/result-store.ts';
import { recordIn } from '../../src/challenges/record/tally.ts';
import { type GameStore, memoryStore } from '../../src/match/game-store.ts';
import { bossOf, type Player } from '../../src/match/match.ts';
import { MatchHost } from '../../src/match/match-host.ts';
import type { StoredGame } from '../../src/match/stored-game.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const pip: Player = { kind: 'bot', name: 'Pip', bot: 'recruit' };

function memoryResults(): ResultStore {
  const results = new Map<string, ChallengeResult>();
  return {
    get: async (seed) => results.get(seed),
    put: async (result) => void results.set(result.seed, result),
    remove: async (seed) => void results.delete(seed),
    all: async () => [...results.values()],
  };
}

let results: ResultStore;
let games: GameStore;

beforeEach(() => {
  results = memoryResults();
  games = countedGames(results, memoryStore());
});

const begun: StoredGame = {
  id: 'first',
  revision: 0,
  engine: '1',
  start: {
    seed: 'seed',
    boxes: ['frontiers'],
    options: {},
    seats: 1,
    challenge: { id: 'automatons', level: 'veteran' },
  },
  players: [ada, bossOf('automatons')],
  moves: [],
  startedAt: 1,
  changedAt: 1,
  outcome: { turn: 1, winners: [], authority: [60, 30] },
};

const outcome = (...winners: number[]) => ({ turn: 9, winners, authority: [60, 0] });

async function played(...states: readonly Partial<StoredGame>[]): Promise<void> {
  for (const [revision, state] of states.entries()) {
    await games.put({ ...begun, revision, changedAt: revision, ...state });
  }
}

const record = async () => recordIn('automatons', await results.all());

describe('the record', () => {
  it('counts a victory and a defeat when the game is over, and not before', async () => {
    await played({}, {});
    expect(await record()).toMatchObject({ won: 0, lost: 0, best: null });
    await played({}, {}, { outcome: outcome(0) });
    expect(await record()).toMatchObject({ won: 1, lost: 0, best: 'veteran' });
    const start = { ...begun.start, seed: 'other' };
    await played({ id: 'second', start }, { id: 'second', start, outcome: outcome(1) });
    expect(await record()).toMatchObject({ won: 1, lost: 1, best: 'veteran' });
  });

  it('counts a game once, however often its end is stored', async () => {
    await played({}, { outcome: outcome(0) }, { outcome: outcome(0) });
    await games.remove('first');
    await played({}, { outcome: outcome(0) });
    expect(await results.all()).toHaveLength(1);
  });

  it('takes an end back that was undone, and counts the next one', async () => {
    await played({}, { outcome: outcome(1) }, {});
    expect(await record()).toMatchObject({ won: 0, lost: 0 });
    await played({}, { outcome: outcome(1) }, {}, { outcome: outcome(0) });
    expect(await record()).toMatchObject({ won: 1, lost: 0 });
  });

  it('outlives the game', async () => {
    await played({}, { outcome: outcome(0) });
    await games.remove('first');
    expect(await games.all()).toEqual([]);
    expect(await record()).toMatchObject({ won: 1, lost: 0 });
  });

  it('does not count the same deal again that is played on from the middle', async () => {
    await played({}, { outcome: outcome(1) });
    await played({ id: 'fork' }, { id: 'fork', outcome: outcome(0) });
    expect(await record()).toMatchObject({ won: 0, lost: 1 });
    // Nor does going on there take the first back.
    await played({ id: 'another fork' }, { id: 'another fork' });
    expect(await record()).toMatchObject({ won: 0, lost: 1 });
  });

  it('does not count what comes from a file, what has no person, what is no challenge', async () => {
    await played({ outcome: outcome(0) });
    await played(
      { id: 'bots', players: [pip, bossOf('automatons')] },
      { id: 'bots', players: [pip, bossOf('automatons')], outcome: outcome(0) },
    );
    const duel = { seed: 'duel', boxes: ['core'], options: {} };
    await played(
      { id: 'duel', start: duel, players: [ada, pip] },
      { id: 'duel', start: duel, players: [ada, pip], outcome: outcome(0) },
    );
    const position = { position: '…' };
    await played({ id: 'p', start: position }, { id: 'p', start: position, outcome: outcome(0) });
    expect(await results.all()).toEqual([]);
  });

  it('keeps levels and numbers of players apart', async () => {
    await played({}, { outcome: outcome(0) });
    const start = {
      ...begun.start,
      seed: 'three',
      challenge: { id: 'automatons', level: 'expert' },
    } as const;
    const players = [ada, pip, pip, bossOf('automatons')];
    await played(
      { id: 'three', start, players },
      { id: 'three', start, players, outcome: outcome(3) },
    );
    const all = await record();
    expect(all.at('veteran', 1)).toEqual({ won: 1, lost: 0 });
    expect(all.at('expert', 3)).toEqual({ won: 0, lost: 1 });
    expect(all.at('expert', 1)).toEqual({ won: 0, lost: 0 });
    expect(all.best).toBe('veteran');
    expect(recordIn('nemesis-beast', await results.all())).toMatchObject({ won: 0, lost: 0 });
  });

  it('does not stop a game that it cannot write down', async () => {
    const broken = countedGames(
      { ...results, get: () => Promise.reject(new Error('full')) },
      memoryStore(),
    );
    expect(await broken.put(begun)).toBe(true);
  });

  it('counts a game that is really played: whoever concedes has lost', async () => {
    const host = new MatchHost(games);
    const { id, level } = { id: 'nemesis-beast', level: 'beginner' } as const;
    const match = await host.begin({
      start: {
        seed: 'real',
        boxes: ['frontiers'],
        options: DEFAULT_OPTIONS,
        seats: 1,
        challenge: { id, level },
      },
      players: [ada, bossOf(id)],
      keep: true,
    });
    if (!match.ok) throw new Error(match.problem.why);
    await host.submit(match.value, { seat: 0, at: 0, command: { type: 'concede' } });
    expect(recordIn(id, await results.all()).at(level, 1)).toEqual({ won: 0, lost: 1 });
  });
});

describe('a stored result', () => {
  const result: ChallengeResult = {
    seed: 'seed',
    game: 'first',
    challenge: 'defy-the-empire',
    level: 'expert',
    players: 3,
    won: true,
    at: 5,
  };

  it('comes back as it was', () => {
    expect(readResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  it.each([
    null,
    {},
    { ...result, challenge: 'gone' },
    { ...result, level: 'mythic' },
    // More than can play this one.
    { ...result, players: 4 },
    { ...result, won: 'yes' },
    { ...result, seed: undefined },
  ])('is left out where it is damaged: %j', (stored) => {
    expect(readResult(stored)).toBeNull();
  });
});
