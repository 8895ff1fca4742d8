import { describe } from '@openrealms/engine';
import { GridList, GridListItem } from 'react-aria-components';
import { CardFace } from '../card/card-face.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './card-grid.module.css';
import type { GalleryCard } from './collection.ts';
import { galleryWords } from './gallery-words.ts';

interface CardGridProps {
  readonly cards: readonly GalleryCard[];
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The cards side by side; arrow keys move, typing jumps to a name, Enter opens. */
export function CardGrid({ cards, opened, onOpen }: CardGridProps) {
  const { language, cards: label, nothing } = useWords(galleryWords);
  return (
    <GridList
      aria-label={label}
      className={styles.grid}
      layout="grid"
      onAction={(key) => onOpen(String(key))}
      renderEmptyState={() => <p className={styles.nothing}>{nothing}</p>}
    >
      {cards.map(({ card }) => (
        <GridListItem
          key={card.id}
          id={card.id}
          className={styles.tile}
          textValue={describe(card, language).full.replaceAll(/\.?\n/g, '. ')}
          data-opened={card.id === opened || undefined}
        >
          <CardFace card={card} density="compact" />
        </GridListItem>
      ))}
    </GridList>
  );
}
