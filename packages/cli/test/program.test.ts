import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();
const COMMANDS = ['play', 'simulate', 'arena', 'calibrate', 'latency', 'replay', 'cards', 'bench'];

describe('help', () => {
  it('names every command', async () => {
    const { code, out, err } = await openrealms(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    expect(out).toContain('unofficial');
    expect(out).toContain('Begin with: openrealms play');
    expect(err).toBe('');
  });

  it.each(COMMANDS)('of %s has examples', async (command) => {
    const { code, out } = await openrealms([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain(`openrealms ${command}`);
  });

  it('is also a command', async () => {
    expect((await openrealms(['help', 'play'])).out).toContain('openrealms play');
  });
});

describe('what is wrong', () => {
  it.each([
    [['fly'], "unknown command 'fly'"],
    [['simulate', '--gamez', '3'], "unknown option '--gamez'"],
    [['simulate', '--games', 'many'], 'Give a whole number from 1'],
    [['simulate', '--games', '0'], 'Give a whole number from 1'],
    [['simulate', '--games', '1e3'], 'Give a whole number from 1'],
    [['simulate', '--workers', '-1'], 'Give a whole number from 1'],
    [['simulate', '--bots', 'greedy'], 'like greedy,random'],
    [
      ['simulate', '--bots', 'greedy,best'],
      'Give one of these bots: recruit, pilot, trader, captain',
    ],
    [['simulate', '--seed', ''], 'not empty'],
    [['simulate', '--json', '--csv', '-'], 'Name a file for --csv'],
    [['simulate', '--format', 'duel'], 'standard (2), free-for-all (3, 4, 5 or 6), hunter'],
    [['simulate', '--format', 'hydra', '--seats', '5'], 'hydra is for 4 or 6 players, not 5'],
    [['simulate', '--format', 'emperor', '--seats', '4'], 'Formats: standard (2), free-for-all'],
    [['simulate', '--seats', '7'], 'Give a whole number from 2 to 6'],
    [['simulate', '--format', 'all', '--csv', 'x.csv'], 'A CSV file is for one format'],
    [['play', '--bot', 'best'], 'overlord, each also with a style behind it (/rusher,'],
    [['play', '--bot', 'captain/best'], 'To compare with: random, greedy'],
    [['play', '--bot', 'greedy,best'], 'Give one of these bots'],
    [['play', '--format', 'duel'], 'Give one of these formats (and players): standard (2), free-'],
    [['play', '--format', 'raid', '--seats', '2'], 'raid is for 3, 4, 5 or 6 players, not 2'],
    [['play', '--format', 'raid', '--seat', '4'], 'There are 3 seats'],
    [['play', '--format', 'raid', '--boss-hand', '9'], 'Give 7, or 8'],
    [['play', '--seat', '0'], 'Give a whole number from 1 to 6'],
    [['play', '--resume', 'a', '--format', 'raid'], 'cannot be used with'],
    [['play', '--language', 'de'], 'Give en for English or fr for French'],
    [['play', '--resume', 'a', '--seed', 'b'], 'cannot be used with'],
    [['play', '--position', 'nonsense'], 'This is not a position'],
    [['replay'], "missing required argument 'file'"],
    [['cards', '--cost', '5-3'], 'a range like 3-5'],
    [['cards', '--faction', 'klingon'], 'Allowed choices'],
    [['bench', '--seconds', 'x'], 'Give a whole number'],
  ])('%j is a usage error in one clear message', async (args, message) => {
    const { code, out, err } = await openrealms(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
    // What is wrong, perhaps what was meant, and where to read more.
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['replay', ['replay', file('missing')], 'it does not exist'],
    ['save', ['play', '--resume', file('missing')], 'it does not exist'],
    ['folder', ['replay', file('.')], 'it is a folder'],
    ['folder to write', ['simulate', '--games', '1', '--csv', file('no/games.csv')], 'the folder'],
  ])('a file that cannot be used is named (%s)', async (_, args, message) => {
    const { code, err } = await openrealms(args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('as a process', () => {
  it('ends with 0, 1 or 2, and prints no stack trace for what a user can mend', async () => {
    writeFileSync(file('damaged.json'), '{"kind":');
    const [help, usage, damaged] = await Promise.all([
      openrealmsProcess(['--help']),
      openrealmsProcess(['simulate', '--games', '-3']),
      openrealmsProcess(['replay', file('damaged.json')]),
    ]);
    expect(help.code).toBe(0);
    expect(usage).toMatchObject({ code: 2, out: '' });
    expect(damaged).toMatchObject({ code: 1, out: '' });
    expect(damaged.err).toContain('This is not JSON');
    expect(damaged.err).not.toMatch(/^\s+at /m);
  });
});
