import { type Command, saysTheSame } from '@openrealms/engine';
import { commandLabel } from '@openrealms/narrator';
import { useWords } from '../../i18n/words.ts';
import { AmountPicker } from '../amount/amount-picker.tsx';
import { isAmount } from '../amount/steps.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './choice.module.css';
import { useLentFocus } from './use-lent-focus.ts';

interface AskPanelProps {
  readonly title: string;
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Which of the several things that can be done with a card. */
export function AskPanel({ title, commands, onClose }: AskPanelProps) {
  const { view, book, hinted, names, command } = useTable();
  const isHinted = (each: Command): boolean => hinted !== null && saysTheSame(hinted, each);
  const say = useWords(tableWords);
  const first = useLentFocus();
  const amounts = commands.filter(isAmount);
  const others = commands.filter((each) => !isAmount(each));
  return (
    <section className={styles.panel} aria-label={title} data-zone="choice" data-which>
      <h2 className={styles.title}>{title}</h2>
      {amounts.length > 0 && <AmountPicker commands={amounts} />}
      <ul className={styles.answers}>
        {others.map((each, i) => (
          <li key={JSON.stringify(each)}>
            <button
              type="button"
              ref={i === 0 ? first : null}
              className={styles.answer}
              data-hinted={isHinted(each) || undefined}
              aria-description={isHinted(each) ? say.hinted : undefined}
              onClick={() => command(each)}
            >
              {commandLabel(each, { names, view }, book)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            ref={others.length === 0 ? first : null}
            className={styles.answer}
            data-nothing
            onClick={onClose}
          >
            {say.cancel}
          </button>
        </li>
      </ul>
    </section>
  );
}
