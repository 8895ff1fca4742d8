import type { ReactNode } from 'react';
import styles from './double-ally-mark.module.css';

/** What a double ally ability needs: the faction symbol twice. */
export function DoubleAllyMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.twice}>
      <span>{children}</span>
      <span>{children}</span>
    </span>
  );
}
