import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readArguments, USAGE } from '../../src/training/arguments.ts';
import { commandsOf } from '../../src/training/checkpoint.ts';
import {
  flagOf,
  KEYS,
  newPlan,
  optionsOf,
  type Plan,
  resumedPlan,
} from '../../src/training/plan.ts';
import { planned } from './planned.ts';

const USUAL = planned();

/** No part of it is as usual, but for what cannot be given with the rest. */
const UNUSUAL: Plan = {
  games: 7,
  hidden: 8,
  seed: 'mine',
  duels: 0.5,
  lessons: 0.01,
  guests: 0.4,
  curiosity: 0.1,
  positions: 300,
  lambda: 0.7,
  rate: 1e-7,
  workers: 1,
  biasOnly: true,
  boxes: ['core', 'frontiers'],
  holdOut: 0,
  from: 'somewhere',
};

/** The words that a shell makes of a command. */
function words(command: string): string[] {
  const text = command.replaceAll('<run before>', 'somewhere');
  return execFileSync('sh', ['-c', `printf '%s\\0' ${text}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

describe('the command of a training', () => {
  it('gives the plan back, whatever is in it', () => {
    for (const key of KEYS) expect(UNUSUAL[key]).not.toEqual(USUAL[key]);
    for (const plan of [USUAL, UNUSUAL]) {
      expect(planned(...words(optionsOf(plan)))).toEqual(plan);
    }
    expect(optionsOf(UNUSUAL)).toContain('--boxes core,frontiers --hold-out 0 --from <run before>');
  });

  it('gives every seed back, and does not end the comment that it stands in', () => {
    for (const seed of ['', '-x', "it's */ mine", '$HOME `ls` "*"', 'día']) {
      const command = optionsOf({ ...USUAL, seed });
      expect(command).not.toContain('*/');
      expect(planned(...words(command)).seed).toBe(seed);
    }
  });

  it('tells of each part of a run what was changed', () => {
    const slower = { ...UNUSUAL, games: 20, rate: 0.0005, biasOnly: false };
    const parts = [
      { plan: UNUSUAL, begin: 0, end: 5 },
      { plan: slower, begin: 5, end: 12 },
      { plan: slower, begin: 12, end: 20 },
    ];
    const change = '--games 20 --rate 0.0005 --no-bias-only';
    expect(commandsOf(parts.slice(0, 1))).toBe(`\`npm run train -- ${optionsOf(UNUSUAL)}\``);
    expect(commandsOf(parts)).toBe(
      [
        `\`npm run train -- ${optionsOf(UNUSUAL)}\` to game 5`,
        `\`npm run train -- --resume ${change}\` to game 12`,
        '`npm run train -- --resume` to game 20',
      ].join(', then '),
    );
    expect(resumedPlan(UNUSUAL, readArguments(change.split(' ')).given)).toEqual(slower);
  });

  it('has every option in its help', () => {
    for (const key of KEYS) expect(USAGE).toContain(`  ${flagOf(key)} `);
  });
});

describe('a run that goes on', () => {
  it('keeps its plan but for what is given', () => {
    const { given } = readArguments(['--resume', '--games', '20', '--hidden', '8']);
    expect(resumedPlan(UNUSUAL, given)).toEqual({ ...UNUSUAL, games: 20 });
  });

  it.each([
    ['--hidden', '16', 'begun with --hidden 8'],
    ['--seed', 'yours', 'begun with --seed mine'],
    ['--boxes', 'core', 'begun with --boxes core,frontiers'],
    ['--hold-out', '1', 'begun with --hold-out 0'],
    ['--from', 'elsewhere', 'begun with --from somewhere'],
  ])('cannot change its %s', (flag, value, message) => {
    const { given } = readArguments(['--resume', flag, value]);
    expect(() => resumedPlan(UNUSUAL, given)).toThrow(message);
    expect(() => resumedPlan(UNUSUAL, given)).toThrow(`leave ${flag} out`);
    if (flag === '--hidden' || flag === '--seed') return;
    expect(() => resumedPlan(USUAL, given)).toThrow(`begun without ${flag}`);
  });
});

it.each([
  [['--games', ''], '--games must be a whole number from 1 to 100000000'],
  [['--hold-out', '5'], '--hold-out must be a whole number from 0 to 4, not 5.'],
  [['--rate', '3'], '--rate must be above 0, up to 0.1, not 3.'],
  [['--boxes', 'core,'], 'not an empty name'],
  [['--folder', 'learned'], '--folder cannot be learned'],
  [['--gmaes', '3'], "Unknown option '--gmaes'"],
  [['--seed', '-x'], 'All options: npm run train -- --help'],
])('refuses %j in one line', (args, message) => {
  const read = () => newPlan(readArguments(args).given);
  expect(read).toThrow(message);
  expect(read).toThrow(/^.+$/);
});
