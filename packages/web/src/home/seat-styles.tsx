import { botNameOf, botParts, STYLE_NAMES } from '@openrealms/bots';
import { Picker } from '../form/picker.tsx';
import { useWords } from '../i18n/words.ts';
import { opponentWords } from '../opponents/opponent-words.ts';
import { rankWords } from '../opponents/rank-words.ts';
import styles from '../opponents/style-fold.module.css';
import type { SeatChoice } from './seat-choice.ts';

interface SeatStylesProps {
  readonly seats: readonly SeatChoice[];
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** The style of each of several computer players, folded away. */
export function SeatStyles({ seats, names, onChange }: SeatStylesProps) {
  const say = useWords(opponentWords);
  const rank = useWords(rankWords);
  const items = (['balanced', ...STYLE_NAMES] as const).map((style) => ({
    id: style,
    name: rank.styles[style],
    hint: say.likings[style],
  }));
  return (
    <details>
      <summary className={styles.summary}>{say.styles}</summary>
      <div className={styles.seats}>
        {seats.map((seat, i) => {
          if (seat.kind === 'person') return null;
          const parts = botParts(seat.bot)!;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: A seat is its number.
            <div key={i} className={styles.seat}>
              <span aria-hidden="true">{names[i]}</span>
              <Picker
                label={say.styleOf(names[i], i + 1)}
                items={items}
                value={parts.style ?? 'balanced'}
                onChange={(id) => {
                  const style = STYLE_NAMES.find((each) => each === id) ?? null;
                  onChange(seats.with(i, { kind: 'bot', bot: botNameOf({ ...parts, style }) }));
                }}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
