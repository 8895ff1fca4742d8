import { useState } from 'react';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './reset-settings.module.css';
import { currentSettings, DEFAULT_SETTINGS, type Settings, useSettings } from './settings.ts';
import { settingsWords } from './settings-words.ts';

/** Puts every setting back to its default, and can take that back. */
export function ResetSettings() {
  const say = useWords(settingsWords);
  const change = useSettings((settings) => settings.change);
  const [before, setBefore] = useState<Settings | null>(null);
  const [message, setMessage] = useState<'resetDone' | 'putBackDone' | null>(null);

  function reset(): void {
    setBefore(currentSettings());
    change(DEFAULT_SETTINGS);
    setMessage('resetDone');
  }

  function putBack(settings: Settings): void {
    change(settings);
    setBefore(null);
    setMessage('putBackDone');
  }

  return (
    <div className={styles.reset}>
      {before === null ? (
        <button type="button" className={buttons.plain} onClick={reset}>
          {say.reset}
        </button>
      ) : (
        <button type="button" className={buttons.plain} onClick={() => putBack(before)}>
          {say.putBack}
        </button>
      )}
      <p role="status" className={styles.message}>
        {message !== null && say[message]}
      </p>
    </div>
  );
}
