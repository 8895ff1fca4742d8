import styles from './backdrop.module.css';
import { starPath } from './star-field.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
const FAINT = starPath(7, 170, WIDTH, HEIGHT);
const CLEAR = starPath(21, 60, WIDTH, HEIGHT);
const BRIGHT = starPath(5, 16, WIDTH, HEIGHT);

/** Deep space: stars, one nebula, the limb of a planet. Nothing moves, so it is painted once. */
export function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <div className={styles.nebula} />
      <Stars path={FAINT} className={styles.faint} />
      <Stars path={CLEAR} className={styles.clear} />
      <Stars path={BRIGHT} className={styles.bright} />
      <div className={styles.planet} />
    </div>
  );
}

function Stars({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
