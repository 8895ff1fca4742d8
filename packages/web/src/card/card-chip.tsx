import type { Card } from '@openrealms/engine';
import { CardArt } from '../art/card-art.tsx';
import styles from './card-chip.module.css';
import { DefenseShield } from './defense-shield.tsx';
import { allegianceOf, colourOf } from './faction-mark.ts';
import { FactionSymbol } from './faction-symbol.tsx';

/** The smallest picture of a card, for tables with many players: art, faction, and a base's defence. */
export function CardChip({ card }: { readonly card: Card }) {
  const allegiance = allegianceOf(card.factions);
  return (
    <span className={styles.chip} style={{ borderColor: colourOf(allegiance) }} aria-hidden="true">
      <CardArt card={card} />
      <span className={styles.symbol}>
        <FactionSymbol faction={allegiance} />
      </span>
      {card.type === 'base' && <DefenseShield defense={card.defense} outpost={card.outpost} />}
    </span>
  );
}
