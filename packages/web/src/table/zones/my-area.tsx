import { useWords } from '../../i18n/words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { CROWD } from './crowd.ts';
import { Pieces } from './pieces.tsx';
import styles from './zones.module.css';

/** What the seat at the bottom has in play. */
export function MyArea() {
  const { view, you, near, names, small } = useTable();
  const say = useWords(tableWords);
  const { inPlay } = view.seats[near];
  const crowded = inPlay.length > CROWD;
  return (
    <section
      className={styles.area}
      aria-label={you === null ? say.inPlayOf(names[near]) : say.inPlay}
      data-zone="in-play"
      data-crowded={crowded || undefined}
    >
      {inPlay.length === 0 && (
        <p className={styles.empty}>{you === null ? say.nothingInPlay : say.playHint}</p>
      )}
      <Pieces seat={near} density={small || crowded ? 'mini' : 'compact'} room={CROWD} />
    </section>
  );
}
