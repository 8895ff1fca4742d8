import type { Card } from '@openrealms/engine';
import { EffectIcons } from './effect-icons.tsx';
import styles from './essence.module.css';
import { FactionSymbol } from './faction-symbol.tsx';
import { ScrapIcon } from './icons.tsx';
import { StaticIcons } from './static-icons.tsx';
import { StickerLabel } from './sticker-label.tsx';
import { partsOf, type StickerPart } from './sticker-part.ts';

/** How many signs there is room for below a sticker, and on it: on a base the shield stands beside them. */
const PRINTED_SIGNS = 4;
const SHIP_SIGNS = 4;
const BASE_SIGNS = 3;

/** What a small card shows of its abilities: the primary one, or whatever it has instead; and its sticker. */
export function Essence({ card }: { card: Card }) {
  const { printed, sticker } = partsOf(card);
  return (
    <>
      <div>
        <Printed card={printed} most={sticker === null ? undefined : PRINTED_SIGNS} />
      </div>
      {sticker !== null && (
        <StickerLabel side={sticker.side}>
          <OnSticker sticker={sticker} most={card.type === 'base' ? BASE_SIGNS : SHIP_SIGNS} />
        </StickerLabel>
      )}
    </>
  );
}

function Printed({ card, most }: { card: Card; most: number | undefined }) {
  const [always] = card.static;
  if (card.primary.length > 0) return <EffectIcons effects={card.primary} terse most={most} />;
  if (always !== undefined) return <StaticIcons ability={always} terse />;
  if (card.scrap.length === 0) return null;
  return (
    <span className={styles.marked}>
      <ScrapIcon className={styles.mark} />
      <EffectIcons effects={card.scrap} terse />
    </span>
  );
}

function OnSticker({ sticker, most }: { sticker: StickerPart; most: number }) {
  const { primary, ally, scrap } = sticker;
  if (primary.length > 0) return <EffectIcons effects={primary} terse most={most} />;
  return (
    <span className={styles.marked}>
      {ally.length > 0 ? (
        <FactionSymbol faction={sticker.side} className={styles.mark} />
      ) : (
        <ScrapIcon className={styles.mark} />
      )}
      <EffectIcons effects={ally.length > 0 ? ally : scrap} terse most={most - 1} />
    </span>
  );
}
