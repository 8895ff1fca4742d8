import { PICTURE, type SeatPlace } from './seat-places.ts';
import styles from './seat-token.module.css';

/** What sets a player apart in a picture. */
export type Mark = 'plain' | 'leader' | 'boss' | 'winner' | 'out';

interface SeatTokenProps {
  readonly place: SeatPlace;
  readonly mark: Mark;
  /** Stands in place of the drawing. */
  readonly number?: number | undefined;
  /** Filled. */
  readonly own: boolean;
}

const RADIUS: Readonly<Record<Mark, number>> = {
  plain: 13,
  leader: 16,
  boss: 19,
  winner: 15,
  out: 13,
};

/** How much room a token needs around its middle. */
export function roomOf(mark: Mark): number {
  return RADIUS[mark] + (isRinged(mark) ? 6 : 4);
}

/** Drawn around the middle of a circle of 13; a ship points upwards. */
const SHIP = 'M0-8.2 5.6 6.4 0 3.2-5.6 6.4Z';
const CROWN = 'M-8 6.2-9.4-4.6-4.3-.6 0-7.4 4.3-.6 9.4-4.6 8 6.2Z';
const STAR = 'M0-9.4 2.7-3 9.4-2.5 4.2 1.9 5.9 8.6 0 4.9-5.9 8.6-4.2 1.9-9.4-2.5-2.7-3Z';
const CROSS = 'M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5';
const HORNS =
  'M-10.5-10C-9-4-6-3.4-3.4-4.4 0-5.8 0-5.8 3.4-4.4 6-3.4 9-4 10.5-10 12.5-2 9.5 2.6 5.6 4.4L0 12-5.6 4.4C-9.5 2.6-12.5-2-10.5-10Z';

/** A player at the table, seen from above. */
export function SeatToken({ place, mark, number, own }: SeatTokenProps) {
  return (
    <g
      className={styles.token}
      data-mark={mark}
      data-own={own || undefined}
      transform={`translate(${place.x} ${place.y})`}
    >
      {isRinged(mark) && <circle className={styles.ring} r={RADIUS[mark] + 3} />}
      <circle className={styles.seat} r={RADIUS[mark]} />
      {number !== undefined ? (
        <text className={styles.number} y="5.5" textAnchor="middle">
          {number}
        </text>
      ) : (
        <Glyph place={place} mark={mark} />
      )}
    </g>
  );
}

function Glyph({ place, mark }: Pick<SeatTokenProps, 'place' | 'mark'>) {
  switch (mark) {
    case 'plain':
      return <path className={styles.glyph} d={SHIP} transform={`rotate(${toTheMiddle(place)})`} />;
    case 'leader':
      return <path className={styles.glyph} d={CROWN} />;
    case 'boss':
      return <path className={styles.glyph} d={HORNS} />;
    case 'winner':
      return <path className={styles.glyph} d={STAR} />;
    case 'out':
      return <path className={styles.cross} d={CROSS} />;
  }
}

function isRinged(mark: Mark): boolean {
  return mark !== 'plain' && mark !== 'out';
}

/** By how many degrees a ship turns to look at the middle of the table. */
function toTheMiddle({ x, y }: SeatPlace): number {
  const angle = Math.atan2(PICTURE.width / 2 - x, y - PICTURE.height / 2);
  return Math.round((angle * 180) / Math.PI);
}
