import { lazy, Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import styles from './rule-clause.module.css';
import { type RuleNavigation, RuleNavigationContext } from './rule-navigation.ts';
import { rulesWords } from './rules-words.ts';

const ClauseById = lazy(async () => ({
  default: (await import('./clause-by-id.tsx')).ClauseById,
}));

interface RuleClauseProps extends RuleNavigation {
  readonly id: string;
}

/** One rule, to be shown beside a table. The text is loaded when the first rule is shown. */
export function RuleClause({ id, onRule, onCard }: RuleClauseProps) {
  const { loading } = useWords(rulesWords);
  return (
    <section className={styles.clause}>
      <RuleNavigationContext value={{ onRule, onCard }}>
        <Suspense fallback={<p>{loading}</p>}>
          <ClauseById id={id} />
        </Suspense>
      </RuleNavigationContext>
    </section>
  );
}
