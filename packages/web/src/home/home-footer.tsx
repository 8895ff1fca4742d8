import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './home-footer.module.css';
import { homeWords } from './home-words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useInstallPrompt } from './use-install-prompt.ts';

export function HomeFooter() {
  const say = useWords(homeWords);
  const install = useInstallPrompt();
  return (
    <footer className={styles.footer}>
      <p className={styles.note}>
        {say.offline} {say.unofficial}
      </p>
      <div className={styles.actions}>
        {install !== null && (
          <button type="button" className={buttons.plain} onClick={install}>
            {say.install}
          </button>
        )}
        <LanguageSwitch />
      </div>
    </footer>
  );
}
