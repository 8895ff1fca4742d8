import type { Card } from '@openrealms/engine';
import { artUrl } from './art-url.ts';
import styles from './card-art.module.css';

/** The picture of a card, five wide and seven high; its subject stands in the upper half. */
export function CardArt({ card }: { readonly card: Card }) {
  return <img className={styles.art} src={artUrl(card)} alt="" draggable={false} />;
}
