import {
  advance,
  awaited,
  commitmentTo,
  ENGINE_VERSION,
  type GameRecord,
  legalCommands,
  type Problem,
  type Replay,
  randomFrom,
  readReplay,
  resimulate,
  roll,
  startRecord,
  toData,
  toReplay,
  undo,
  verify,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { endTurn, give, play } from './record.ts';

/** A game after so many random moves. */
function played(seed: string, length: number): GameRecord {
  const dice = randomFrom(seed);
  let record = startRecord({ boxes: [core], seed, options: { firstSeat: 0 } });
  for (let i = 0; i < length; i++) {
    const [seat] = awaited(record.state);
    const legal = legalCommands(record.state, seat);
    const command = legal[roll(dice, legal.length)];
    const result = advance(record, { seat, at: record.state.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    record = result.record;
  }
  return record;
}

const LENGTH = 60;
const record = played('replay', LENGTH);
const replay = await toReplay(record, ['Ada', 'Grace']);
const other = await toReplay(played('another', LENGTH));

/** Why a replay does not verify; undefined if it does. */
async function why(file: unknown, published?: string): Promise<Problem | undefined> {
  const result = await verify(file, [core], published);
  return result.ok ? undefined : result.problem;
}

/** The replay with one of its moves changed. */
function withMove(i: number, part: Partial<Replay['moves'][number]>): Replay {
  return {
    ...replay,
    moves: replay.moves.map((move, j) => (i === j ? { ...move, ...part } : move)),
  };
}

const ended = replay.moves.findIndex(({ command }) => command.type === 'end-turn');

describe('a replay', () => {
  it('holds setup, seed, commitment, names, commands, events and winners, and no state', () => {
    expect(replay).toEqual({
      kind: 'openrealms-replay',
      engine: ENGINE_VERSION,
      setup: {
        boxes: [{ id: 'core', version: '1' }],
        seed: 'replay',
        options: { firstSeat: 0 },
      },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      players: ['Ada', 'Grace'],
      opening: record.opening,
      moves: record.moves.map(({ seat, command, events }) => ({ seat, command, events })),
      winners: [],
    });
  });

  it('is verified as an object and as text, and gives the whole game back', async () => {
    for (const file of [replay, JSON.stringify(replay), JSON.stringify(replay, null, 2)]) {
      const result = await verify(file, [core], replay.commitment);
      if (!result.ok) throw new Error(result.problem.why);
      expect(toData(result.value.state)).toEqual(toData(record.state));
      expect(result.value.moves).toHaveLength(LENGTH);
      expect(toData(result.value.moves[ended].before)).toEqual(toData(record.moves[ended].before));
    }
  });

  it('of a game with moves taken back has no trace of them', async () => {
    const start = startRecord(record.setup);
    const undone = undo(give(start, play('scout')), 0);
    if (!undone.ok) throw new Error('A Scout played could not be taken back.');
    const shorter = await toReplay(give(undone.record, endTurn));
    expect(shorter.moves.map(({ command }) => command)).toEqual([endTurn]);
    expect(await why(shorter)).toBeUndefined();
  });
});

describe('verify finds out', () => {
  it('another seed', async () => {
    const tampered = { ...replay, setup: { ...replay.setup, seed: 'other' } };
    expect(await why(tampered)).toMatchObject({ code: 'other-seed', at: 'commitment' });
  });

  it('another seed with a commitment to match', async () => {
    const setup = { ...replay.setup, seed: 'other' };
    const tampered = { ...replay, setup, commitment: await commitmentTo('other') };
    expect(await why(tampered)).toMatchObject({ code: 'different-events', at: 'opening' });
  });

  it('a game that is not the one whose commitment was published', async () => {
    expect(await why(replay, replay.commitment)).toBeUndefined();
    expect(await why(replay, other.commitment)).toMatchObject({
      code: 'other-seed',
      at: 'commitment',
    });
    expect(await why(replay, '')).toMatchObject({ code: 'other-seed' });
  });

  it('a commitment that was changed', async () => {
    expect(await why({ ...replay, commitment: other.commitment })).toMatchObject({
      code: 'other-seed',
    });
  });

  it('a command that was not possible', async () => {
    const tampered = withMove(ended, { command: { type: 'play', card: 'mothership' } });
    expect(await why(tampered)).toMatchObject({
      code: 'refused',
      at: `moves[${ended}]`,
      why: expect.stringMatching(/not-in-hand/),
    });
  });

  it('a command that was possible and not given', async () => {
    const tampered = withMove(0, { command: { type: 'end-turn' } });
    expect(replay.moves[0].command).not.toEqual({ type: 'end-turn' });
    expect(await why(tampered)).toMatchObject({ code: 'different-events', at: 'moves[0]' });
  });

  it("a command of another's", async () => {
    const seat = 1 - replay.moves[ended].seat;
    expect(await why(withMove(ended, { seat }))).toMatchObject({
      code: 'refused',
      at: `moves[${ended}]`,
    });
  });

  it('events that did not happen, did not happen like that, or are left out', async () => {
    const { events } = replay.moves[ended];
    for (const changed of [
      [...events, { kind: 'gained', seat: 0, what: 'trade', amount: 1 } as const],
      events.slice(1),
      events.toReversed(),
      [],
    ]) {
      expect(await why(withMove(ended, { events: changed }))).toMatchObject({
        code: 'different-events',
        at: `moves[${ended}]`,
      });
    }
    expect(await why({ ...replay, opening: replay.opening.slice(1) })).toMatchObject({
      code: 'different-events',
      at: 'opening',
    });
  });

  it('moves that are left out or belong to another game', async () => {
    const gap = { ...replay, moves: replay.moves.filter((_, i) => i !== ended) };
    expect(await why(gap)).toMatchObject({ at: `moves[${ended}]` });
    expect(await why({ ...replay, moves: other.moves })).toMatchObject({ at: 'moves[0]' });
  });

  it('winners who have not won', async () => {
    expect(await why({ ...replay, winners: [0] })).toMatchObject({
      code: 'different-winners',
      at: 'winners',
    });
  });

  it('a game of another engine', async () => {
    expect(await why({ ...replay, engine: '0.0.9' })).toMatchObject({
      code: 'other-version',
      at: 'engine',
      why: expect.stringContaining('0.0.9'),
    });
  });

  it('a game with other boxes, or with the same in another version', async () => {
    for (const boxes of [
      [],
      [{ id: 'core', version: '2' }],
      [{ id: 'gambit', version: '1' }],
      [...replay.setup.boxes, { id: 'gambit', version: '1' }],
    ]) {
      const tampered = { ...replay, setup: { ...replay.setup, boxes } };
      expect(await why(tampered)).toMatchObject({ code: 'other-boxes', at: 'setup.boxes' });
    }
    const result = await verify(replay, [{ ...core, version: '2' }]);
    expect(result).toMatchObject({ ok: false, problem: { code: 'other-boxes' } });
  });

  it.each([
    ['wrong-seats', { seats: 3 }],
    ['unknown-format', { format: 'solitaire' }],
    ['wrong-option', { options: { firstSeat: 5 } }],
    ['unknown-option', { options: { surprise: 1 } }],
    ['different-events', { options: { firstSeat: 1 } }],
  ])('with the code %s a setup %j', async (code, part) => {
    const tampered = { ...replay, setup: { ...replay.setup, ...part } };
    expect(await why(tampered)).toMatchObject({
      code,
      at: code === 'different-events' ? 'opening' : 'setup',
    });
  });
});

describe('a replay file is read', () => {
  it('without being played: one of another engine can still be shown', () => {
    const old = { ...replay, engine: '0.0.9' };
    expect(readReplay(JSON.stringify(old))).toEqual({ ok: true, value: old });
    expect(resimulate(old, [core])).toMatchObject({ problem: { code: 'other-version' } });
  });

  const [move] = replay.moves;
  it.each<[string, string | undefined, unknown]>([
    ['not-json', undefined, '{"kind":'],
    ['not-json', undefined, ''],
    ['not-a-replay', undefined, null],
    ['not-a-replay', undefined, undefined],
    ['not-a-replay', undefined, 7],
    ['not-a-replay', undefined, []],
    ['not-a-replay', undefined, { ...replay, kind: 'openrealms-game' }],
    ['unknown-field', 'replay', { ...replay, state: {} }],
    ['not-an-object', 'setup', { ...replay, setup: [] }],
    ['unknown-field', 'setup', { ...replay, setup: { ...replay.setup, cheat: true } }],
    ['not-a-text', 'setup.seed', { ...replay, setup: { ...replay.setup, seed: 5 } }],
    ['not-a-list', 'setup.boxes', { ...replay, setup: { ...replay.setup, boxes: 'core' } }],
    ['not-a-text', 'setup.boxes[0].id', withBox({ id: 1, version: '1' })],
    ['not-a-text', 'setup.boxes[0].version', withBox({ id: 'core' })],
    ['unknown-field', 'setup.boxes[0]', withBox({ id: 'core', version: '1', cards: [] })],
    ['not-a-text', 'engine', { ...replay, engine: 1 }],
    ['not-a-text', 'commitment', { ...replay, commitment: undefined }],
    ['not-a-text', 'players[1]', { ...replay, players: ['Ada', 2] }],
    ['too-long', 'players', { ...replay, players: Array(7).fill('Ada') }],
    ['not-an-event', 'opening[0]', { ...replay, opening: [{}] }],
    ['not-an-event', 'opening[1]', { ...replay, opening: [replay.opening[0], null] }],
    ['not-a-number', 'winners[0]', { ...replay, winners: [9] }],
    ['not-a-list', 'moves', { ...replay, moves: {} }],
    ['not-an-object', 'moves[0]', { ...replay, moves: [null] }],
    ['unknown-field', 'moves[0]', { ...replay, moves: [{ ...move, before: 1 }] }],
    ['not-a-number', 'moves[0].seat', { ...replay, moves: [{ ...move, seat: '0' }] }],
    ['not-a-command', 'moves[0].command', { ...replay, moves: [{ ...move, command: 'end' }] }],
    ['not-a-list', 'moves[0].events', { ...replay, moves: [{ ...move, events: null }] }],
    ['not-an-event', 'moves[0].events[0]', { ...replay, moves: [{ ...move, events: [7] }] }],
  ])('and refused with the code %s at %s', async (code, at, file) => {
    const problem = { code, why: expect.stringMatching(/\S/), ...(at !== undefined && { at }) };
    expect(readReplay(file)).toEqual({ ok: false, problem });
    expect(await verify(file, [core])).toEqual({ ok: false, problem });
  });
});

function withBox(box: object): unknown {
  return { ...replay, setup: { ...replay.setup, boxes: [box] } };
}
