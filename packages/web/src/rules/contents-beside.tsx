import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import type { BookEntry } from './book.ts';
import { Contents } from './contents.tsx';
import styles from './rules-aside.module.css';
import { rulesWords } from './rules-words.ts';
import { useReading } from './use-reading.ts';

interface ContentsBesideProps {
  readonly entries: readonly BookEntry[];
  readonly searching: boolean;
}

/** How far from the edge of the column the clause that is read comes to stand, in pixels. */
const MARGIN = 48;

/** The contents as a column that follows the reader, unfolded where the reader is. */
export function ContentsBeside({ entries, searching }: ContentsBesideProps) {
  const { contents } = useWords(rulesWords);
  const reading = useReading();
  const column = useRef<HTMLElement>(null);

  // What is being read stays in sight; the page itself does not move.
  useEffect(() => {
    const link = column.current?.querySelector('[aria-current]');
    if (reading === undefined || !link || column.current === null) return;
    const { top, bottom } = column.current.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    if (at.top < top) column.current.scrollTop += at.top - top - MARGIN;
    else if (at.bottom > bottom) column.current.scrollTop += at.bottom - bottom + MARGIN;
  }, [reading]);

  return (
    <nav ref={column} className={styles.beside} aria-label={contents}>
      <Contents entries={entries} current={reading} unfolded={searching} />
    </nav>
  );
}
