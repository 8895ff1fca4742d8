import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CardBack } from '../card/card-back.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './card-aside.module.css';
import { CardDetails } from './card-details.tsx';
import type { CardViewProps } from './card-view-props.ts';
import { galleryWords } from './gallery-words.ts';
import { PanelHead } from './panel-head.tsx';

/**
 * The opened card beside the grid. Takes the focus when a card is opened, but not when a link led to one; left and
 * right leaf through the cards.
 */
export function CardAside({ shown, onStep, onClose }: CardViewProps) {
  const words = useWords(galleryWords);
  const panel = useRef<HTMLElement>(null);
  const open = shown !== undefined;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) panel.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  if (shown === undefined) {
    return (
      <aside className={`${styles.aside} ${styles.empty}`}>
        <CardBack density="compact" />
        <p>{words.chooseCard}</p>
        <p className={styles.keys}>{words.keys}</p>
      </aside>
    );
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowLeft') onStep(-1);
    else if (event.key === 'ArrowRight') onStep(1);
    else return;
    event.preventDefault();
  };
  const name = words.language === 'fr' ? shown.card.nameFr : shown.card.name;
  return (
    <aside ref={panel} className={styles.aside} aria-label={name} tabIndex={-1} onKeyDown={keyDown}>
      <PanelHead card={shown.card} onStep={onStep} onClose={onClose} />
      <CardDetails {...shown} />
    </aside>
  );
}
