import { type Allegiance, FACTION_MARKS } from './faction-mark.ts';
import styles from './frame-edge.module.css';

/** The upper edge of a card's name plate, cut as the faction cuts it. */
export function FrameEdge({ allegiance }: { allegiance: Allegiance }) {
  const { edge } = FACTION_MARKS[allegiance];
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.fill} d={`${edge}V9H0Z`} />
      <path className={styles.line} d={edge} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
