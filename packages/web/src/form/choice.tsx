import type { ReactNode } from 'react';
import { Label, RadioGroup, Text } from 'react-aria-components';
import styles from './choice.module.css';
import field from './field.module.css';
import { RadioOption } from './radio-option.tsx';

export interface Choosable<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** Only a screen reader needs the label: what stands around says it already. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly options: readonly Choosable<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few: all of them stay in sight. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, hideLabel = false, hint, options, value, onChange } = props;
  return (
    <RadioGroup
      className={field.field}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
    >
      <Label className={hideLabel ? 'visually-hidden' : field.label}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" elementType="p" className={field.hint}>
          {hint}
        </Text>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <RadioOption key={option.value} value={option.value} className={styles.option}>
            {option.label}
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
