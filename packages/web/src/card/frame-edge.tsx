import { type Allegiance, colourOf, FACTION_MARKS } from './faction-mark.ts';
import styles from './frame-edge.module.css';

/** The upper edge of a card's name plate, cut as its faction cuts it; of two factions, each has its half. */
export function FrameEdge({ allegiances }: { allegiances: readonly Allegiance[] }) {
  const [first, second] = [allegiances[0]!, allegiances[1]];
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {second === undefined ? (
        <Cut allegiance={first} />
      ) : (
        <>
          <svg {...HALF} viewBox="0 0 50 8" aria-hidden="true">
            <Cut allegiance={first} />
          </svg>
          <svg {...HALF} x="50" viewBox="50 0 50 8" aria-hidden="true">
            <Cut allegiance={second} />
          </svg>
        </>
      )}
    </svg>
  );
}

const HALF = { width: 50, height: 8, preserveAspectRatio: 'none' } as const;

function Cut({ allegiance }: { allegiance: Allegiance }) {
  const { edge } = FACTION_MARKS[allegiance];
  return (
    <>
      <path className={styles.fill} d={`${edge}V9H0Z`} />
      <path
        className={styles.line}
        d={edge}
        stroke={colourOf(allegiance)}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
