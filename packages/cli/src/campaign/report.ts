import type { Side } from '@openrealms/engine';
import { grid, percent, range } from '../arena/figures.ts';
import { counted } from '../pack/counted.ts';
import type { CampaignsReport } from './campaigns.ts';
import type { Amount, CampaignsSummary, Rate, ScenarioSummary } from './summary.ts';

const SE = 'star-empire';
const TF = 'trade-federation';

/** For people: who won the campaigns and by what, then a line for each scenario. */
export function report(summary: CampaignsReport): string {
  return [
    grid(campaignRows(summary)),
    '',
    grid(scenarioRows(summary.scenarios)),
    '',
    ...remarks(summary),
  ].join('\n');
}

function campaignRows(summary: CampaignsReport): string[][] {
  const { wins, points, politicalVictories, upgrades, upgradesInTheEnd } = summary;
  const row = (name: string, of: (side: Side) => string): string[] => [name, of(SE), of(TF)];
  return [
    ['', 'Star Empire', 'Trade Federation'],
    row('campaigns won, %', (side) => rate(wins[side])),
    row('points', (side) => amount(points[side])),
    row('Political Victories in 1 to 4, %', (side) => rate(politicalVictories[side])),
    row('upgrades in the campaign', (side) => amount(upgrades[side])),
    row('upgrades after it', (side) => amount(upgradesInTheEnd[side])),
  ];
}

function scenarioRows(scenarios: readonly ScenarioSummary[]): string[][] {
  return [
    [
      'scenario',
      'Star Empire wins, %',
      'first player wins, %',
      'political, %',
      'turns',
      'upgrades SE + TF',
    ],
    ...scenarios.map(
      ({ number, wins, firstPlayerWins, politicalVictories, medianTurns, upgrades }) => [
        `${number}`,
        rate(wins[SE]),
        rate(firstPlayerWins),
        number > 4 ? '' : rate(politicalVictories),
        `${medianTurns}`,
        `${upgrades[SE].mean.toFixed(1)} + ${upgrades[TF].mean.toFixed(1)}`,
      ],
    ),
  ];
}

/** Like "48.1 (45.0 to 51.2)". */
function rate({ rate: value, interval }: Rate): string {
  return `${percent(value)} (${range(interval)})`;
}

/** Like "17.3 (16.1 to 18.5)". */
function amount({ mean, interval: [low, high] }: Amount): string {
  return `${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

function remarks(summary: CampaignsReport): string[] {
  const { decidedBy, bots, botWins, campaigns, games, seed, seconds, box } = summary;
  const [first, second] = bots;
  return [
    `Decided by points ${decidedBy.points}, by scenarios won ${decidedBy.scenarios}, by the last scenario ${decidedBy['last-scenario']}.`,
    ...(first === second
      ? []
      : [`${first} won ${rate(botWins[0])} %, ${second} ${rate(botWins[1])} %.`]),
    openGames(summary),
    `${counted(campaigns, 'campaign')} of ${box.name}, ${games} games, ${first} and ${second}, seed ${seed}, ${seconds.toFixed(0)} s. Turns are medians of both players together; intervals are 95 %.`,
  ];
}

function openGames({ draws, givenUp, medianTurns }: CampaignsSummary): string {
  return `Median game: ${medianTurns} turns. Drawn and played again: ${draws}. Given up because they would not end: ${givenUp}.`;
}
