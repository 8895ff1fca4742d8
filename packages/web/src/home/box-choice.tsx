import { boxes as allBoxes } from '@openrealms/content';
import { Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components';
import field from '../form/field.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './box-choice.module.css';
import { newGameWords } from './new-game-words.ts';

interface BoxChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (boxes: readonly string[]) => void;
}

/** The boxes to play with, at least one. */
export function BoxChoice({ value, onChange }: BoxChoiceProps) {
  const say = useWords(newGameWords);
  const none = value.length === 0;
  return (
    <CheckboxGroup className={field.field} value={[...value]} onChange={onChange} isInvalid={none}>
      <Label className="visually-hidden">{say.boxes}</Label>
      <Text slot="description" elementType="p" className={field.hint}>
        {say.boxesHint}
      </Text>
      {allBoxes.map(({ id, name, tradeDeck }) => (
        <Checkbox key={id} value={id} className={styles.box}>
          <span className={styles.mark} aria-hidden="true">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 8.5 3.5 3.5L13 4.5" />
            </svg>
          </span>
          <span className={styles.words}>
            <span className={field.label}>{say.boxNames[id] ?? name}</span>
            <span className={field.hint}>{say.cards(sum(Object.values(tradeDeck)))}</span>
          </span>
        </Checkbox>
      ))}
      <FieldError className={field.error}>{say.oneBox}</FieldError>
    </CheckboxGroup>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
