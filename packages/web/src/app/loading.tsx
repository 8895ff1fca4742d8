import { useWords, words } from '../i18n/words.ts';
import styles from './loading.module.css';

const loadingWords = words({ loading: 'Loading…' }, { loading: 'Chargement…' });

export function Loading() {
  const { loading } = useWords(loadingWords);
  return (
    <main className={styles.loading} aria-busy="true">
      <span className={styles.orbit} aria-hidden="true" />
      <span>{loading}</span>
    </main>
  );
}
