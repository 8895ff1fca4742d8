import { Button, Input, Label, SearchField } from 'react-aria-components';
import { InspectIcon } from '../card/icons.tsx';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field to search a page with; Escape empties it. */
export function SearchBox({ label, placeholder, clear, value, onChange }: SearchBoxProps) {
  return (
    <SearchField className={styles.field} value={value} onChange={onChange}>
      <Label className="visually-hidden">{label}</Label>
      <InspectIcon className={styles.icon} />
      <Input className={styles.input} placeholder={placeholder} />
      {value !== '' && (
        <Button className={styles.clear} aria-label={clear}>
          <span aria-hidden="true">×</span>
        </Button>
      )}
    </SearchField>
  );
}
