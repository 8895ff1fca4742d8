/** How the lines of the seats are told apart: by colour, by dashes and by the shape of their marks. */
export interface SeriesStyle {
  readonly colour: string;
  readonly dash: string | undefined;
  /** A mark around the origin. */
  readonly mark: string;
}

const CIRCLE = 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z';
const SQUARE = 'M-3.2-3.2h6.4v6.4h-6.4Z';
const TRIANGLE = 'M0-4.4 4.2 3.4h-8.4Z';
const DIAMOND = 'M0-4.6 4.6 0 0 4.6-4.6 0Z';
const DOWN = 'M0 4.4 4.2-3.4h-8.4Z';
const BAR = 'M-1.5-5h3V5h-3Z';

const STYLES: readonly SeriesStyle[] = [
  { colour: 'var(--authority)', dash: undefined, mark: CIRCLE },
  { colour: 'var(--trade)', dash: '7 4', mark: SQUARE },
  { colour: 'var(--blob)', dash: '2 4', mark: TRIANGLE },
  { colour: 'var(--combat)', dash: '10 3 2 3', mark: DIAMOND },
  { colour: 'var(--unaligned)', dash: '4 2', mark: DOWN },
  { colour: 'var(--text)', dash: '12 6', mark: BAR },
];

export function seriesStyle(seat: number): SeriesStyle {
  return STYLES[seat % STYLES.length];
}
