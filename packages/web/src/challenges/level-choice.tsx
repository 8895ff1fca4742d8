import { type ChallengeId, LEVELS, type Level } from '@openrealms/engine';
import { useId } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import { challengeNames } from '../bosses/challenge-names.ts';
import { RadioOption } from '../form/radio-option.tsx';
import { useWords } from '../i18n/words.ts';
import { challengeWords } from './challenge-words.ts';
import styles from './level-choice.module.css';
import { levelFacts } from './level-facts.ts';

interface LevelChoiceProps {
  readonly challenge: ChallengeId;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

/** How hard it is to be, with what each level changes. */
export function LevelChoice({ challenge, value, onChange }: LevelChoiceProps) {
  const say = useWords(challengeWords);
  const { levels } = useWords(challengeNames);
  const id = useId();
  return (
    <RadioGroup value={value} onChange={(level) => onChange(level as Level)}>
      <Label className="visually-hidden">{say.level}</Label>
      <div className={styles.levels}>
        {LEVELS.map((level) => (
          <RadioOption
            key={level}
            value={level}
            className={styles.level}
            aria-label={levels[level]}
            aria-describedby={`${id}-${level}`}
          >
            <span className={styles.words}>
              <span className={styles.name}>{levels[level]}</span>
              <span id={`${id}-${level}`} className={styles.line}>
                {say.levelLine(levelFacts(challenge, level))}
              </span>
            </span>
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
