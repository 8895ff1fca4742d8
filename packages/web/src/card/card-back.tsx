import styles from './card-back.module.css';
import type { Density } from './card-face.tsx';

/** The back that all cards share: a star over the rim of a world. */
export function CardBack({ density }: { readonly density: Density }) {
  return (
    <div className={`${styles.back} ${styles[density]}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" focusable="false" aria-hidden="true">
        <circle className={styles.ring} cx="50" cy="66" r="30" />
        <circle className={styles.thin} cx="50" cy="66" r="36" />
        <path className={styles.star} d="M50 34 56 60 82 66 56 72 50 98 44 72 18 66 44 60Z" />
        <path className={styles.limb} d="M0 122Q50 96 100 122V140H0Z" />
      </svg>
    </div>
  );
}
