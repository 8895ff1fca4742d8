import { percent } from '../../arena/figures.ts';
import type { BoxFigures, JudgedCard } from '../box-figures.ts';
import { factionName } from '../faction-names.ts';
import { points } from '../figures.ts';
import { MOST_ERRORS } from '../span.ts';
import { type Column, line, plotted, rect, safe, table } from './markup.ts';
import { scatter } from './scatter.ts';

/** What the cards contribute: all at one look, then each of them. */
export function cardSection(measured: BoxFigures, baseline: BoxFigures | null): string {
  const scale = scaleOf(measured, baseline);
  const columns = columnsFor(scale, baseline);
  const against =
    baseline === null
      ? ''
      : ` The area is what the cards of ${safe(baseline.name)} span at the same cost, played by the same bots; no card should be more than ${MOST_ERRORS} standard errors outside (s.e.).`;
  return `<section class="rows"><h2>Cards</h2>
<p>The contribution of a card is what acquiring one adds to the chance of winning, in points, everything that both players had when the turn began being equal. The lines are 95 % intervals.${against}</p>
${overview(measured, baseline)}
${table('The dearer ones below; those of a cost by their contribution.', columns, measured.cards, ({ cost }) => `Cost ${cost}`)}
</section>`;
}

function overview(measured: BoxFigures, baseline: BoxFigures | null): string {
  if (measured.cards.every(({ contribution }) => contribution === null)) {
    return '<p>The games are too few to tell what cards contribute: play some hundreds more.</p>';
  }
  return `${plotted((width) => scatter(measured, baseline, width))}\n${legend(measured, baseline)}`;
}

type Scale = (value: number) => number;

/** From 0 to 100 over all intervals and spans. */
function scaleOf({ cards }: BoxFigures, baseline: BoxFigures | null): Scale {
  const values = [
    0,
    ...cards.flatMap(({ contribution }) => contribution?.interval ?? []),
    ...(baseline?.cards ?? []).flatMap(({ contribution }) => contribution?.value ?? []),
  ];
  const [low, high] = [Math.min(...values), Math.max(...values, 0.01)];
  return (value) => (100 * (value - low)) / (high - low);
}

function columnsFor(scale: Scale, baseline: BoxFigures | null): Column<JudgedCard>[] {
  return [
    { name: 'Card', kind: 'text', cell: nameOf },
    { name: 'less … more', kind: 'plot', cell: (card) => forest(card, scale) },
    { name: 'Contribution', kind: 'figure', cell: contribution },
    {
      name: 'Copies',
      kind: 'extra',
      cell: ({ copies }) => (copies === null ? 'pile' : `${copies}`),
    },
    { name: 'Offered a game', kind: 'extra', cell: ({ offered }) => offered?.toFixed(2) ?? '' },
    { name: 'Acquired a game', kind: 'extra', cell: ({ acquired }) => acquired.toFixed(2) },
    { name: 'Taken', kind: 'extra', cell: taken },
    { name: 'In turn', kind: 'extra', cell: ({ turn }) => turn?.toFixed(1) ?? '' },
    ...(baseline === null ? [] : [{ name: 'Span', kind: 'figure', cell: verdictOn } as const]),
  ];
}

function nameOf({ name, factions, type }: JudgedCard): string {
  const of = factions.map(factionName).join(', ') || 'no faction';
  return `${safe(name)}<small class="${factions[0] ?? 'unaligned'}">${of}, ${type}</small>`;
}

/** The interval before the span of the baseline, without a word: the figure stands beside it. */
function forest({ contribution, judgement, factions, type }: JudgedCard, scale: Scale): string {
  const span = judgement?.span ?? null;
  const zero = scale(0);
  const parts = [line(zero, 0, zero, 20, 'zero')];
  if (span !== null) {
    const from = scale(span.low.contribution.value);
    parts.unshift(rect(from, 2, scale(span.high.contribution.value) - from, 16, 'band'));
  }
  if (contribution !== null) {
    const [low, high] = contribution.interval.map(scale);
    const at = scale(contribution.value);
    parts.push(line(low, 10, high, 10, 'whisker'), line(at, 10, at, 10, `dot ${type}`));
  }
  return `<svg class="mini ${factions[0] ?? 'unaligned'}" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">${parts.join('')}</svg>`;
}

function contribution({ contribution }: JudgedCard): string {
  if (contribution === null) return '<span class="soft">too seldom</span>';
  return `${points(contribution.value)} ± ${percent(contribution.error)}`;
}

function taken({ copies, taken }: JudgedCard): string {
  return copies === null || taken === null ? '' : `${percent(taken)} %`;
}

function verdictOn({ judgement }: JudgedCard): string {
  if (judgement === null || judgement.place === 'unknown') return '';
  const { place, beyond } = judgement;
  if (place === 'inside') return '<span class="good">inside</span>';
  const errors = `${Math.abs(beyond).toFixed(1)} s.e. ${beyond > 0 ? 'above' : 'below'}`;
  return place === 'outside' ? `<span class="bad">✗ ${errors}</span>` : errors;
}

function legend(measured: BoxFigures, baseline: BoxFigures | null): string {
  const factions = measured.games.factions.map(
    ({ faction }) => `<li class="${faction}"><i></i>${factionName(faction)}</li>`,
  );
  const others =
    baseline === null
      ? []
      : [
          `<li><i class="hollow"></i>${safe(baseline.name)}</li>`,
          `<li><i class="area"></i>span of ${safe(baseline.name)}</li>`,
        ];
  return `<ul class="legend">${[...factions, '<li><i></i>ship</li>', '<li><i class="square"></i>base</li>', ...others].join('')}</ul>`;
}
