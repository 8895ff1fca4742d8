import { challengeNames } from '../bosses/challenge-names.ts';
import { useWords } from '../i18n/words.ts';
import { ruleHref } from '../rules/outline.ts';
import styles from './boss-about.module.css';
import { BossPortrait } from './boss-portrait.tsx';
import { bossTexts } from './boss-texts.ts';
import type { ChallengeChoice } from './challenge-choice.ts';
import { challengeWords } from './challenge-words.ts';
import { FactList } from './fact-list.tsx';
import { stories } from './stories.ts';

/** Who the Boss is: its picture, its story, and what to expect of it. */
export function BossAbout({ challenge, options, seats }: ChallengeChoice) {
  const say = useWords(challengeWords);
  const { challenges } = useWords(challengeNames);
  const { special } = useWords(bossTexts)[challenge];
  const story = useWords(stories)[challenge];
  return (
    <article className={styles.about}>
      <div className={styles.picture}>
        <BossPortrait boss={challenge} />
      </div>
      <div className={styles.words}>
        <p className={styles.story}>{story}</p>
        <h2 className={styles.heading}>{say.special}</h2>
        <ul className={styles.special}>
          {special.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <FactList challenge={challenge} options={options} players={seats.length} />
        <a href={ruleHref(challenge)} className={styles.rules}>
          {say.rules(challenges[challenge])}
        </a>
      </div>
    </article>
  );
}
