import { useWords } from '../i18n/words.ts';
import { afterGameWords } from './after-game-words.ts';
import type { Standing } from './standings.ts';
import styles from './standings-list.module.css';

/** Who came in where, in a game among more than two. */
export function StandingsList(props: {
  readonly standings: readonly Standing[];
  readonly names: readonly string[];
  /** What a player was at the table: role and team; empty where all were the same. */
  readonly partOf: (seat: number) => string;
}) {
  const { standings, names, partOf } = props;
  const say = useWords(afterGameWords);
  return (
    <ol className={styles.list} aria-label={say.standings}>
      {standings.map(({ place, seats }) => (
        <li key={place} className={styles.standing} data-first={place === 1 || undefined}>
          <b className={styles.place}>{say.place(place)}</b>
          <span className={styles.names}>
            {seats.map((seat) => (
              <span key={seat}>
                {names[seat]} {partOf(seat) !== '' && <small>{partOf(seat)}</small>}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
