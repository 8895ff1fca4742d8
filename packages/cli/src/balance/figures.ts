/** Figures for people, for the terminal and for the page. */
import { percent, range } from '../arena/figures.ts';
import { type Target, verdict } from './targets.ts';

/** A chance in points with its sign, like "+3.1". */
export function points(value: number): string {
  const figure = percent(Math.abs(value));
  if (figure === '0.0') return figure;
  return `${value < 0 ? '−' : '+'}${figure}`;
}

/** Without digits behind the point that say nothing. */
export function number(value: number): string {
  return `${Number(value.toFixed(1))}`;
}

/** The aim, what was found, its interval, and whether the aim is reached. */
export function targetFigures(target: Target): readonly [string, string, string, string] {
  const { unit, value, interval, aim } = target;
  const said = verdict(target);
  if (unit === 'cards') return ['none', value === 0 ? 'none' : `${value}`, '', said];
  const [low, high] = aim;
  if (unit === 'turns') {
    return [`${low} to ${high}`, number(value), interval?.map(number).join(' to ') ?? '', said];
  }
  return [
    `${number(100 * low)} to ${number(100 * high)} %`,
    `${percent(value)} %`,
    interval === null ? '' : range(interval),
    said,
  ];
}
