import type { FormatId, Seat } from '@openrealms/engine';
import { type ArrowPath, arrowPath } from './arrow-path.ts';
import { type AttackLine, attackLines, baseLines } from './attack-lines.ts';
import styles from './format-picture.module.css';
import { seatMark } from './seat-mark.ts';
import { PICTURE, type SeatPlace, seatPlaces } from './seat-places.ts';
import { roomOf, SeatToken } from './seat-token.tsx';

interface FormatPictureProps {
  readonly format: FormatId;
  readonly seats: number;
  /** Whether every place shows the number of its seat. */
  readonly numbered?: boolean;
  /** Whether broken arrows show where only bases are in reach. */
  readonly bases?: boolean;
  /** Seats to pick out. */
  readonly own?: readonly Seat[];
}

/** A table from above: who sits where and attacks whom. Whatever it shows is also said in words beside it. */
export function FormatPicture(props: FormatPictureProps) {
  const { format, seats, numbered = false, bases = false, own = [] } = props;
  const places = seatPlaces(format, seats);
  const marks = places.map((_, seat) => seatMark(format, seat, seats, !numbered));
  const arrows =
    format === 'hydra' ? [betweenTeams(places)] : attackLines(format, seats).map(outside);
  // The attack that ends the game stands out.
  const strong = marks.includes('out') ? arrows.slice(0, 1) : arrows;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      aria-hidden="true"
    >
      {teamFrames(format, places).map((frame) => (
        <rect key={frame.y} className={styles.team} {...frame} data-format={format} />
      ))}
      <Arrows arrows={arrows.filter((arrow) => !strong.includes(arrow))} look="faint" />
      {bases && <Arrows arrows={baseLines(format, seats).map(inside)} look="broken" />}
      <Arrows arrows={strong} look={format === 'hydra' ? 'broad' : 'plain'} />
      {places.map((place, seat) => (
        <SeatToken
          key={`${place.x} ${place.y}`}
          place={place}
          mark={marks[seat]}
          number={numbered ? seat + 1 : undefined}
          own={own.includes(seat)}
        />
      ))}
    </svg>
  );

  function outside(line: AttackLine): ArrowPath {
    return arrow(line, format === 'hunter' || format === 'hunter-first-blood' ? 14 : 0);
  }

  function inside(line: AttackLine): ArrowPath {
    return arrow(line, -7);
  }

  function arrow({ from, to, both }: AttackLine, bend: number): ArrowPath {
    const gaps = { from: roomOf(marks[from]), to: roomOf(marks[to]) };
    return arrowPath(places[from], places[to], { both, gaps, bend, head: seats > 4 ? 7.5 : 9 });
  }
}

interface ArrowsProps {
  readonly arrows: readonly ArrowPath[];
  readonly look: 'plain' | 'faint' | 'broad' | 'broken';
}

function Arrows({ arrows, look }: ArrowsProps) {
  return (
    <g className={styles.arrows} data-look={look}>
      <path className={styles.line} d={arrows.map(({ line }) => line).join('')} />
      <path className={styles.head} d={arrows.map(({ heads }) => heads).join('')} />
    </g>
  );
}

/** Where teams attack teams. */
function betweenTeams(places: readonly SeatPlace[]): ArrowPath {
  const x = PICTURE.width / 2;
  const near = { x, y: places[0].y };
  const far = { x, y: places.at(-1)!.y };
  return arrowPath(near, far, { both: true, gaps: { from: 25, to: 25 }, bend: 0, head: 13 });
}

/** A frame around each team, where two teams sit across. */
function teamFrames(format: FormatId, places: readonly SeatPlace[]) {
  if (format !== 'hydra' && format !== 'emperor') return [];
  const margin = 21;
  const x = Math.min(...places.map((place) => place.x)) - margin;
  const size = { width: PICTURE.width - 2 * x, height: 2 * margin, rx: margin };
  return [places[0], places.at(-1)!].map(({ y }) => ({ x, y: y - margin, ...size }));
}
