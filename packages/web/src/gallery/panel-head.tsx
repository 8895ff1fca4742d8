import { Heading } from 'react-aria-components';
import { useWords } from '../i18n/words.ts';
import type { GalleryCard } from './collection.ts';
import { galleryWords } from './gallery-words.ts';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  readonly card: GalleryCard['card'];
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The name of the opened card, and the ways to the next one and out. */
export function PanelHead({ card, onStep, onClose }: PanelHeadProps) {
  const words = useWords(galleryWords);
  return (
    <div className={styles.head}>
      <Heading slot="title" level={2} className={styles.name} aria-live="polite">
        {words.language === 'fr' ? card.nameFr : card.name}
      </Heading>
      <button type="button" className={styles.button} onClick={() => onStep(-1)}>
        <span aria-hidden="true">‹</span>
        <span className="visually-hidden">{words.previous}</span>
      </button>
      <button type="button" className={styles.button} onClick={() => onStep(1)}>
        <span aria-hidden="true">›</span>
        <span className="visually-hidden">{words.next}</span>
      </button>
      <button type="button" className={styles.button} onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">{words.close}</span>
      </button>
    </div>
  );
}
