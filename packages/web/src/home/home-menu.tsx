import { useWords } from '../i18n/words.ts';
import styles from './home-menu.module.css';
import { homeWords } from './home-words.ts';
import { MENU_ICONS } from './menu-icons.ts';

const ITEMS = [
  { href: '#/new', word: 'newGame', hint: 'newGameHint' },
  { href: '#/challenges', word: 'challenges', hint: 'challengesHint' },
  { href: '#/campaigns', word: 'campaigns', hint: 'campaignsHint' },
  { href: '#/games', word: 'games', hint: 'gamesHint' },
  { href: '#/gallery', word: 'gallery', hint: 'galleryHint' },
  { href: '#/learn', word: 'learn', hint: 'learnHint' },
  { href: '#/rules', word: 'rules', hint: 'rulesHint' },
  { href: '#/settings', word: 'settings', hint: 'settingsHint' },
] as const;

export function HomeMenu() {
  const say = useWords(homeWords);
  return (
    <nav className={styles.menu} aria-label={say.menu}>
      <ul className={styles.items}>
        {ITEMS.map(({ href, word, hint }) => (
          <li key={href} className={styles.item}>
            <a href={href} className={styles.link}>
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d={MENU_ICONS[word]} />
              </svg>
              <span className={styles.words}>
                <span className={styles.name}>{say[word]}</span>
                <span className={styles.hint}>{say[hint]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
