import { useLanguage } from '../i18n/words.ts';
import type { Clause } from './chapter.ts';
import styles from './clause-body.module.css';
import { Figure } from './figures/figure.tsx';
import { RuleText } from './rule-text.tsx';

/** What a clause says, with its figure, under whatever heading its surroundings give it. */
export function ClauseBody({ clause }: { readonly clause: Clause }) {
  const { text } = clause[useLanguage()];
  return (
    <div className={styles.body}>
      {clause.figure !== undefined && <Figure name={clause.figure} />}
      {text.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>
            <RuleText markup={paragraph} />
          </p>
        ) : (
          <ul key={paragraph[0]}>
            {paragraph.map((item) => (
              <li key={item}>
                <RuleText markup={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
