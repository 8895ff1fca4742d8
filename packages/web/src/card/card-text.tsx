import { type Card, describe } from '@openrealms/engine';
import { useCardLanguage, useCardWords } from './card-language.ts';
import { paragraphsOf } from './card-paragraphs.ts';
import styles from './card-text.module.css';
import { CARD_WORDS } from './card-words.ts';
import { FactionSymbol } from './faction-symbol.tsx';

/** A card in the player's language: kind and cost, then every ability under what it needs. */
export function CardText({ card }: { readonly card: Card }) {
  const language = useCardLanguage();
  const words = useCardWords(CARD_WORDS);

  return (
    <div className={styles.text} lang={language}>
      <p className={styles.type}>
        {describe(card, language).typeLine}
        {card.cost > 0 && ` · ${words.cost(card.cost)}`}
      </p>
      <dl className={styles.abilities}>
        {paragraphsOf(card, language).map(({ label, text, side }) => (
          <div key={`${label} ${text}`} className={side && styles.sticker}>
            <dt>
              {side !== undefined && <FactionSymbol faction={side} />}
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
