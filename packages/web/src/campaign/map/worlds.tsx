import type { MapShape, Point } from './sector.ts';
import styles from './worlds.module.css';

interface World {
  readonly of: string;
  readonly wide: Point;
  readonly tall: Point;
  readonly size: number;
  readonly ring?: true;
}

/** Planets and stations, by whose they are. */
const WORLDS: readonly World[] = [
  { of: 'trade-federation', wide: [104, 268], tall: [130, 612], size: 34 },
  { of: 'trade-federation', wide: [66, 408], tall: [250, 630], size: 12, ring: true },
  { of: 'trade-federation', wide: [236, 200], tall: [300, 600], size: 9 },
  { of: 'star-empire', wide: [1110, 378], tall: [290, 60], size: 28, ring: true },
  { of: 'star-empire', wide: [968, 322], tall: [160, 92], size: 11 },
  { of: 'star-empire', wide: [1040, 150], tall: [330, 104], size: 8 },
  { of: 'consortium', wide: [434, 320], tall: [226, 410], size: 15, ring: true },
  { of: 'consortium', wide: [592, 402], tall: [104, 452], size: 9 },
  { of: 'consortium', wide: [668, 268], tall: [244, 462], size: 7 },
  { of: 'kingdom', wide: [1004, 508], tall: [362, 288], size: 17 },
  { of: 'kingdom', wide: [784, 470], tall: [264, 232], size: 8 },
  { of: 'scavengers', wide: [742, 60], tall: [124, 170], size: 7 },
  { of: 'scavengers', wide: [548, 140], tall: [34, 226], size: 6 },
];

/** What drifts where the Scavengers live. */
const WRECKS: Readonly<Record<MapShape, readonly Point[]>> = {
  wide: [
    [400, 130],
    [520, 60],
    [664, 48],
    [806, 42],
    [350, 80],
    [856, 100],
  ],
  tall: [
    [40, 180],
    [126, 214],
    [52, 258],
    [110, 262],
  ],
};

/** The worlds of the sector, lit from the upper left. */
export function Worlds({ shape }: { readonly shape: MapShape }) {
  return (
    <g className={styles.worlds}>
      {WRECKS[shape].map(([x, y], i) => (
        <path
          key={`${x} ${y}`}
          className={styles.wreck}
          d="m0-6 7 3-2 6-8 2-4-6z"
          transform={`translate(${x} ${y}) rotate(${i * 47})`}
        />
      ))}
      {WORLDS.map(({ of, [shape]: [x, y], size, ring }) => (
        <g key={`${of} ${x}`} transform={`translate(${x} ${y})`} style={{ color: `var(--${of})` }}>
          {ring === true && (
            <ellipse
              className={styles.ring}
              rx={size * 1.75}
              ry={size * 0.55}
              transform="rotate(-16)"
            />
          )}
          <circle className={styles.globe} r={size} />
          <path
            className={styles.night}
            d={`M${-size * 0.5} ${size * 0.866}A${size} ${size} 0 0 0 ${size * 0.866} ${-size * 0.5}A${size * 1.15} ${size * 1.15} 0 0 1 ${-size * 0.5} ${size * 0.866}Z`}
          />
          <ellipse
            className={styles.light}
            cx={-size * 0.4}
            cy={-size * 0.42}
            rx={size * 0.34}
            ry={size * 0.24}
            transform={`rotate(-40 ${-size * 0.4} ${-size * 0.42})`}
          />
        </g>
      ))}
    </g>
  );
}
