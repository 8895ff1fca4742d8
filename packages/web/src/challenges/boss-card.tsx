import { challengeNames } from '../bosses/challenge-names.ts';
import { useWords } from '../i18n/words.ts';
import styles from './boss-card.module.css';
import { BossPortrait } from './boss-portrait.tsx';
import { bossTexts } from './boss-texts.ts';
import type { ChallengeTable } from './challenge-table.ts';
import { challengeWords } from './challenge-words.ts';
import { LevelPips } from './level-pips.tsx';
import type { ChallengeRecord } from './record/tally.ts';

interface BossCardProps {
  readonly table: ChallengeTable;
  /** Null until it is known. */
  readonly record: ChallengeRecord | null;
  /** It was chosen the last time. */
  readonly last: boolean;
}

/** One Boss of the gallery: who it is, who can face it, and how that has gone so far. */
export function BossCard({ table, record, last }: BossCardProps) {
  const say = useWords(challengeWords);
  const { challenges, levels } = useWords(challengeNames);
  const { line } = useWords(bossTexts)[table.id];
  const played = record !== null && record.won + record.lost > 0;
  return (
    <a href={`#/challenges/${table.id}`} className={styles.card} data-boss={table.id}>
      <span className={styles.picture}>
        <BossPortrait boss={table.id} />
      </span>
      <span className={styles.words}>
        {last && <span className={styles.last}>{say.last}</span>}
        <span className={styles.name}>{challenges[table.id]}</span>
        <span className={styles.line}>{line}</span>
        <span className={styles.facts}>
          <span>{say.players(table.seatCounts)}</span>
          {record !== null && (
            <span className={styles.record} data-played={played || undefined}>
              {played && <LevelPips best={record.best} />}
              <span>
                {!played
                  ? say.notPlayed
                  : record.best === null
                    ? say.notBeaten
                    : say.best(levels[record.best])}
              </span>
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
