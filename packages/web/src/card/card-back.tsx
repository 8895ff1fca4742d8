import { imageUrl } from '../art/art-url.ts';
import { drawBack } from '../art/draw-back.ts';
import styles from './card-back.module.css';
import type { Density } from './card-face.tsx';

const BACK = imageUrl(drawBack());

/** The back that all cards share, for face-down piles. As wide as `--card-width`. */
export function CardBack({ density }: { readonly density: Density }) {
  return (
    <div className={`${styles.back} ${styles[density]}`} aria-hidden="true">
      <img src={BACK} alt="" draggable={false} />
    </div>
  );
}
