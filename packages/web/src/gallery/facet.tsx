import { type ReactNode, useId } from 'react';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './facet.module.css';

interface FacetProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly selected: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly iconOf?: (option: T) => ReactNode;
  readonly onChange: (selected: readonly T[]) => void;
  /** Exactly one is always chosen. */
  readonly single?: boolean;
}

/** A group of switches for one property of cards. */
export function Facet<T extends string>(props: FacetProps<T>) {
  const { label, options, selected, nameOf, iconOf, onChange, single = false } = props;
  const labelId = useId();
  const change = (keys: Set<Key>) => onChange(options.filter((option) => keys.has(option)));
  return (
    <div className={styles.facet}>
      <h3 id={labelId} className={styles.label}>
        {label}
      </h3>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={styles.options}
        selectionMode={single ? 'single' : 'multiple'}
        disallowEmptySelection={single}
        selectedKeys={selected}
        onSelectionChange={change}
      >
        {options.map((option) => (
          <ToggleButton key={option} id={option} className={styles.option}>
            {iconOf?.(option)}
            {nameOf(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
