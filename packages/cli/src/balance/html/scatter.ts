import type { BoxFigures, JudgedCard } from '../box-figures.ts';
import type { CardFigures, Contribution } from '../card-figures.ts';
import { points } from '../figures.ts';
import { spanAt } from '../span.ts';
import { line, rect, safe, svg, text, ticksOf } from './markup.ts';

const LEFT = 44;
const TOP = 12;
const FOOT = 40;

type Known<T> = T & { readonly contribution: Contribution };

/** Every card by its cost and its contribution, before the span of the baseline at each cost. */
export function scatter(measured: BoxFigures, baseline: BoxFigures | null, width: number): string {
  const [height, size] = width > 600 ? [420, 4.5] : [340, 3];
  const cards = measured.cards.filter(known);
  const others = (baseline?.cards ?? []).filter(known).filter(({ copies }) => copies !== null);
  const costs = [...new Set(cards.map(({ cost }) => cost))].toSorted((a, b) => a - b);
  const values = [
    ...cards.flatMap(({ contribution }) => contribution.interval),
    ...others.map(({ contribution }) => contribution.value),
    0,
  ];
  const ticks = ticksOf(Math.min(...values), Math.max(...values), 8);
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const column = (width - LEFT - 8) / Math.max(1, costs.length);
  const left = (cost: number): number => LEFT + costs.indexOf(cost) * column;
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (height - TOP - FOOT);
  /** Cards of a cost stand side by side, the highest first. */
  const x = (all: readonly CardFigures[], card: CardFigures): number => {
    const same = all.filter(({ cost }) => cost === card.cost);
    return left(card.cost) + (column * (same.indexOf(card) + 1)) / (same.length + 1);
  };
  return svg(width, height, 'What each card contributes, by its cost', [
    ...costs.flatMap((cost) => band(baseline, cost, left(cost), column, y)),
    ...ticks.flatMap((tick) => [
      line(LEFT, y(tick), width - 8, y(tick), Math.abs(tick) < 1e-9 ? 'zero' : 'grid'),
      text(
        LEFT - 6,
        y(tick) + 4,
        Math.abs(tick) < 1e-9 ? '0' : points(tick).replace('.0', ''),
        'end',
      ),
    ]),
    ...costs.map((cost) => text(left(cost) + column / 2, height - FOOT + 18, `${cost}`, 'middle')),
    text(LEFT + (width - LEFT) / 2, height - 4, 'cost', 'middle'),
    ...others
      .filter(({ cost }) => costs.includes(cost))
      .map((card) => mark(card, x(others, card), y(card.contribution.value), size, 'other')),
    ...cards.map((card) => {
      const at = x(cards, card);
      const [from, to] = card.contribution.interval;
      return `<g class="${card.factions[0] ?? 'unaligned'}">${line(at, y(from), at, y(to), 'whisker')}${mark(card, at, y(card.contribution.value), size, 'dot')}</g>`;
    }),
  ]);
}

function band(
  baseline: BoxFigures | null,
  cost: number,
  left: number,
  column: number,
  y: (value: number) => number,
): string[] {
  const span = baseline === null ? null : spanAt(cost, baseline.cards);
  if (span === null) return [];
  const top = y(span.high.contribution.value);
  return [
    rect(left + 3, top, column - 6, Math.max(1, y(span.low.contribution.value) - top), 'band'),
  ];
}

/** A circle for a ship, a square for a base. */
function mark(card: Known<CardFigures>, x: number, y: number, size: number, kind: string): string {
  const title = `${card.name}: ${points(card.contribution.value)} points`;
  if (card.type === 'base') return rect(x - size, y - size, 2 * size, 2 * size, kind, title);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" class="${kind}"><title>${safe(title)}</title></circle>`;
}

function known<T extends JudgedCard>(card: T): card is Known<T> {
  return card.contribution !== null;
}
