import { useWords } from '../../i18n/words.ts';
import styles from './how-it-goes.module.css';
import { warRoomWords } from './war-room-words.ts';

/** What a campaign is made of, for those who begin their first. */
export function HowItGoes() {
  const say = useWords(warRoomWords);
  return (
    <section aria-labelledby="how-it-goes">
      <h2 id="how-it-goes" className={styles.heading}>
        {say.how}
      </h2>
      <ol className={styles.steps}>
        {say.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
