import type { CardId } from '@openrealms/engine';
import { CardFace } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { useBook } from '../../table/use-book.ts';
import { endWords } from './end-words.ts';
import styles from './upgrade-options.module.css';

interface UpgradeOptionsProps {
  /** Upgraded cards that there can be. */
  readonly options: readonly CardId[];
  readonly onChoose: (card: CardId) => void;
}

/** Cards as they would be with the stickers of a sheet on them, cheapest first. */
export function UpgradeOptions({ options, onChoose }: UpgradeOptionsProps) {
  const say = useWords(endWords);
  const book = useBook();
  const sorted = options.toSorted((a, b) => book.card(a).cost - book.card(b).cost);
  return (
    <ul className={styles.options} aria-label={say.choose}>
      {sorted.map((id) => (
        <li key={id}>
          <button
            type="button"
            className={styles.option}
            aria-label={say.upgrade(book.name(id))}
            aria-description={book.brief(id)}
            onClick={() => onChoose(id)}
          >
            <CardFace card={book.card(id)} density="compact" />
          </button>
        </li>
      ))}
    </ul>
  );
}
