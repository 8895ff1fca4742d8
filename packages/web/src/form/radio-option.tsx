import type { ReactNode } from 'react';
import { Radio, type RadioProps } from 'react-aria-components';
import styles from './radio-option.module.css';

interface RadioOptionProps extends Omit<RadioProps, 'className' | 'children'> {
  /** How it is laid out. */
  readonly className: string;
  readonly children: ReactNode;
}

/** One of the things to choose from. */
export function RadioOption({ className, children, ...radio }: RadioOptionProps) {
  return (
    <Radio {...radio} className={`${styles.option} ${className}`}>
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </Radio>
  );
}
