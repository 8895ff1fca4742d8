import styles from './defense-shield.module.css';

const OUTLINE = 'M12 1 22.5 4.3v8.2c0 6-4.2 10.5-10.5 13-6.3-2.5-10.5-7-10.5-13V4.3Z';

/** A base's defence on a shield; an outpost's shield is filled. */
export function DefenseShield({ defense, outpost }: { defense: number; outpost: boolean }) {
  return (
    <span className={outpost ? styles.outpost : styles.base} data-fit="defense">
      <svg viewBox="0 0 24 26.5" aria-hidden="true" focusable="false">
        <path d={OUTLINE} />
      </svg>
      <span className={styles.number}>{defense}</span>
    </span>
  );
}
