import { CardFace } from '../../card/card-face.tsx';
import { useWords } from '../../i18n/words.ts';
import { cardById } from '../card-name.ts';
import styles from './card-anatomy-figure.module.css';
import { figureWords } from './figure-words.ts';

/** A card that has every part a card can have. */
const SPECIMEN = 'space-station';

/** A card with numbers on its parts, and what they are. */
export function CardAnatomyFigure() {
  const { anatomy } = useWords(figureWords);
  return (
    <div className={styles.anatomy}>
      <div className={styles.card} aria-hidden="true">
        <CardFace card={cardById(SPECIMEN)} density="full" />
        {anatomy.map((part, i) => (
          <span key={part} className={styles.pin} data-pin={i + 1}>
            {i + 1}
          </span>
        ))}
      </div>
      <ol className={styles.parts}>
        {anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
  );
}
