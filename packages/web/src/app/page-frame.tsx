import type { ReactNode } from 'react';
import { useWords, words } from '../i18n/words.ts';
import styles from './page-frame.module.css';
import { useArrival } from './use-arrival.ts';
import { useTitle } from './use-title.ts';

const frameWords = words(
  { home: ', home', skip: 'Skip to the content' },
  { home: ', accueil', skip: 'Aller au contenu' },
);

interface PageFrameProps {
  readonly title: string;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page that is not a table: a header with the way home, and the page. */
export function PageFrame({ title, actions, children }: PageFrameProps) {
  const { home, skip } = useWords(frameWords);
  const heading = useArrival();
  useTitle(title);
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('content')?.focus()}
      >
        {skip}
      </button>
      <header className={styles.header}>
        <a href="#/" className={styles.home}>
          Open<b>Realms</b>
          <span className="visually-hidden">{home}</span>
        </a>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
