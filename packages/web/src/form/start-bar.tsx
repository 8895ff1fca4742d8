import type { ReactNode } from 'react';
import buttons from './buttons.module.css';
import field from './field.module.css';
import styles from './start-bar.module.css';

interface StartBarProps {
  /** What went wrong, or null. */
  readonly trouble: string | null;
  readonly disabled?: boolean;
  /** What stands on the button. */
  readonly children: ReactNode;
}

/** Begins what a form describes; in sight wherever on the page. */
export function StartBar({ trouble, disabled = false, children }: StartBarProps) {
  return (
    <div className={styles.bar}>
      {trouble !== null && (
        <p role="alert" className={field.error}>
          {trouble}
        </p>
      )}
      <button type="submit" className={`${buttons.primary} ${styles.button}`} disabled={disabled}>
        {children}
      </button>
    </div>
  );
}
