import { cardBoxes as allBoxes } from '@openrealms/content';
import { Checkbox, CheckboxGroup, FieldError, Label, Text } from 'react-aria-components';
import field from '../form/field.module.css';
import { useWords } from '../i18n/words.ts';
import styles from './box-choice.module.css';
import { boxesTicked, secondCopy, ticksOf } from './box-copies.ts';
import { newGameWords } from './new-game-words.ts';

interface BoxChoiceProps {
  readonly value: readonly string[];
  /** Whether so many play that a box may be wanted twice. */
  readonly copies: boolean;
  /** Whether there are cards without any box: those of a campaign. */
  readonly mayBeNone: boolean;
  readonly onChange: (boxes: readonly string[]) => void;
}

/** The boxes to play with, at least one unless there are other cards. */
export function BoxChoice({ value, copies, mayBeNone, onChange }: BoxChoiceProps) {
  const say = useWords(newGameWords);
  const none = value.length === 0 && !mayBeNone;
  const ticks = ticksOf(value);
  return (
    <CheckboxGroup
      className={field.field}
      value={[...ticks]}
      onChange={(ticked) => onChange(boxesTicked(ticked))}
      isInvalid={none}
    >
      <Label className="visually-hidden">{say.boxes}</Label>
      <Text slot="description" elementType="p" className={field.hint}>
        {mayBeNone ? say.boxesBeside : say.boxesHint}
      </Text>
      {allBoxes.map(({ id, name, tradeDeck }) => {
        const cards = sum(Object.values(tradeDeck));
        const twice = value.includes(id) && (copies || ticks.includes(secondCopy(id)));
        const called = say.boxNames[id] ?? name;
        return [
          <Tick key={id} id={id} name={called} hint={say.cards(cards)} />,
          twice && (
            <Tick
              key={secondCopy(id)}
              id={secondCopy(id)}
              name={say.secondCopy(called)}
              hint={say.moreCards(cards)}
              nested
            />
          ),
        ];
      })}
      <FieldError className={field.error}>{say.oneBox}</FieldError>
    </CheckboxGroup>
  );
}

interface TickProps {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** Whether it belongs to the one above it. */
  readonly nested?: boolean;
}

function Tick({ id, name, hint, nested = false }: TickProps) {
  return (
    <Checkbox value={id} className={nested ? `${styles.box} ${styles.nested}` : styles.box}>
      <span className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 8.5 3.5 3.5L13 4.5" />
        </svg>
      </span>
      <span className={styles.words}>
        <span className={field.label}>{name}</span>
        <span className={field.hint}>{hint}</span>
      </span>
    </Checkbox>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
