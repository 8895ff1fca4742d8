import styles from './key-cap.module.css';

/** Which key does the same; screen readers hear of it in the list of shortcuts. */
export function KeyCap({ cap }: { readonly cap: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {cap}
    </span>
  );
}
