import type { Interval } from '../../simulate/statistics.ts';
import { factionName } from '../faction-names.ts';
import { type Target, target, turnsTarget } from '../targets.ts';
import type { CampaignFigures } from './campaign-figures.ts';
import type { ScenarioFigures } from './scenario-figures.ts';

/** What each side wins of the games of a scenario. */
export const SIDE: Interval = [0.45, 0.55];

/** How often a Political Victory ends a game where there is one. */
const POLITICAL: Interval = [0.05, 0.3];

/** The scenarios with Political Victories. */
const POLITICAL_SCENARIOS = 4;

/** What is asked of scenarios: that both sides win alike, how often by politics, and how long it takes. */
export function campaignTargets({ scenarios }: CampaignFigures): Target[] {
  const played = scenarios.filter(({ games }) => games > 0);
  return [
    ...played.map(bothFaces),
    ...played.flatMap(eachFace),
    ...played.filter(({ number }) => number <= POLITICAL_SCENARIOS).map(politics),
    ...played.map(({ number, turns }) => turnsTarget(`scenario ${number}`, turns)),
  ];
}

function bothFaces({ number, starEmpire }: ScenarioFigures): Target {
  const what = { group: 'Won by the Star Empire', about: `scenario ${number}` };
  return target(what, 'share', starEmpire.share, starEmpire.interval, SIDE);
}

/** Nothing more than of both where there is one. */
function eachFace({ number, faces }: ScenarioFigures): Target[] {
  if (faces.length === 1) return [];
  return faces.map(({ side, won }) => {
    const about = `scenario ${number}, ${factionName(side)}`;
    const what = { group: 'Won by the side whose face is up', about };
    return target(what, 'share', won.share, won.interval, SIDE);
  });
}

function politics({ number, political }: ScenarioFigures): Target {
  const what = { group: 'Political Victories', about: `scenario ${number}` };
  return target(what, 'share', political.share, political.interval, POLITICAL);
}
