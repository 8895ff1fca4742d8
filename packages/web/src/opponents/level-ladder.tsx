import { LEVEL_NAMES, LEVELS, type LevelName } from '@openrealms/bots';
import { type CSSProperties, useId } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import field from '../form/field.module.css';
import { useWords } from '../i18n/words.ts';
import { characterName } from './character-names.ts';
import styles from './level-ladder.module.css';
import { opponentWords } from './opponent-words.ts';
import { rankWords } from './rank-words.ts';

interface LevelLadderProps {
  readonly label: string;
  /** Null where several computer players differ. */
  readonly value: LevelName | null;
  readonly onChange: (level: LevelName) => void;
}

/** How strong a computer player is: a ladder with a rung for each level, and how the chosen one plays. */
export function LevelLadder({ label, value, onChange }: LevelLadderProps) {
  const { manners, differ } = useWords(opponentWords);
  const rank = useWords(rankWords);
  const id = useId();
  const chosen = value === null ? -1 : LEVELS.indexOf(value);
  return (
    <RadioGroup
      className={field.field}
      orientation="horizontal"
      value={value}
      onChange={(level) => onChange(level as LevelName)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.frame}>
        <div className={styles.ladder} data-many={LEVELS.length > 5 || undefined}>
          {LEVELS.map((level, i) => {
            const number = LEVEL_NAMES.indexOf(level) + 1;
            return (
              <Radio
                key={level}
                value={level}
                className={styles.rung}
                style={{ '--height': number } as CSSProperties}
                aria-label={rank.level(number, rank.levels[level])}
                aria-describedby={`${id}-${level}`}
                data-reached={i <= chosen || undefined}
              >
                <span className={styles.bar} aria-hidden="true" />
                <span className={styles.number}>{number}</span>
                <span className={styles.title}>{rank.levels[level]}</span>
                <span id={`${id}-${level}`} className="visually-hidden">
                  {manners[level]}
                </span>
              </Radio>
            );
          })}
        </div>
      </div>
      {/* Whoever listens hears it with each rung. */}
      <p className={styles.manner} aria-hidden={value !== null}>
        {value === null ? (
          differ
        ) : (
          <>
            <b>{characterName(value)}</b> {manners[value]}
          </>
        )}
      </p>
    </RadioGroup>
  );
}
