import type { Card } from '@openrealms/engine';
import { EffectIcons } from './effect-icons.tsx';
import styles from './essence.module.css';
import { ScrapIcon } from './icons.tsx';
import { StaticIcons } from './static-icons.tsx';

/** What a small card shows of its abilities: the primary one, or whatever it has instead. */
export function Essence({ card }: { card: Card }) {
  const [always] = card.static;
  if (card.primary.length > 0) return <EffectIcons effects={card.primary} terse />;
  if (always !== undefined) return <StaticIcons ability={always} terse />;
  if (card.scrap.length === 0) return null;
  return (
    <span className={styles.scrap}>
      <ScrapIcon className={styles.mark} />
      <EffectIcons effects={card.scrap} terse />
    </span>
  );
}
