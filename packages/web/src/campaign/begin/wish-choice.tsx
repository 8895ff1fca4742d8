import { SIDES, type Wish } from '@openrealms/engine';
import { Label, RadioGroup } from 'react-aria-components';
import { FactionSymbol } from '../../card/faction-symbol.tsx';
import field from '../../form/field.module.css';
import { RadioOption } from '../../form/radio-option.tsx';
import { useWords } from '../../i18n/words.ts';
import { beginWords } from './begin-words.ts';
import styles from './wish-choice.module.css';

interface WishChoiceProps {
  readonly label: string;
  readonly value: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** One of the two sides, or either. */
export function WishChoice({ label, value, onChange }: WishChoiceProps) {
  const say = useWords(beginWords);
  return (
    <RadioGroup
      className={field.field}
      orientation="horizontal"
      value={value}
      onChange={(wish) => onChange(wish as Wish)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.options}>
        {([...SIDES, 'either'] as const).map((wish) => (
          <RadioOption key={wish} value={wish} className={styles.option}>
            <span className={styles.symbols}>
              {(wish === 'either' ? SIDES : [wish]).map((side) => (
                <FactionSymbol key={side} faction={side} />
              ))}
            </span>
            <span className={styles.words}>
              <span className={field.label}>{say.wishes[wish]}</span>
              <span className={field.hint}>{say.manners[wish]}</span>
            </span>
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
