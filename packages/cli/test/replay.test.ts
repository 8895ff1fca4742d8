import { writeFileSync } from 'node:fs';
import { botNamed, playMatch, recordOf } from '@openrealms/bots';
import { core } from '@openrealms/content';
import { type Replay, toReplay } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();
const setup = { boxes: [core], seed: 'replayed' };
const bots = [botNamed('greedy', [core]), botNamed('random', [core])];
const replay = await toReplay(recordOf(setup, playMatch(setup, bots).moves), ['Ann', 'Bob']);
const last = replay.moves.length;

function written(name: string, content: unknown): string {
  writeFileSync(file(name), JSON.stringify(content));
  return file(name);
}

const good = written('good.json', replay);

describe('a replay', () => {
  it('is told from beginning to end when nobody sits at a terminal', async () => {
    const { code, out, err } = await openrealms(['replay', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('comes into the trade row');
    expect(out).toMatch(/^Turn 1: (Ann|Bob)'s turn\.$/m);
    expect(out).toMatch(/(Ann|Bob) wins\.\n$/);
    expect(out).not.toMatch(/undefined|You/);
  });

  it('shows one move and the table after it', async () => {
    const { out } = await openrealms(['replay', good, '--at', '1']);
    expect(out).toMatch(/^1\/\d+\n/);
    expect(out).toContain('┌─');
    const plain = await openrealms(['replay', good, '--at', `${last}`, '--plain']);
    expect(plain.out).not.toContain('┌');
    expect(plain.out).toMatch(/(Ann|Bob), authority: -?\d+\./);
    const beyond = await openrealms(['replay', good, '--at', `${last + 1}`]);
    expect(beyond).toMatchObject({ code: 2, out: '' });
  });

  it('is stepped through at a terminal', async () => {
    const input = ['', 'n', 'p', 't', 'b', `${last}`, '', '0', 'p', 'what', 'q'];
    const { code, out } = await openrealms(['replay', good, '--plain'], { input, tty: true });
    expect(code).toBe(0);
    for (const step of [`0/${last}\n`, `1/${last}\n`, `2/${last}\n`, `${last}/${last}\n`]) {
      expect(out.replaceAll('\r', '')).toContain(step);
    }
    expect(out).toContain(`There are moves 0 to ${last}.`);
    expect(out.match(/Enter next/g)).toHaveLength(2);
  });

  it('is one object as JSON', async () => {
    const { out } = await openrealms(['replay', good, '--json']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      seed: 'replayed',
      players: ['Ann', 'Bob'],
      engine: replay.engine,
    });
    expect(told.moves).toHaveLength(last);
    expect(told.moves[0].sentences[0]).toMatch(/plays/);
  });

  it('of a player called "You" is grammatical', async () => {
    const named = written('you.json', { ...replay, players: ['You', 'Bob'] });
    const { out } = await openrealms(['replay', named]);
    expect(out).toContain('Player plays');
    expect(out).not.toMatch(/\bYou\b/);
  });

  it('cannot steer the terminal', async () => {
    const named = written('steering.json', { ...replay, players: ['\u001b[2JAnn\n\u0007', 'Bob'] });
    const { out } = await openrealms(['replay', named]);
    expect(out).toContain('Ann plays');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('speaks French', async () => {
    const { out } = await openrealms(['replay', good, '--language', 'fr']);
    expect(out).toMatch(/(Ann|Bob) gagne\./);
  });
});

describe('verification', () => {
  it('confirms what is true', async () => {
    const { code, out } = await openrealms(['replay', good, '--verify']);
    expect(code).toBe(0);
    expect(out).toContain(`all ${last} moves play again the same`);
    const json = await openrealms(['replay', good, '--verify', '--json']);
    expect(JSON.parse(json.out)).toEqual({ verified: true, problem: null });
  });

  it('compares the seed with the hash that was published', async () => {
    const { commitment } = replay;
    expect((await openrealms(['replay', good, '--commitment', commitment])).code).toBe(0);
    const other = await openrealms(['replay', good, '--commitment', commitment.replace(/./, 'x')]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('not the one that was committed');
  });

  it.each<[string, Partial<Replay>, string]>([
    [
      'another seed',
      { setup: { ...replay.setup, seed: 'better' } },
      'not the one that was committed',
    ],
    ['another winner', { winners: [1 - replay.winners[0]] }, 'did not win'],
    ['a missing move', { moves: replay.moves.toSpliced(4, 1) }, '(move 5)'],
    [
      'other events',
      { moves: replay.moves.with(6, { ...replay.moves[6], events: [] }) },
      '(move 7)',
    ],
  ])('finds %s', async (name, change, message) => {
    const tampered = written(`${name}.json`, { ...replay, ...change });
    const { code, err } = await openrealms(['replay', tampered, '--verify']);
    expect(code).toBe(1);
    expect(err).toContain('is not verified');
    expect(err).toContain(message);
    const json = await openrealms(['replay', tampered, '--verify', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ verified: false });
  });

  it('fails as a process too', async () => {
    const tampered = written('process.json', { ...replay, winners: [] });
    const { code, out, err } = await openrealmsProcess(['replay', tampered, '--verify']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a file of another kind', () => {
  it('from an older version is told from its events', async () => {
    const old = written('old.json', { ...replay, engine: '0.0.1' });
    const { code, out, err } = await openrealms(['replay', old]);
    expect(code).toBe(0);
    expect(err).toContain('0.0.1');
    expect(out).toMatch(/wins\.\n$/);
    expect((await openrealms(['replay', old, '--at', '3'])).out).not.toContain('┌');
  });

  it('is refused in one line', async () => {
    const events = [{ kind: 'game-ended' }];
    const damaged = {
      ...replay,
      moves: replay.moves.with(2, { ...replay.moves[2], events: events as never }),
    };
    for (const content of [
      null,
      [],
      { kind: 'openrealms-replay' },
      { ...replay, moves: 3 },
      damaged,
    ]) {
      const { code, out, err } = await openrealms(['replay', written('wrong.json', content)]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
});
