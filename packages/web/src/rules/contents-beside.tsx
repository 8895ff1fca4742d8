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

/** The contents as a column that follows the reader, unfolded where the reader is. */
export function ContentsBeside({ entries, searching }: ContentsBesideProps) {
  const { contents } = useWords(rulesWords);
  const reading = useReading();
  return (
    <nav className={styles.beside} aria-label={contents}>
      <Contents entries={entries} current={reading} unfolded={searching} />
    </nav>
  );
}
