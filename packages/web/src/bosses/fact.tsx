import type { ReactNode } from 'react';
import styles from './board.module.css';

interface FactProps {
  readonly label: string;
  /** A place where things come to rest that fly over the table. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A figure, or a few cards, with what it is. */
export function Fact({ label, anchor, children }: FactProps) {
  return (
    <div className={styles.fact} data-anchor={anchor}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
