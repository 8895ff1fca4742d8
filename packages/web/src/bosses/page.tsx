import type { BossFaction } from '@openrealms/engine';
import { FactionSymbol } from '../card/faction-symbol.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './board.module.css';
import { bossWords } from './boss-words.ts';

interface PageProps {
  /** What the Boss does in its turn, one thing after the other. */
  readonly order: readonly string[];
  /** What the colour of a card gives it. */
  readonly abilities?: Readonly<Record<BossFaction, string>>;
}

/** What a Boss does, in our words. */
export function Page({ order, abilities }: PageProps) {
  const say = useWords(bossWords);
  return (
    <>
      <h3 className={styles.heading}>{say.order}</h3>
      <ol className={styles.order}>
        {order.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {abilities !== undefined && (
        <>
          <h3 className={styles.heading}>{say.abilities}</h3>
          <ul className={styles.abilities}>
            {Object.entries(abilities).map(([faction, does]) => (
              <li key={faction}>
                <FactionSymbol faction={faction as BossFaction} />
                <span>{does}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
