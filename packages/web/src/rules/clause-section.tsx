import { useWords } from '../i18n/words.ts';
import type { BookEntry } from './book.ts';
import { ClauseBody } from './clause-body.tsx';
import styles from './clause-section.module.css';
import { Highlighted } from './highlighted.tsx';
import { ruleHref } from './outline.ts';
import { rulesWords } from './rules-words.ts';
import { sectionDomId } from './section-dom-id.ts';

/** A clause on the page of the rules, with a link to itself. */
export function ClauseSection(props: {
  readonly entry: BookEntry;
  /** Whether a link led here. */
  readonly target: boolean;
}) {
  const { entry, target } = props;
  const { language, linkTo } = useWords(rulesWords);
  const { title } = entry.clause[language];
  return (
    <section
      id={sectionDomId(entry.id)}
      className={styles.clause}
      data-target={target || undefined}
      data-clause={entry.id}
    >
      <div className={styles.head}>
        <h3 className={styles.title} tabIndex={-1}>
          <Highlighted text={title} />
        </h3>
        <a href={ruleHref(entry.id)} className={styles.link}>
          <span aria-hidden="true">#</span>
          <span className="visually-hidden">{linkTo(title)}</span>
        </a>
      </div>
      <ClauseBody clause={entry.clause} />
    </section>
  );
}
