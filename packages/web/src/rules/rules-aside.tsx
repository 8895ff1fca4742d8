import { useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import type { BookEntry } from './book.ts';
import { Contents } from './contents.tsx';
import { ContentsBeside } from './contents-beside.tsx';
import styles from './rules-aside.module.css';
import { rulesWords } from './rules-words.ts';
import { useWide } from './use-wide.ts';

interface RulesAsideProps {
  /** The clauses that are shown. */
  readonly entries: readonly BookEntry[];
  /** Where a link led to. */
  readonly section: string | undefined;
  readonly searching: boolean;
}

/** The contents beside the rules, or folded above them where there is no room beside. */
export function RulesAside({ entries, section, searching }: RulesAsideProps) {
  const { contents } = useWords(rulesWords);
  const wide = useWide(900);
  const fold = useRef<HTMLDetailsElement>(null);
  if (wide) return <ContentsBeside entries={entries} searching={searching} />;
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>{contents}</summary>
      <nav aria-label={contents}>
        <Contents
          entries={entries}
          current={section}
          unfolded
          onFollow={() => fold.current?.removeAttribute('open')}
        />
      </nav>
    </details>
  );
}
