import type { PointerEvent } from 'react';
import styles from './authority-graph.module.css';
import { graphScale, MARGIN } from './graph-scale.ts';
import { seriesStyle } from './series-style.ts';
import type { AuthorityPoint } from './statistics.ts';

/** More marks than this on a line would run into each other. */
const MOST_MARKS = 30;

/** The picture of the graph. Pointing at it picks a turn. */
export function AuthorityLines(props: {
  readonly points: readonly AuthorityPoint[];
  readonly width: number;
  readonly height: number;
  readonly pointed: number | null;
  readonly onPoint: (index: number | null) => void;
}) {
  const { points, width, height, pointed, onPoint } = props;
  const { x, y, levels, ticks } = graphScale(points, width, height);
  const seats = points[0].authority.map((_, seat) => seat);
  const each = Math.ceil(points.length / MOST_MARKS);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const share = (across - x(0)) / (x(points.length - 1) - x(0));
    const index = Math.round(share * (points.length - 1));
    onPoint(Math.max(0, Math.min(index, points.length - 1)));
  };
  return (
    <svg
      className={styles.lines}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onPoint(null)}
    >
      {levels.map((level) => (
        <g key={level}>
          <path
            className={styles.level}
            d={`M${MARGIN.left} ${y(level)}H${width - MARGIN.right}`}
          />
          <text className={styles.label} x={MARGIN.left - 6} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {ticks.map((index) => (
        <text key={index} className={styles.label} x={x(index)} y={height - 4} textAnchor="middle">
          {points[index].turn}
        </text>
      ))}
      {pointed !== null && (
        <path
          className={styles.pointed}
          d={`M${x(pointed)} ${MARGIN.top}V${height - MARGIN.bottom}`}
        />
      )}
      {seats.map((seat) => {
        const { colour, dash, mark } = seriesStyle(seat);
        const lived = points.slice(0, livedUntil(points, seat));
        const corners = lived.map(({ authority }, i) => `${x(i)} ${y(authority[seat])}`);
        return (
          <g key={seat}>
            <path
              d={`M${corners.join('L')}`}
              fill="none"
              stroke={colour}
              strokeWidth="2.2"
              strokeDasharray={dash}
              strokeLinejoin="round"
            />
            {corners.map(
              (corner, i) =>
                (i % each === 0 || i === corners.length - 1) && (
                  <path
                    key={points[i].turn}
                    d={mark}
                    fill={colour}
                    transform={`translate(${corner})`}
                  />
                ),
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** How many of the points a player has seen: a line ends where its player does. */
function livedUntil(points: readonly AuthorityPoint[], seat: number): number {
  const end = points.findIndex(({ authority }) => authority[seat] <= 0);
  return end === -1 ? points.length : end + 1;
}
