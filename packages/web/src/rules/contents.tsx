import { useWords } from '../i18n/words.ts';
import { BOOK, type BookEntry } from './book.ts';
import styles from './contents.module.css';
import { CHAPTER_IDS, ruleHref } from './outline.ts';
import { rulesWords } from './rules-words.ts';

interface ContentsProps {
  /** The clauses that are shown. */
  readonly entries: readonly BookEntry[];
  /** The one that is being read. */
  readonly current: string | undefined;
  /** Whether all chapters show their clauses; otherwise the one that is being read does. */
  readonly unfolded: boolean;
  readonly onFollow?: () => void;
}

/** The table of contents: every chapter that is shown, with its clauses. */
export function Contents({ entries, current, unfolded, onFollow }: ContentsProps) {
  const { language } = useWords(rulesWords);
  const open = entries.find(({ id }) => id === current)?.chapter;
  return (
    <ol className={styles.chapters}>
      {CHAPTER_IDS.map((chapter, i) => {
        const own = entries.filter((entry) => entry.chapter === chapter);
        if (own.length === 0) return null;
        return (
          <li key={chapter}>
            <a
              href={ruleHref(chapter)}
              className={styles.chapter}
              data-open={chapter === open || undefined}
              onClick={onFollow}
            >
              <span className={styles.number}>{i + 1}</span>
              {BOOK[chapter].title[language]}
            </a>
            {(unfolded || chapter === open) && (
              <ol className={styles.clauses}>
                {own.map(({ id, clause }) => (
                  <li key={id}>
                    <a
                      href={ruleHref(id)}
                      className={styles.clause}
                      aria-current={current === id ? 'location' : undefined}
                      onClick={onFollow}
                    >
                      {clause[language].title}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}
