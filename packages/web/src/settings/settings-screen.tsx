import { PageFrame } from '../app/page-frame.tsx';
import { useWords } from '../i18n/words.ts';
import { KeptGames } from './kept-games.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-screen.module.css';
import { settingsWords } from './settings-words.ts';

export function SettingsScreen() {
  const { title } = useWords(settingsWords);
  return (
    <PageFrame title={title}>
      <div className={styles.groups}>
        <SettingsForm />
        <KeptGames />
      </div>
    </PageFrame>
  );
}
