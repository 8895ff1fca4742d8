import { type ReactNode, useId } from 'react';
import { Switch } from 'react-aria-components';
import field from './field.module.css';
import styles from './toggle.module.css';

interface ToggleProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** On or off. */
export function Toggle({ label, hint, value, onChange }: ToggleProps) {
  const hintId = useId();
  return (
    <div className={field.field}>
      <Switch
        className={styles.toggle}
        isSelected={value}
        onChange={onChange}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      >
        <span className={styles.track} aria-hidden="true" />
        <span className={field.label}>{label}</span>
      </Switch>
      {hint !== undefined && (
        <p id={hintId} className={`${field.hint} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
