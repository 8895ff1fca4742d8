import { readFileSync, writeFileSync } from 'node:fs';
import { greedyBot } from '@openrealms/bots';
import { riseOfEmpire } from '@openrealms/content';
import { packOf } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { campaignFigures } from '../../src/balance/campaign/campaign-figures.ts';
import { campaignTargets } from '../../src/balance/campaign/campaign-targets.ts';
import { playCampaign } from '../../src/balance/campaign/play-campaign.ts';
import { designsOf } from '../../src/balance/designs.ts';
import { groupedShareOf } from '../../src/balance/share.ts';
import { openrealms, temporaryFolder } from '../fake-terminal.ts';

const file = temporaryFolder();

const bots = ({ boxes }: { boxes: Parameters<typeof greedyBot>[0] }) =>
  [greedyBot(boxes), greedyBot(boxes)] as const;
const campaigns = ['a', 'b'].map((seed) => playCampaign(riseOfEmpire, seed, bots));

describe('a campaign of bots', () => {
  it('plays every scenario to its end, and each but the first with both faces up', () => {
    for (const { games, winner } of campaigns) {
      expect(winner).not.toBeNull();
      const counted = games.filter(({ inCampaign, winner: won }) => inCampaign && won !== null);
      expect(counted.map(({ scenario }) => scenario)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      for (const { scenario, faceUp } of counted.slice(1)) {
        const other = games.find((game) => game.scenario === scenario && !game.inCampaign)!;
        expect(other.faceUp).not.toBe(faceUp);
        // Whose face is up goes first.
        expect(other.sides[other.firstSeat]).toBe(other.faceUp);
      }
    }
  });

  it('counts upgrades as the campaign does', () => {
    const cards = designsOf({ boxes: [riseOfEmpire] }).length;
    for (const { games, stickers } of campaigns) {
      const upgrades = games
        .filter(({ inCampaign }) => inCampaign)
        .flatMap(({ acquired }) => [...acquired].filter((place) => place >= cards));
      expect(upgrades).toHaveLength(stickers['star-empire'] + stickers['trade-federation']);
      expect(upgrades.length).toBeGreaterThan(5);
      // Each sticker is there once.
      expect(new Set(upgrades).size).toBe(upgrades.length);
    }
  });

  it('is the same for the same seed', () => {
    expect(playCampaign(riseOfEmpire, 'a', bots)).toEqual(campaigns[0]);
  });
});

describe('the figures of campaigns', () => {
  const figures = campaignFigures(riseOfEmpire, campaigns);

  it('are about every scenario and both its faces', () => {
    expect(figures.scenarios.map(({ faces }) => faces.length)).toEqual([1, ...Array(11).fill(2)]);
    for (const { faces, starEmpire, games } of figures.scenarios) {
      const won = faces.map(({ side, won: { count, of } }) =>
        side === 'star-empire' ? count : of - count,
      );
      expect(starEmpire.count).toBe(won.reduce((sum, each) => sum + each, 0));
      expect(starEmpire.of).toBe(games);
    }
    const choices = figures.scenarios.flatMap(({ faces }) => faces.map(({ options }) => options));
    expect(choices.flat().map(({ id }) => id)).toContain('outriders');
    for (const options of choices.filter(({ length }) => length > 0)) {
      expect(options.reduce((sum, { won }) => sum + won.of, 0)).toBe(2);
    }
  });

  it('say how often each sticker is used', () => {
    expect(figures.stickers).toHaveLength(80);
    const used = figures.stickers.reduce((sum, each) => sum + each.used, 0);
    const { 'star-empire': empire, 'trade-federation': federation } = figures.stickersUsed;
    expect(used).toBeCloseTo(empire + federation);
    expect(figures.stickers[0]).toMatchObject({ side: 'star-empire', sheet: 1, type: 'ship' });
    expect(figures.stickers.every(({ text }) => text.length > 3)).toBe(true);
  });

  it('are held against the targets', () => {
    const targets = campaignTargets(figures);
    const asked = (group: string) => targets.filter((each) => each.group === group);
    expect(asked('Won by the Star Empire')).toHaveLength(12);
    expect(asked('Won by the side whose face is up')).toHaveLength(22);
    expect(asked('Median turns')).toHaveLength(12);
    expect(asked('Political Victories').map(({ about }) => about)).toEqual(
      [1, 2, 3, 4].map((number) => `scenario ${number}`),
    );
  });
});

describe('a share of games in pairs', () => {
  const isTrue = (value: number): boolean => value === 1;

  it('has an interval from the pairs', () => {
    // Pairs that always split say more than as many games on their own, pairs that never do say less.
    const width = (pairs: number[][]) => {
      const { interval } = groupedShareOf(pairs, isTrue);
      return interval[1] - interval[0];
    };
    const some = (n: number, pair: number[]) => Array.from({ length: n }, () => pair);
    const alone = width([...some(25, [1]), ...some(25, [0])]);
    const split = width([...some(24, [1, 0]), [1, 1], [0, 0]]);
    const alike = width([...some(25, [1, 1]), ...some(25, [0, 0])]);
    expect(split).toBeLessThan(alone);
    expect(alike).toBeCloseTo(2 * 1.959964 * Math.sqrt(0.25 / 49), 5);
    // All alike: as many games as there are pairs.
    expect(width(some(20, [1, 1]))).toBeGreaterThan(0.1);
  });
});

describe('balance of a box with a campaign', () => {
  it('prints its scenarios and puts them on the page', async () => {
    const html = file('campaign.html');
    const args = ['--boxes', 'rise-of-empire', '--games', '0', '--campaigns', '1', '--seed', 's'];
    const flags = ['--bots', 'greedy', '--workers', '1', '--html', html];
    const { code, out } = await openrealms(['balance', ...args, ...flags]);
    expect(code).toBe(0);
    expect(out).toMatch(/^campaigns +1, 23 games$/m);
    expect(out).toMatch(/^12 The Swarm at the Gates +Star Empire +1 +[\d.]+ % \(/m);
    expect(out).toMatch(/^Won by the side whose face is up +scenario 3, Star Empire +45 to 55 % /m);
    expect(out).toMatch(/^Trade Federation 4 +\d/m);
    const page = readFileSync(html, 'utf8');
    expect(page.match(/NaN|undefined|null|Infinity|\[object/)).toBeNull();
    expect(page.includes('12. The Swarm at the Gates (')).toBe(true);
    // Of an option that the dice did not choose there is nothing to say.
    expect(out.match(/^6 +(Star Empire|Trade Federation) +[A-Za-z ]+? +0 *$/gm)).toHaveLength(2);
    expect(`${out}${page}`).not.toContain('0.0 to 100.0');
    expect(page.includes('Trade Federation, sheet 4')).toBe(true);
  });

  it('measures a pack too', async () => {
    const pack = file('pack.json');
    const mine = { ...(packOf(riseOfEmpire) as object), version: 'mine' };
    writeFileSync(pack, JSON.stringify(mine));
    const args = ['balance', '--pack', pack, '--bots', 'greedy', '--workers', '1', '--seed', 's'];
    const few = ['--games', '2', '--baseline', 'none', '--campaigns', '1', '--json'];
    const { code, out } = await openrealms([...args, ...few]);
    expect(code).toBe(0);
    const { boxes, campaign } = JSON.parse(out);
    expect(boxes).toEqual([{ id: 'rise-of-empire', name: riseOfEmpire.name, version: 'mine' }]);
    expect(campaign.campaigns).toBe(1);
    writeFileSync(pack, JSON.stringify({ ...mine, tradeDeck: { nothing: 60 } }));
    const refused = await openrealms([...args, ...few]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('cannot be played: it has ');
    expect(refused.err).toContain('openrealms pack check');
  });

  it('shuffles the cards of afterwards in', async () => {
    const args = [
      '--boxes',
      'rise-of-empire',
      '--post-campaign',
      '--campaigns',
      '0',
      '--seed',
      's',
    ];
    const few = ['--bots', 'greedy', '--workers', '1', '--games', '3', '--baseline', 'none'];
    const { out } = await openrealms(['balance', ...args, ...few, '--json']);
    const { cards } = JSON.parse(out).measured;
    const copies = cards.reduce((sum: number, each: { copies: number }) => sum + each.copies, 0);
    expect(copies).toBe(60 + 24);
  });
});
