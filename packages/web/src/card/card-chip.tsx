import type { Card } from '@openrealms/engine';
import { CardArt } from '../art/card-art.tsx';
import styles from './card-chip.module.css';
import { DefenseShield } from './defense-shield.tsx';
import { allegiancesOf, colourOf } from './faction-mark.ts';
import { FactionSymbol } from './faction-symbol.tsx';

/** The smallest picture of a card, for tables with many players: art, faction, and a base's defence. */
export function CardChip({ card }: { readonly card: Card }) {
  const allegiances = allegiancesOf(card.factions);
  const [first, second] = [colourOf(allegiances[0]!), colourOf(allegiances.at(-1)!)];
  return (
    <span
      className={styles.chip}
      style={{ borderColor: `${first} ${second} ${second} ${first}` }}
      aria-hidden="true"
    >
      <CardArt card={card} />
      <span className={styles.symbol}>
        {allegiances.map((allegiance) => (
          <FactionSymbol key={allegiance} faction={allegiance} />
        ))}
      </span>
      {card.type === 'base' && <DefenseShield defense={card.defense} outpost={card.outpost} />}
    </span>
  );
}
