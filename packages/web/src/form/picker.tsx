import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import field from './field.module.css';
import styles from './picker.module.css';

export interface Pickable {
  readonly id: string;
  readonly name: string;
  /** A word beside the name. */
  readonly tag?: string | undefined;
  readonly hint: string;
}

interface PickerProps {
  readonly label: string;
  readonly items: readonly Pickable[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** One of many, each with a line that explains it. */
export function Picker({ label, items, value, onChange }: PickerProps) {
  const chosen = items.find(({ id }) => id === value);
  return (
    <Select
      className={styles.picker}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Label className="visually-hidden">{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.value}>
          <span className={field.label}>{chosen?.name}</span>
          {chosen?.tag !== undefined && <span className={styles.tag}>{chosen.tag}</span>}
        </SelectValue>
        <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </Button>
      <Popover className={styles.popover}>
        <ListBox className={styles.list} items={items}>
          {({ id, name, tag, hint }) => (
            <ListBoxItem id={id} textValue={name} className={styles.item}>
              <span className={styles.line}>
                <Text slot="label" className={field.label}>
                  {name}
                </Text>
                {tag !== undefined && <span className={styles.tag}>{tag}</span>}
              </span>
              <Text slot="description" className={field.hint}>
                {hint}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
