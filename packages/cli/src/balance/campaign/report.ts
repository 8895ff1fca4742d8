import { grid, percent, range } from '../../arena/figures.ts';
import { factionName } from '../faction-names.ts';
import { number } from '../figures.ts';
import type { Share } from '../share.ts';
import type { CampaignFigures, StickerFigures } from './campaign-figures.ts';
import type { FaceFigures, ScenarioFigures } from './scenario-figures.ts';

/** For people: the campaigns, the scenarios, and how far the sheets are used. */
export function campaignReport(figures: CampaignFigures): string {
  const { campaigns, games, open, starEmpire, stickersUsed, scenarios } = figures;
  const [empire, federation] = [stickersUsed['star-empire'], stickersUsed['trade-federation']];
  const facts = grid([
    ['campaigns', `${campaigns}${open === 0 ? '' : `, ${open} given up`}, ${games} games`],
    ['Star Empire wins', `${share(starEmpire)} of the campaigns`],
    [
      'stickers used',
      `${empire.toFixed(1)} by the Star Empire, ${federation.toFixed(1)} by the Trade Federation`,
    ],
  ]);
  const head = [
    'scenario',
    'up and first',
    'games',
    'wins',
    'Star Empire wins',
    'political',
    'turns',
    'upgrades',
  ];
  const rows = scenarios.filter((each) => each.games > 0).flatMap(scenarioRows);
  return [facts, grid([head, ...rows]), ...choices(scenarios), sheets(figures.stickers)].join(
    '\n\n',
  );
}

/** A line for each face; what is said of both stands in the first. */
function scenarioRows(scenario: ScenarioFigures): string[][] {
  const { number: count, name, starEmpire, political, turns, upgrades, faces, open } = scenario;
  return faces.map(({ side, games, won }, i) => [
    i === 0 ? `${count} ${name}` : '',
    factionName(side),
    `${games}`,
    share(won),
    ...(i === 0
      ? [
          share(starEmpire),
          `${percent(political.share)} %`,
          `${number(turns.median)} (${turns.quartiles.map(number).join(' to ')})`,
          `${upgrades.toFixed(1)}${open === 0 ? '' : `, ${open} games open`}`,
        ]
      : ['', '', '', '']),
  ]);
}

function choices(scenarios: readonly ScenarioFigures[]): string[] {
  const rows = scenarios.flatMap(({ number: count, faces }) =>
    faces.flatMap(({ side, options }: FaceFigures) =>
      options.map(({ name, won }) => [
        `${count}`,
        factionName(side),
        name,
        `${won.of}`,
        share(won),
      ]),
    ),
  );
  if (rows.length === 0) return [];
  return [grid([['scenario', 'up and first', 'chosen', 'games', 'wins'], ...rows])];
}

/** How many of the five stickers of a sheet are used in a campaign. */
function sheets(stickers: readonly StickerFigures[]): string {
  const names = [...new Set(stickers.map(({ side, sheet }) => `${factionName(side)} ${sheet}`))];
  const rows = names.map((name) => {
    const own = stickers.filter(({ side, sheet }) => `${factionName(side)} ${sheet}` === name);
    const used = (type: 'ship' | 'base'): string =>
      own.reduce((sum, each) => sum + (each.type === type ? each.used : 0), 0).toFixed(2);
    return [name, used('ship'), used('base')];
  });
  return grid([['sheet', 'ship stickers used', 'base stickers used'], ...rows]);
}

/** Nothing can be said of games that were not played. */
function share({ of, share: value, interval }: Share): string {
  return of === 0 ? '' : `${percent(value)} % (${range(interval)})`;
}
