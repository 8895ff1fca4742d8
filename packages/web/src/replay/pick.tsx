import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import type { Choosable } from '../form/choice.tsx';
import styles from './pick.module.css';

/** One of several, behind a button that shows which: for a row where room is short. */
export function Pick<T extends string>(props: {
  readonly label: string;
  readonly options: readonly Choosable<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <Select
      className={styles.pick}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key) as T);
      }}
    >
      <Label className={styles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue />
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="M2 4 6 8.5 10 4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Button>
      <Popover className={styles.popover}>
        <ListBox className={styles.list}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={String(option.label)}
              className={styles.item}
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
