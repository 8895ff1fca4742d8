import { drawBack } from '../art/draw-back.ts';
import styles from './card-back.module.css';
import type { Density } from './card-face.tsx';

const BACK = `data:image/svg+xml,${encodeURIComponent(drawBack())}`;

/** The back that all cards share, for face-down piles. As wide as `--card-width`. */
export function CardBack({ density }: { readonly density: Density }) {
  return (
    <div className={`${styles.back} ${styles[density]}`} aria-hidden="true">
      <img src={BACK} alt="" draggable={false} />
    </div>
  );
}
