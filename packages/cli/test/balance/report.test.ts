import { describe, expect, it } from 'vitest';
import type { BoxFigures } from '../../src/balance/box-figures.ts';
import type { CardFigures } from '../../src/balance/card-figures.ts';
import { gameFigures } from '../../src/balance/game-figures.ts';
import { page } from '../../src/balance/html/page.ts';
import { report } from '../../src/balance/report.ts';
import { judge } from '../../src/balance/span.ts';
import { type BalanceSummary, boxTargets } from '../../src/balance/summary.ts';
import { madeCard, madeGame } from './made-games.ts';

const games = [18, 24, 24, 24, 26, 40].map((turns, i) => madeGame({ turns, winner: i % 2 }));

function figures(name: string, cards: readonly CardFigures[], baseline: BoxFigures | null) {
  return {
    name,
    games: gameFigures(games, cards),
    cards: cards.map((card) => ({
      ...card,
      judgement: baseline === null ? null : judge(card, baseline.cards),
    })),
  };
}

const core = figures('core', [madeCard('Least', 2, -3), madeCard('Most', 2, 5)], null);
const measured = figures(
  'made',
  [
    { ...madeCard('Strong & "Star"', 2, 19), type: 'base', factions: [] },
    madeCard('Fine', 2, 1),
    madeCard('Weak', 2, -5),
    madeCard('Unknown', 3, null),
  ],
  core,
);
const summary: BalanceSummary = {
  engine: '0',
  bots: ['tuned', 'admiral'],
  seed: 's',
  boxes: [{ id: 'made', name: 'The made <box>', version: '7' }],
  measured,
  baseline: core,
  campaign: null,
  targets: boxTargets(measured, core),
  seconds: 2,
};

describe('what is printed', () => {
  const text = report(summary);

  it('is a line for each card, held against the span', () => {
    expect(text).toMatch(
      /^2 +Strong & "Star" .*\+19\.0 ± 1\.0 +−3\.0 to \+5\.0 +9\.9 standard errors above$/m,
    );
    expect(text).toMatch(
      /^2 +Fine +2 +1\.00 +1\.00 +100\.0 % +4\.0 +\+1\.0 ± 1\.0 +−3\.0 to \+5\.0$/m,
    );
    expect(text).toMatch(/^2 +Weak .*−5\.0 ± 1\.0 .*1\.4 standard errors below$/m);
    expect(text).toMatch(/^3 +Unknown .*too seldom/m);
  });

  it('is what the games were like', () => {
    expect(text).toMatch(/^first player wins +50\.0 % \(18\.8 to 81\.2\)$/m);
    expect(text).toMatch(/^turns a game +24 median, the middle half 24 to 25\.5$/m);
  });

  it('is whether the targets are reached', () => {
    expect(text).toMatch(/^Median turns +duels +20 to 32 +24 +18 to 40 +reached, not certain$/m);
    expect(text).toMatch(/^Cards outside what core spans +duels +none +1 +not reached$/m);
    expect(text).toContain('6 duels, 6 with core; tuned or admiral on both seats; seed s, 2 s.');
  });
});

describe('the page', () => {
  const html = page(summary);

  it('shows every card twice, with names that cannot break it', () => {
    expect(html).toContain('Strong &amp; &quot;Star&quot;<small');
    expect(html).toContain('<title>Strong &amp; &quot;Star&quot;: +19.0 points</title>');
    expect(html).toContain('<h1>Balance of The made &lt;box&gt;</h1>');
    expect(html).toContain('✗ 9.9 s.e. above');
    expect(html).toContain('too seldom');
    // Two plots in two widths, one row a card with its line, one a faction.
    expect(html.match(/<svg /g)).toHaveLength(4 + 4 + 1);
  });

  it('needs nothing else, and has no holes', () => {
    expect(html).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import|https?:/);
    expect(html).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('has a figure for every class of the plots in its style', () => {
    for (const [, kinds] of html.matchAll(/<(?:line|rect|circle|text|svg)[^>]* class="([^"]+)"/g)) {
      const known = kinds.split(' ').filter((kind) => html.includes(`.${kind} `));
      expect(known, kinds).not.toEqual([]);
    }
  });
});
