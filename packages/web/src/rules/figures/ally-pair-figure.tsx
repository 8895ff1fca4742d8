import { CardFace } from '../../card/card-face.tsx';
import { AllyIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { cardById } from '../card-name.ts';
import pair from './ally-pair-figure.module.css';
import styles from './figure.module.css';
import { figureWords } from './figure-words.ts';

/** Two cards of one faction that wake each other's ally abilities. */
export function AllyPairFigure() {
  const { allied } = useWords(figureWords);
  return (
    <>
      <div className={pair.cards}>
        <CardFace card={cardById('blob-fighter')} density="compact" />
        <AllyIcon className={pair.bond} />
        <CardFace card={cardById('trade-pod')} density="compact" />
      </div>
      <figcaption className={`${styles.small} ${pair.caption}`}>{allied}</figcaption>
    </>
  );
}
