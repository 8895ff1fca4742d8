import { type ChallengeId, LEVELS } from '@openrealms/engine';
import { challengeNames } from '../bosses/challenge-names.ts';
import field from '../form/field.module.css';
import { Panel } from '../form/panel.tsx';
import { useWords } from '../i18n/words.ts';
import { challengeTable } from './challenge-table.ts';
import { challengeWords } from './challenge-words.ts';
import { LevelPips } from './level-pips.tsx';
import type { ChallengeRecord } from './record/tally.ts';
import styles from './record-panel.module.css';

interface RecordPanelProps {
  readonly challenge: ChallengeId;
  readonly record: ChallengeRecord;
}

/** Victories and defeats by level and number of players. */
export function RecordPanel({ challenge, record }: RecordPanelProps) {
  const say = useWords(challengeWords);
  const { levels } = useWords(challengeNames);
  const counts = challengeTable(challenge).seatCounts;
  return (
    <Panel title={say.record}>
      {record.won + record.lost === 0 ? (
        <p className={field.hint}>
          {say.notPlayed}. {say.recordHint}
        </p>
      ) : (
        <>
          <p className={styles.sum}>
            <LevelPips best={record.best} />
            <span>
              {record.best === null ? say.notBeaten : say.best(levels[record.best])} ·{' '}
              {say.tally(record)}
            </span>
          </p>
          <div className={styles.scroller}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {counts.map((count) => (
                    <th key={count} scope="col">
                      <span aria-hidden="true">{count}</span>
                      <span className="visually-hidden">{say.withPlayers(count)}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {LEVELS.map((level) => (
                  <tr key={level}>
                    <th scope="row">{levels[level]}</th>
                    {counts.map((count) => {
                      const { won, lost } = record.at(level, count);
                      const none = won + lost === 0;
                      return (
                        <td key={count} data-won={won > 0 || undefined}>
                          <span aria-hidden="true">{none ? '·' : `${won} – ${lost}`}</span>
                          <span className="visually-hidden">
                            {none ? say.notPlayed : say.tally({ won, lost })}
                          </span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={field.hint}>
            {say.recordKey} {say.recordHint}
          </p>
        </>
      )}
    </Panel>
  );
}
