import type { Card } from '@openrealms/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { artUrl } from './art-url.ts';
import styles from './card-art.module.css';
import { isPictureHere, loadPictures, onPictures, pictureId } from './pictures.ts';

/** The picture of a card, five wide and seven high; its subject stands in the upper half. */
export function CardArt({ card }: { readonly card: Card }) {
  const url = useSyncExternalStore(
    onPictures,
    () => artUrl(card),
    () => artUrl(card),
  );
  const id = pictureId(card);
  useEffect(() => {
    // Without them, a card keeps its sky: a picture is no reason to stop.
    if (!isPictureHere(id)) loadPictures().catch(() => {});
  }, [id]);
  return <img className={styles.art} src={url} alt="" draggable={false} />;
}
