import { percent, range } from '../../arena/figures.ts';
import type { CampaignFigures } from '../campaign/campaign-figures.ts';
import { SIDE } from '../campaign/campaign-targets.ts';
import type { FaceFigures, ScenarioFigures } from '../campaign/scenario-figures.ts';
import { factionName } from '../faction-names.ts';
import { number } from '../figures.ts';
import type { Share } from '../share.ts';
import { tile } from './game-section.ts';
import { type Column, line, rect, safe, table } from './markup.ts';
import { stickerSection } from './sticker-section.ts';

/** The scenarios with both faces, then the sheets. */
export function campaignSection(figures: CampaignFigures): string {
  const { campaigns, open, games, starEmpire, stickersUsed, scenarios } = figures;
  const rows = scenarios.flatMap((scenario) =>
    scenario.faces.flatMap((face) => linesOf(scenario, face)),
  );
  const used = Object.values(stickersUsed).map((each) => each.toFixed(1));
  return `<section class="rows"><h2>Campaign</h2>
<div class="tiles">
${tile(`${campaigns}`, `campaigns${open === 0 ? '' : `, ${open} given up`}, with ${games} games`)}
${tile(`${percent(starEmpire.share)} %`, `of the campaigns won by the Star Empire (95 %: ${range(starEmpire.interval)})`)}
${tile(used.join(' : '), 'stickers used by the Star Empire and the Trade Federation')}
</div>
<p>Each scenario is played with both faces up, from the trade deck that the scenarios before it have left. The side whose face is up goes first. The area is where its share of the victories should be.</p>
${table('What the side whose face is up wins.', columns(), rows, ({ scenario }) => titleOf(scenario))}
</section>
${stickerSection(figures.stickers)}`;
}

/** A face, or one of the options that can be chosen with it. */
interface Line {
  readonly scenario: ScenarioFigures;
  readonly face: FaceFigures;
  readonly name: string;
  readonly rules: readonly string[];
  readonly won: Share;
}

function linesOf(scenario: ScenarioFigures, face: FaceFigures): Line[] {
  const { side, rules, won, options } = face;
  return [
    { scenario, face, name: factionName(side), rules, won },
    ...options.map((option) => ({
      ...{ scenario, face, won: option.won, rules: option.rules },
      name: `… having chosen ${option.name}`,
    })),
  ];
}

function titleOf(scenario: ScenarioFigures): string {
  const { number: count, name, starEmpire, political, turns, upgrades } = scenario;
  const facts = [
    `Star Empire ${percent(starEmpire.share)} %`,
    ...(political.count === 0 ? [] : [`Political Victories ${percent(political.share)} %`]),
    `${number(turns.median)} turns`,
    `${upgrades.toFixed(1)} upgrades`,
  ];
  return `${count}. ${name} (${facts.join(', ')})`;
}

function columns(): Column<Line>[] {
  return [
    {
      name: 'Face up',
      kind: 'text',
      cell: ({ name, rules }) => `${safe(name)}<small>${safe(rules.join(' '))}</small>`,
    },
    {
      name: '30 % … 70 %',
      kind: 'plot',
      cell: ({ won, face }) => (won.of === 0 ? '' : forest(won, face.side)),
    },
    {
      name: 'Wins',
      kind: 'figure',
      cell: ({ won }) => (won.of === 0 ? '' : `${percent(won.share)} %`),
    },
    { name: '95 %', kind: 'figure', cell: ({ won }) => (won.of === 0 ? '' : range(won.interval)) },
    { name: 'Games', kind: 'extra', cell: ({ won }) => `${won.of}` },
  ];
}

/** From 30 to 70 %; what lies beyond stands at the edge. */
function forest({ share, interval }: Share, side: string): string {
  const x = (value: number): number => Math.max(0, Math.min(100, 250 * (value - 0.3)));
  const [from, to] = SIDE.map(x);
  const [low, high] = interval.map(x);
  const at = x(share);
  return `<svg class="mini ${side}" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${rect(from, 2, to - from, 16, 'band')}${line(50, 0, 50, 20, 'zero')}${line(low, 10, high, 10, 'whisker')}${line(at, 10, at, 10, 'dot')}</svg>`;
}
