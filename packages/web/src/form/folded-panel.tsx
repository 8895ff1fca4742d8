import type { ReactNode } from 'react';
import styles from './folded-panel.module.css';

interface FoldedPanelProps {
  readonly title: string;
  /** Left out, it opens and closes by itself. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A part of a form that most players leave as it is. */
export function FoldedPanel({ title, open, onToggle, children }: FoldedPanelProps) {
  return (
    <details
      className={styles.panel}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.title}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
