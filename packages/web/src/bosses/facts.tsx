import type { ReactNode } from 'react';
import styles from './board.module.css';
import type { BoardProps } from './board-props.ts';

/** The figures of a Boss. */
export function Facts({ part, children }: BoardProps & { readonly children: ReactNode }) {
  return (
    <dl className={styles.facts} data-part={part}>
      {children}
    </dl>
  );
}
