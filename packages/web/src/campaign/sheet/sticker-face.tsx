import type { Effect, Side, Sticker } from '@openrealms/engine';
import type { ReactNode } from 'react';
import { EffectIcons } from '../../card/effect-icons.tsx';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import { PrimaryIcon, ScrapIcon } from '../../card/icons.tsx';
import styles from './sticker-face.module.css';

interface StickerFaceProps {
  readonly sticker: Sticker;
  readonly side: Side;
}

/** A sticker as it lies on its sheet: what each ability needs, and what it does. */
export function StickerFace({ sticker, side }: StickerFaceProps) {
  const { primary = [], ally = [], scrap = [] } = sticker;
  return (
    <span className={styles.sticker} data-side={side}>
      <Ability mark={<PrimaryIcon />} effects={primary} />
      <Ability mark={<FactionSymbol faction={side} />} effects={ally} />
      <Ability mark={<ScrapIcon />} effects={scrap} />
    </span>
  );
}

function Ability({ mark, effects }: { mark: ReactNode; effects: readonly Effect[] }) {
  if (effects.length === 0) return null;
  return (
    <span className={styles.ability}>
      <span className={styles.mark}>{mark}</span>
      <EffectIcons effects={effects} />
    </span>
  );
}
