import { type Card, describe } from '@openrealms/engine';
import { useCardLanguage, useCardWords } from './card-language.ts';
import styles from './card-text.module.css';
import { CARD_WORDS } from './card-words.ts';

/** A card in the player's language: kind and cost, then every ability under what it needs. */
export function CardText({ card }: { readonly card: Card }) {
  const language = useCardLanguage();
  const words = useCardWords(CARD_WORDS);
  const text = describe(card, language);
  const abilities = [
    { label: words.primary, text: text.primary },
    ...(text.static ?? []).map((always) => ({ label: words.always, text: always })),
    { label: text.ally?.label, text: text.ally?.text },
    { label: text.doubleAlly?.label, text: text.doubleAlly?.text },
    { label: text.scrap?.label, text: text.scrap?.text },
  ];

  return (
    <div className={styles.text} lang={language}>
      <p className={styles.type}>
        {text.typeLine}
        {card.cost > 0 && ` · ${words.cost(card.cost)}`}
      </p>
      <dl className={styles.abilities}>
        {abilities.map(
          (ability) =>
            ability.text !== undefined && (
              <div key={`${ability.label} ${ability.text}`}>
                <dt>{ability.label}</dt>
                <dd>{ability.text}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
