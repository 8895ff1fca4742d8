import { lazy, Suspense, useEffect } from 'react';
import { useArrival } from '../app/use-arrival.ts';
import { useTitle } from '../app/use-title.ts';
import { useWords } from '../i18n/words.ts';
import { warmUp } from '../match/matches.ts';
import { Backdrop } from './backdrop.tsx';
import { ContinueLink } from './continue-link.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeMenu } from './home-menu.tsx';
import styles from './home-screen.module.css';
import { homeWords } from './home-words.ts';
import { whenIdle } from './idle.ts';
import { PlayButton } from './play-button.tsx';

const HomeCards = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return { default: (await import('./home-cards.tsx')).HomeCards };
});

export function HomeScreen() {
  const { tagline } = useWords(homeWords);
  const heading = useArrival();
  useTitle('');
  useEffect(
    () =>
      whenIdle(() => {
        warmUp();
        void import('../play/play-screen.tsx');
      }),
    [],
  );
  return (
    <div className={styles.home}>
      <Backdrop />
      <main className={styles.main}>
        <header className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.wordmark}>
            Open<b>Realms</b>
          </h1>
          <p className={styles.tagline}>{tagline}</p>
        </header>
        <div className={styles.cards}>
          <Suspense fallback={null}>
            <HomeCards />
          </Suspense>
        </div>
        <div className={styles.start}>
          <PlayButton />
          <ContinueLink />
        </div>
        <HomeMenu />
      </main>
      <HomeFooter />
    </div>
  );
}
