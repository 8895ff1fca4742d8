import { writeFileSync } from 'node:fs';
import { riseOfEmpire } from '@openrealms/content';
import { packText, type Side } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { PlayedCampaign } from '../../src/campaign/play-campaign.ts';
import { summarise } from '../../src/campaign/summary.ts';
import { openrealms, openrealmsProcess, temporaryFolder } from '../fake-terminal.ts';

const QUICK = ['campaign', '--bots', 'greedy,random', '--seed', 's'];
const file = temporaryFolder();

/** What is found, without how long it took; several workers need a process of its own. */
async function found(...args: readonly string[]): Promise<Record<string, unknown>> {
  const run = args.includes('2') ? openrealmsProcess : openrealms;
  const { code, out } = await run([...QUICK, '--json', ...args]);
  expect(code).toBe(0);
  const { seconds, ...rest } = JSON.parse(out);
  expect(seconds).toBeGreaterThan(0);
  return rest;
}

describe('campaign', () => {
  it('lets bots play whole campaigns', async () => {
    const summary = await found('--campaigns', '3', '--workers', '1');
    expect(summary).toMatchObject({
      box: { id: 'rise-of-empire' },
      bots: ['greedy', 'random'],
      campaigns: 3,
      botWins: [{ count: expect.any(Number), of: 3 }, { of: 3 }],
      grownDeck: { mean: 84, interval: [84, 84] },
    });
    const { scenarios, games } = summary as { scenarios: { number: number }[]; games: number };
    expect(scenarios.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    expect(games).toBeGreaterThanOrEqual(36);
  });

  it('finds the same with any number of workers', async () => {
    const args = ['--campaigns', '6'];
    expect(await found(...args, '--workers', '2')).toEqual(await found(...args, '--workers', '1'));
  });

  it('prints tables for people', async () => {
    const { code, out } = await openrealms([...QUICK, '--campaigns', '1', '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^campaigns won, % +\d+\.\d \(\d+\.\d to \d+\.\d\)/m);
    expect(out).toMatch(/^12 +\d+\.\d \(/m);
    expect(out).toContain('Given up because they would not end:');
    expect(out).toContain('1 campaign of Rise of Empire');
  });

  it('plays with a pack', async () => {
    const path = file('mine.json');
    const mine = packText(riseOfEmpire)
      .replace(`"version": "${riseOfEmpire.version}"`, '"version": "mine"')
      .replace('"name": "Rise of Empire"', '"name": "My Empire"');
    writeFileSync(path, mine);
    const summary = await found('--campaigns', '5', '--workers', '2', '--pack', path);
    expect(summary.box).toEqual({ id: 'rise-of-empire', name: 'My Empire', version: 'mine' });
    const { box: _, ...same } = await found('--campaigns', '5', '--workers', '1');
    expect(summary).toMatchObject(same);
  });

  it('refuses a pack with errors and says what they are', async () => {
    const path = file('broken.json');
    writeFileSync(path, packText(riseOfEmpire).replaceAll('"points": 1', '"points": 7'));
    const { code, out, err } = await openrealms([...QUICK, '--pack', path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/cannot be played: it has \d+ errors/);
    expect(err).toContain('error (wrong-value) at victoryCards[0].points');
    expect(err).toContain(`See them all with: openrealms pack check ${path}`);
  });

  it.each([
    [['--bots', 'greedy'], 'Give two bots with a comma'],
    [['--bots', 'greedy,random,tuned'], 'Give two bots with a comma'],
    [['--bots', 'greedy,nobody'], 'There is no bot "nobody"'],
    [['--campaigns', '0'], 'Give a whole number from 1'],
  ])('does not take %s', async (args, says) => {
    const { code, err } = await openrealms(['campaign', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('what campaigns come to', () => {
  const campaign = (winner: Side, ...winners: readonly (Side | null)[]): PlayedCampaign => ({
    sides: ['star-empire', 'trade-federation'],
    games: winners.map((each, i) => ({
      scenario: Math.max(1, i),
      first: 'star-empire',
      winner: each,
      political: i === 2,
      turns: 10 * (i + 1),
      givenUp: false,
      upgrades: { 'star-empire': i, 'trade-federation': 1 },
    })),
    verdict: { winner, by: 'points' },
    points: { 'star-empire': 4, 'trade-federation': 2 },
    upgrades: { 'star-empire': 20, 'trade-federation': 19 },
    grownDeck: 84,
  });

  it('counts wins, draws, Political Victories and upgrades', () => {
    const summary = summarise([
      campaign('star-empire', null, 'star-empire', 'trade-federation'),
      campaign('trade-federation', null, 'star-empire', 'trade-federation'),
    ]);
    expect(summary).toMatchObject({
      campaigns: 2,
      games: 6,
      draws: 2,
      wins: { 'star-empire': { count: 1, of: 2, rate: 0.5 } },
      botWins: [{ count: 1 }, { count: 1 }],
      decidedBy: { points: 2, scenarios: 0, 'last-scenario': 0 },
      points: { 'star-empire': { mean: 4 }, 'trade-federation': { mean: 2 } },
      politicalVictories: { 'star-empire': { count: 0, of: 6 }, 'trade-federation': { count: 2 } },
      medianTurns: 20,
      upgrades: { 'star-empire': { mean: 3 }, 'trade-federation': { mean: 3 } },
      upgradesInTheEnd: { 'trade-federation': { mean: 19 } },
    });
    expect(summary.scenarios).toMatchObject([
      { number: 1, games: 4, draws: 2, wins: { 'star-empire': { count: 2, of: 2 } } },
      { number: 2, games: 2, draws: 0, firstPlayerWins: { count: 0, of: 2 } },
    ]);
  });

  it('gives wider intervals to fewer campaigns', () => {
    const few = summarise([campaign('star-empire', 'star-empire')]).wins['star-empire'].interval;
    const many = summarise(Array.from({ length: 50 }, () => campaign('star-empire', 'star-empire')))
      .wins['star-empire'].interval;
    expect(many[0]).toBeGreaterThan(few[0]);
  });
});
