import type { Faction } from '@openrealms/engine';
import type { CSSProperties, ReactNode } from 'react';
import { colourOf } from './faction-mark.ts';
import styles from './sticker-label.module.css';

/** A sticker over the foot of a card: not quite straight, in the colour of the side whose it is. */
export function StickerLabel(props: { readonly side: Faction; readonly children: ReactNode }) {
  return (
    <div
      className={styles.label}
      style={{ '--side': colourOf(props.side) } as CSSProperties}
      data-sticker={props.side}
    >
      {props.children}
    </div>
  );
}
