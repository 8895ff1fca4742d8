import { LANGUAGES } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { useSettings } from '../settings/settings.ts';
import { homeWords } from './home-words.ts';
import styles from './language-switch.module.css';

const NAMES = { en: 'English', fr: 'Français' } as const;

/** Every language in its own words, so that nobody has to find the settings in a language they cannot read. */
export function LanguageSwitch() {
  const say = useWords(homeWords);
  const spoken = useLanguage();
  const change = useSettings((settings) => settings.change);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{say.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={styles.language}
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => change({ language })}
        >
          {NAMES[language]}
        </button>
      ))}
    </fieldset>
  );
}
