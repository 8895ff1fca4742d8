import { type Command, saysTheSame } from '@openrealms/engine';
import { useWords } from '../../i18n/words.ts';
import choice from '../../table/choice/choice.module.css';
import { useLentFocus } from '../../table/choice/use-lent-focus.ts';
import { useTable } from '../../table/table-context.ts';
import { tableWords } from '../../table/table-words.ts';
import { acquisitionOf } from './acquisition.ts';
import { scenarioWords } from './scenario-words.ts';
import { UpgradeOption } from './upgrade-option.tsx';
import styles from './upgrade-panel.module.css';

interface UpgradePanelProps {
  readonly card: string;
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** How to acquire a card that can be upgraded: as it is, which comes first, or with a sticker of one of the sheets. */
export function UpgradePanel({ card, commands, onClose }: UpgradePanelProps) {
  const { view, you, book, hinted, command } = useTable();
  const say = useWords(scenarioWords);
  const { hinted: advised } = useWords(tableWords);
  const first = useLentFocus();
  const title = say.acquire(book.name(card));
  const ways = commands.flatMap((each) => acquisitionOf(each, view, you) ?? []);
  const plain = ways.filter(({ sheet }) => sheet === null);
  const upgrades = ways.filter(({ sheet }) => sheet !== null);
  return (
    <section
      className={`${choice.panel} ${styles.panel}`}
      aria-label={title}
      data-zone="choice"
      data-tall
    >
      <h2 className={choice.title}>{title}</h2>
      <ul className={styles.ways}>
        {plain.map(({ command: each, price, toTop }, i) => {
          const isHinted = hinted !== null && saysTheSame(hinted, each);
          return (
            <li key={JSON.stringify(each)}>
              <button
                type="button"
                ref={i === 0 ? first : null}
                className={choice.answer}
                data-hinted={isHinted || undefined}
                aria-description={isHinted ? advised : undefined}
                onClick={() => command(each)}
              >
                {price === 0 ? say.plainFree : say.plain(price)}
                {toTop && <small className={styles.top}>, {say.onTop}</small>}
              </button>
            </li>
          );
        })}
        {upgrades.map((way, i) => (
          <li key={JSON.stringify(way.command)}>
            <UpgradeOption
              way={way}
              card={card}
              focus={plain.length === 0 && i === 0 ? first : null}
            />
          </li>
        ))}
        <li>
          <button type="button" className={choice.answer} data-nothing onClick={onClose}>
            {say.cancel}
          </button>
        </li>
      </ul>
      <p className={styles.hint}>{say.covers}</p>
    </section>
  );
}
