import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from '../fake-terminal.ts';

const file = temporaryFolder();

const QUICK = ['balance', '--bots', 'greedy', '--seed', 's', '--workers', '1'];

describe('balance', () => {
  it('counts what every card does in the games of equal bots', async () => {
    const { code, out } = await openrealms([...QUICK, '--games', '30', '--json']);
    expect(code).toBe(0);
    const { measured, baseline, bots, targets } = JSON.parse(out);
    expect({ bots, baseline }).toEqual({ bots: ['greedy'], baseline: null });
    expect(measured.games.games).toBe(30);
    expect(measured.cards).toHaveLength(47);
    const [cheapest] = measured.cards;
    const explorer = measured.cards.find(({ id }: { id: string }) => id === 'explorer');
    expect(cheapest.cost).toBe(1);
    expect(explorer).toMatchObject({ copies: null, offered: null });
    // The row is filled with 5 cards, and again for every card that is acquired; these bots scrap none from it.
    const offered = measured.cards.reduce(
      (sum: number, card: { offered: number | null }) => sum + (card.offered ?? 0),
      0,
    );
    const acquired = measured.cards.reduce(
      (sum: number, card: { acquired: number; copies: number | null }) =>
        sum + (card.copies === null ? 0 : card.acquired),
      0,
    );
    expect(offered).toBeCloseTo(acquired + 5);
    expect(targets).toMatchObject([{ group: 'Median turns', about: 'duels', aim: [20, 32] }]);
  });

  it('finds the same with any number of workers', async () => {
    const args = ['balance', '--bots', 'greedy,random', '--games', '60', '--seed', 's', '--json'];
    const [one, two] = await Promise.all([
      openrealms([...args, '--workers', '1']),
      openrealmsProcess([...args, '--workers', '2']),
    ]);
    const figures = ({ out }: { out: string }) => JSON.parse(out).measured;
    expect(figures(two)).toEqual(figures(one));
  });

  it('holds a box against the core set, in a table and on a page', async () => {
    const html = file('frontiers.html');
    const args = [...QUICK, '--games', '20', '--boxes', 'frontiers', '--html', html];
    const { code, out } = await openrealms(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^boxes +frontiers$/m);
    expect(out).toMatch(/^cost +card +copies .*contribution +core spans$/m);
    expect(out).toMatch(/^2 +Plasma Bot +3 /m);
    expect(out).toMatch(/^20 duels, 20 with core; greedy on both seats; seed s, /m);
    expect(readFileSync(html, 'utf8').match(/<h1>.*<\/h1>/)?.[0]).toBe(
      '<h1>Balance of Frontiers</h1>',
    );
  });

  it('can do without a baseline, and says where it knows too little', async () => {
    const args = [...QUICK, '--games', '10', '--boxes', 'frontiers', '--baseline', 'none'];
    const html = file('alone.html');
    const { code, out } = await openrealms([...args, '--html', html]);
    expect(code).toBe(0);
    expect(out).toContain('too seldom');
    expect(out).not.toContain('spans');
    const page = readFileSync(html, 'utf8');
    expect(page.match(/NaN|undefined|null|Infinity/)).toBeNull();
    expect(page.includes('The games are too few')).toBe(true);
  });

  it('explains itself', async () => {
    const { code, out } = await openrealms(['balance', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain('openrealms balance --boxes frontiers');
  });

  it.each([
    [['--boxes', 'chess'], 'Give one or more of these boxes: core, frontiers'],
    [['--baseline', 'chess'], 'Give one or more of these boxes'],
    [['--games', 'many'], 'Give a whole number from 0'],
    [['--games', '0'], 'There is nothing to play'],
    [['--campaigns', '1'], 'Campaigns are played with one box alone that has one'],
    [['--boxes', 'core,rise-of-empire', '--campaigns', '1'], 'with one box alone'],
    [['--post-campaign'], 'No box has cards that come after a campaign'],
    [['--bots', 'gredy'], 'There is no bot "gredy"'],
    [['--bots', 'greedy,'], 'Give one or several, with commas'],
    [['--seed', ''], 'not empty'],
    [['--workers', 'many'], 'Give a whole number from 1'],
  ])('%j is a usage error', async (args, message) => {
    const { code, err } = await openrealms(['balance', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('says at once that the report cannot be written', async () => {
    const { code, err } = await openrealms(['balance', '--html', 'nowhere/report.html']);
    expect(code).toBe(1);
    expect(err).toContain('the folder nowhere does not exist');
  });
});
