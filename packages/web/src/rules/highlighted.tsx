import { createContext, Fragment, use } from 'react';
import { stretchesOf } from './fold-text.ts';
import styles from './highlighted.module.css';

/** What the player searches for; folded words. */
export const SearchTerms = createContext<readonly string[]>([]);

/** A text with what was searched for marked. */
export function Highlighted({ text }: { readonly text: string }) {
  const terms = use(SearchTerms);
  if (terms.length === 0) return text;
  return stretchesOf(text, terms).map((stretch, i) =>
    stretch.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other identity
      <mark key={i} className={styles.mark}>
        {stretch.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other identity
      <Fragment key={i}>{stretch.text}</Fragment>
    ),
  );
}
