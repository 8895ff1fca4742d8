import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../src/training/arguments.ts';
import type { RunState } from '../../src/training/checkpoint.ts';
import { startOf } from '../../src/training/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'openrealms-resume-'));
const inFolder = (name: string) => join(folder, name);
const program = inFolder('train.mjs');
const BEGIN =
  '--games 4 --hidden 8 --seed mine --workers 1 --boxes core --rate 0.0005 --curiosity 0.1';

beforeAll(() => {
  buildSync({
    entryPoints: [fileURLToPath(new URL('../../src/training/train.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['openrealms-source'],
    outfile: program,
  });
  expect(train('run', BEGIN)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(folder, { recursive: true }));

function train(name: string, options: string) {
  const args = [program, '--folder', inFolder(name), ...options.split(' ')];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

function stateOf(name: string): RunState {
  return JSON.parse(readFileSync(join(inFolder(name), 'run.json'), 'utf8'));
}

/** A copy of the run, to be changed. */
function copy(name: string): string {
  cpSync(inFolder('run'), inFolder(name), { recursive: true });
  return inFolder(name);
}

const filesOf = (name: string) =>
  readdirSync(inFolder(name)).map((file) => [file, readFileSync(join(inFolder(name), file))]);

it('with one worker the same command gives the same weights', () => {
  train('again', BEGIN);
  const weights = ['run', 'again'].map((name) => readFileSync(join(inFolder(name), 'weights.bin')));
  expect(weights[0].equals(weights[1])).toBe(true);
});

it('a run that goes on stays what it was, and records its parts', () => {
  const begun = stateOf('run').plan;
  expect(begun).toMatchObject({ seed: 'mine', boxes: ['core'], rate: 0.0005, curiosity: 0.1 });
  copy('resumed');
  expect(train('resumed', '--resume --games 6 --hidden 8 --lambda 0.5').status).toBe(0);
  const { plan, parts, games, steps } = stateOf('resumed');
  expect(plan).toEqual({ ...begun, games: 6, lambda: 0.5 });
  expect(parts).toEqual([
    { plan: begun, begin: 0, end: 4 },
    { plan, begin: 4, end: 6 },
  ]);
  expect(games).toBe(6);
  expect(steps).toBeGreaterThan(stateOf('run').steps);
  const learned = readFileSync(join(inFolder('resumed'), 'learned-data.ts'), 'utf8');
  expect(learned).toContain('`npm run train -- --resume --games 6 --lambda 0.5` to game 6. */');
});

it('a run of which the parts were not recorded yet goes on, and records them from then on', () => {
  const { parts: _, ...state } = stateOf('run');
  writeFileSync(join(copy('old'), 'run.json'), JSON.stringify(state));
  expect(startOf(readArguments(['--resume', '--folder', inFolder('old')]))).toMatchObject({
    plan: state.plan,
    parts: [],
    games: 4,
  });
});

describe('what is refused', () => {
  it('is said in one line with exit code 2, and nothing is touched', () => {
    const weights = join(copy('damaged'), 'weights.bin');
    writeFileSync(weights, readFileSync(weights).subarray(4));
    const before = filesOf('damaged');
    const { status, stderr } = train('damaged', '--resume --games 5');
    expect(stderr).toMatch(/^The weights in .* are of another network .*\n$/);
    expect(status).toBe(2);
    expect(filesOf('damaged')).toEqual(before);
  });

  const resume = (name: string, ...args: string[]) =>
    startOf(readArguments(['--resume', '--folder', inFolder(name), ...args]));

  it.each(['run.json', 'weights.bin'])('a folder without %s', (file) => {
    const name = `without ${file}`;
    rmSync(join(copy(name), file));
    expect(() => resume(name)).toThrow(`it has no ${file}`);
    const begin = ['--folder', inFolder(name)];
    expect(() => startOf(readArguments(begin))).toThrow('holds a run already');
  });

  it('a folder in which nothing can be written, before the first game', () => {
    const { status, stderr } = train('run/run.json/below', '--games 4');
    expect(stderr).toMatch(/^Cannot write to .*below: ENOTDIR.*name another --folder\.\n$/);
    expect(status).toBe(2);
  });

  it('weights that are no numbers', () => {
    const size = readFileSync(join(copy('no numbers'), 'weights.bin')).length;
    writeFileSync(join(inFolder('no numbers'), 'weights.bin'), Buffer.alloc(size, 0xff));
    expect(() => resume('no numbers')).toThrow('weights.bin');
    const from = ['--folder', inFolder('new'), '--hidden', '8', '--from', inFolder('no numbers')];
    expect(() => startOf(readArguments(from))).toThrow('not all weights are numbers');
  });

  it('fewer games than the run has played', () => {
    expect(() => resume('run', '--games', '3')).toThrow('has played 4 games already');
    expect(resume('run').games).toBe(4);
  });

  it('a run.json that does not say what has to be known', () => {
    const state = stateOf('run');
    const { lambda: _, ...incomplete } = state.plan;
    const wrong: readonly (readonly [unknown, string])[] = [
      [null, 'not of a training run'],
      [{ ...state, plan: incomplete }, 'no right --lambda'],
      [{ ...state, plan: { ...state.plan, seed: null } }, 'no right --seed'],
      [{ ...state, plan: { ...state.plan, boxes: ['moon'] } }, '--boxes knows core'],
      [{ ...state, plan: { ...state.plan, mood: 'good' } }, 'nobody knows the mood'],
      [{ ...state, plan: { ...state.plan, holdOut: 0, from: 'learned' } }, 'have seen all cards'],
      [{ ...state, games: -1 }, 'how far the run has come'],
      [{ ...state, steps: 'many' }, 'how far the run has come'],
      [{ ...state, seconds: null }, 'how long it took'],
      [{ ...state, edges: {} }, 'its edges'],
      [{ ...state, edges: [0] }, 'other guests'],
      [{ ...state, parts: [null] }, 'its parts'],
      [{ ...state, cards: state.cards.toReversed() }, 'other cards'],
    ];
    copy('wrong');
    for (const [content, message] of wrong) {
      writeFileSync(join(inFolder('wrong'), 'run.json'), JSON.stringify(content));
      expect(() => resume('wrong')).toThrow(message);
    }
    writeFileSync(join(inFolder('wrong'), 'run.json'), '{');
    expect(() => resume('wrong')).toThrow('it is not JSON');
  });
});
