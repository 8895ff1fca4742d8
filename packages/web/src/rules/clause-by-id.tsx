import { useWords } from '../i18n/words.ts';
import { entryOf } from './book.ts';
import { ClauseBody } from './clause-body.tsx';
import styles from './rule-clause.module.css';
import { rulesWords } from './rules-words.ts';

/** One clause with its heading. Brings the whole book with it: use `RuleClause`, which loads it when needed. */
export function ClauseById({ id }: { readonly id: string }) {
  const entry = entryOf(id);
  const { language, noSuchRule } = useWords(rulesWords);
  if (entry === undefined) return <p>{noSuchRule}</p>;
  return (
    <>
      <h3 className={styles.title}>{entry.clause[language].title}</h3>
      <ClauseBody clause={entry.clause} />
    </>
  );
}
