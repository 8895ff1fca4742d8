import { FORMATS, type FormatId } from '@openrealms/engine';
import { useId } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { FormatPicture } from '../formats/format-picture.tsx';
import { formatWords } from '../formats/format-words.ts';
import { useWords } from '../i18n/words.ts';
import styles from './format-choice.module.css';
import { newGameWords } from './new-game-words.ts';

interface FormatChoiceProps {
  readonly value: FormatId;
  /** How many play; the picture of what is chosen shows so many. */
  readonly seats: number;
  readonly onChange: (format: FormatId) => void;
}

/** How many the other pictures show, where that is possible. */
const SHOWN = 4;

/** The format of the game: a card for each, with who attacks whom. */
export function FormatChoice({ value, seats, onChange }: FormatChoiceProps) {
  const say = useWords(newGameWords);
  const { formats, players } = useWords(formatWords);
  const id = useId();
  return (
    <RadioGroup
      className={styles.group}
      value={value}
      onChange={(chosen) => onChange(chosen as FormatId)}
    >
      <Label className="visually-hidden">{say.format}</Label>
      <div className={styles.cards}>
        {FORMATS.map(({ id: format, seatCounts }) => (
          <Radio
            key={format}
            value={format}
            className={styles.card}
            aria-label={formats[format].name}
            aria-describedby={`${id}-${format}`}
          >
            <span className={styles.picture}>
              <FormatPicture
                format={format}
                seats={
                  format === value ? seats : seatCounts.includes(SHOWN) ? SHOWN : seatCounts[0]
                }
              />
            </span>
            <span className={styles.head}>
              <span className={styles.mark} aria-hidden="true" />
              <span className={styles.name}>{formats[format].name}</span>
            </span>
            <span id={`${id}-${format}`} className={styles.about}>
              <span className={styles.count}>{players(seatCounts)}</span>
              <span className={styles.lines}>
                {formats[format].lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}{' '}
                  </span>
                ))}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
