import { useId } from 'react';
import { starPath } from '../../home/star-field.ts';
import { borderPath } from './border-path.ts';
import { routePath } from './route-path.ts';
import { MAP_SIZES, type MapShape, PLACES, REALMS, SWARM } from './sector.ts';
import styles from './sector-art.module.css';
import { Worlds } from './worlds.tsx';

interface SectorArtProps {
  readonly shape: MapShape;
  /** How many scenarios have been won: so far the war has come. */
  readonly won: number;
  /** Whether the Blobs have come. */
  readonly swarm: boolean;
}

/** The picture of the sector: realms, worlds, and the way that the war has taken. What it shows is said beside it. */
export function SectorArt({ shape, won, swarm }: SectorArtProps) {
  const id = useId();
  const [width, height] = MAP_SIZES[shape];
  const realms = swarm ? [...REALMS, SWARM] : REALMS;
  const ways = PLACES.slice(1, Math.min(won + 1, PLACES.length)).map((place, i) =>
    routePath(PLACES[i][shape], place[shape], i),
  );
  return (
    <svg
      className={styles[shape]}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-shape={shape}
    >
      <defs>
        {realms.map(({ faction }) => (
          <radialGradient key={faction} id={`${id}${faction}`}>
            <stop offset="0" stopColor={`var(--${faction})`} stopOpacity="0.34" />
            <stop offset="0.65" stopColor={`var(--${faction})`} stopOpacity="0.16" />
            <stop offset="1" stopColor={`var(--${faction})`} stopOpacity="0.03" />
          </radialGradient>
        ))}
      </defs>
      <path className={styles.grid} d={gridPath(width, height)} />
      <path className={styles.faint} d={starPath(11, 150, width, height)} />
      <path className={styles.clear} d={starPath(3, 40, width, height)} />
      {realms.map(({ faction, at, reach }, i) => (
        <path
          key={faction}
          className={styles.realm}
          style={{ stroke: `var(--${faction})` }}
          fill={`url(#${id}${faction})`}
          d={borderPath(at[shape], reach[shape], i + 1)}
        />
      ))}
      <Worlds shape={shape} />
      {ways.map((way, i) => (
        <path
          key={way}
          className={styles.way}
          data-next={i === ways.length - 1 || undefined}
          d={way}
        />
      ))}
    </svg>
  );
}

/** Lines of a star chart. */
function gridPath(width: number, height: number): string {
  const step = 80;
  const across = Array.from(
    { length: Math.floor(height / step) },
    (_, i) => `M0 ${(i + 1) * step}H${width}`,
  );
  const down = Array.from(
    { length: Math.floor(width / step) },
    (_, i) => `M${(i + 1) * step} 0V${height}`,
  );
  return [...across, ...down].join('');
}
