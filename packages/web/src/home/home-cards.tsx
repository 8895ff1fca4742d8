import { core } from '@openrealms/content';
import { useState } from 'react';
import { CardFace, type Density } from '../card/card-face.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './home-cards.module.css';

/** One of each faction. */
const SHOWN = ['command-ship', 'mothership', 'dreadnaught', 'brain-world'];

/** A few cards, fanned out for decoration. Comes after everything that can be used. */
export function HomeCards() {
  const [density] = useState<Density>(() =>
    matchMedia('(width < 900px)').matches ? 'mini' : 'compact',
  );
  const still = useSettings((settings) => settings.animation === 'off');
  const cards = SHOWN.flatMap((id) => core.cards.filter((card) => card.id === id));
  return (
    <div className={still ? styles.still : styles.fan} aria-hidden="true">
      {cards.map((card) => (
        <div key={card.id} className={styles.card}>
          <CardFace card={card} density={density} />
        </div>
      ))}
    </div>
  );
}
