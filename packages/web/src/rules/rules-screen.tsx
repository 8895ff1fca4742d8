import { useState } from 'react';
import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { BOOK } from './book.ts';
import { ClauseSection } from './clause-section.tsx';
import { searchTerms } from './fold-text.ts';
import { SearchTerms } from './highlighted.tsx';
import { CHAPTER_IDS } from './outline.ts';
import { RulesAside } from './rules-aside.tsx';
import styles from './rules-screen.module.css';
import { rulesWords } from './rules-words.ts';
import { SearchBox } from './search-box.tsx';
import { searchRules } from './search-rules.ts';
import { sectionDomId } from './section-dom-id.ts';
import { useScrollTo } from './use-scroll-to.ts';

/** The rules reference. `section` is a chapter or clause that a link leads to. */
export function RulesScreen({ section }: { readonly section?: string | undefined }) {
  const words = useWords(rulesWords);
  const [query, setQuery] = useState('');
  const terms = searchTerms(query);
  const entries = searchRules(query, words.language);
  useScrollTo(section, () => setQuery(''));

  return (
    <PageFrame title={words.title}>
      <SearchTerms value={terms}>
        <div className={styles.page}>
          <div className={styles.head}>
            <p className={styles.lead}>{words.lead}</p>
            <SearchBox
              label={words.search}
              placeholder={words.placeholder}
              clear={words.clear}
              value={query}
              onChange={setQuery}
            />
            <p role="status" className={styles.status}>
              {terms.length > 0 && words.found(entries.length, query.trim())}
            </p>
          </div>
          <RulesAside entries={entries} section={section} searching={terms.length > 0} />
          <div className={styles.chapters}>
            {entries.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
            {CHAPTER_IDS.map((chapter) => {
              const own = entries.filter((entry) => entry.chapter === chapter);
              if (own.length === 0) return null;
              return (
                <section key={chapter} id={sectionDomId(chapter)} className={styles.chapter}>
                  <h2 className={styles.title} tabIndex={-1}>
                    {BOOK[chapter].title[words.language]}
                  </h2>
                  {own.map((entry) => (
                    <ClauseSection key={entry.id} entry={entry} target={entry.id === section} />
                  ))}
                </section>
              );
            })}
          </div>
        </div>
      </SearchTerms>
    </PageFrame>
  );
}
