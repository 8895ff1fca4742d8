import type { ReactNode } from 'react';
import styles from './ability-row.module.css';

/** One ability of a card: what it needs on the left, what it does beside it, and its words if there is room. */
export function AbilityRow(props: {
  readonly mark: ReactNode;
  readonly children: ReactNode;
  readonly words?: string | undefined;
  /** It happens when the card is acquired, and never again. */
  readonly once?: boolean | undefined;
}) {
  return (
    <div className={props.once ? `${styles.row} ${styles.once}` : styles.row}>
      <span className={styles.mark}>{props.mark}</span>
      <div className={styles.effects}>
        {props.children}
        {props.words !== undefined && (
          <p className={styles.words} data-fit="words">
            {props.words}
          </p>
        )}
      </div>
    </div>
  );
}
