import type { Side } from '@openrealms/engine';
import styles from './pips.module.css';

interface PipsProps {
  readonly used: number;
  readonly all: number;
  readonly side: Side;
  /** Only a number, where there is no room for a row. */
  readonly terse?: boolean;
}

/** How many of several are done. Whoever shows them says so in words. */
export function Pips({ used, all, side, terse = false }: PipsProps) {
  if (terse) {
    return (
      <span className={styles.number} aria-hidden="true">
        {used}/{all}
      </span>
    );
  }
  return (
    <span className={styles.pips} data-side={side} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are told apart by nothing else
        <span key={i} data-used={i < used || undefined} />
      ))}
    </span>
  );
}
