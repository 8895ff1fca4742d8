import { useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import type { BookEntry } from './book.ts';
import { Contents } from './contents.tsx';
import styles from './rules-aside.module.css';
import { rulesWords } from './rules-words.ts';
import { useWide } from './use-wide.ts';

/** The contents beside the rules, or folded above them where there is no room beside. */
export function RulesAside(props: {
  readonly entries: readonly BookEntry[];
  readonly section: string | undefined;
}) {
  const { entries, section } = props;
  const { contents } = useWords(rulesWords);
  const wide = useWide(900);
  const fold = useRef<HTMLDetailsElement>(null);

  if (wide) {
    return (
      <nav className={styles.beside} aria-label={contents}>
        <Contents entries={entries} current={section} />
      </nav>
    );
  }
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>{contents}</summary>
      <nav aria-label={contents}>
        <Contents
          entries={entries}
          current={section}
          onFollow={() => fold.current?.removeAttribute('open')}
        />
      </nav>
    </details>
  );
}
