import { commandLabel } from '@openrealms/narrator';
import { useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import styles from './amount-picker.module.css';
import { type AmountCommand, mostOf, stepsFor } from './steps.ts';

interface AmountPickerProps {
  /** The same thing with different amounts. */
  readonly commands: readonly AmountCommand[];
  /** What to start from: as much as possible, or as little. */
  readonly start?: 'most' | 'least';
}

/** How much of it: less, more, and a button that says what will be done. */
export function AmountPicker({ commands, start = 'most' }: AmountPickerProps) {
  const { view, names, book, command } = useTable();
  const say = useWords(seatWords);
  const most = mostOf(commands);
  const [wanted, setWanted] = useState(start === 'most' ? most : 1);
  const amount = Math.max(1, Math.min(wanted, most));
  const steps = stepsFor(commands, amount);
  if (steps === null) return null;
  return (
    <fieldset className={styles.picker} aria-label={say.amount}>
      <button
        type="button"
        className={styles.step}
        aria-label={say.less}
        disabled={amount === 1}
        onClick={() => setWanted(amount - 1)}
      >
        −
      </button>
      <output className={styles.amount}>{amount}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={say.more}
        disabled={amount === most}
        onClick={() => setWanted(amount + 1)}
      >
        +
      </button>
      <button
        type="button"
        className={styles.do}
        data-attack={steps.command.type !== 'transfer' || undefined}
        onClick={() => command(steps.command, steps.times)}
      >
        {commandLabel({ ...steps.command, amount }, { names, view }, book)}
      </button>
    </fieldset>
  );
}
