import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { Pieces } from './pieces.tsx';
import styles from './zones.module.css';

/** What the viewer has in play. */
export function MyArea() {
  const { view, you, small } = useTable();
  const say = useWords(tableWords);
  if (you === null) return null;
  const { inPlay } = view.seats[you];
  return (
    <section className={styles.area} aria-label={say.inPlay} data-zone="in-play">
      {inPlay.length === 0 && <p className={styles.empty}>{say.playHint}</p>}
      <Pieces seat={you} density={small ? 'mini' : 'compact'} />
    </section>
  );
}
