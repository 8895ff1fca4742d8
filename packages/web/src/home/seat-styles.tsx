import { STYLE_NAMES, type StyleName } from '@openrealms/bots';
import type { Seat } from '@openrealms/engine';
import { Picker } from '../form/picker.tsx';
import { useWords } from '../i18n/words.ts';
import { opponentWords } from '../opponents/opponent-words.ts';
import { rankWords } from '../opponents/rank-words.ts';
import styles from '../opponents/style-fold.module.css';
import { StyleFold } from '../opponents/style-fold.tsx';
import type { SeatChoice } from './seat-choice.ts';
import { styleOf, withStyle } from './seat-levels.ts';

interface SeatStylesProps {
  readonly seats: readonly SeatChoice[];
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** The style of each computer player, folded away. */
export function SeatStyles({ seats, names, onChange }: SeatStylesProps) {
  const say = useWords(opponentWords);
  const rank = useWords(rankWords);
  const items = (['balanced', ...STYLE_NAMES] as const).map((style) => ({
    id: style,
    name: rank.styles[style],
    hint: say.likings[style],
  }));
  const computers = seats.flatMap((seat, i) => (seat.kind === 'bot' ? [i] : []));
  if (computers.length === 1)
    return <StyleFold value={styleAt(computers[0])} onChange={setStyle(computers[0])} />;
  return (
    <details>
      <summary className={styles.summary}>{say.styles}</summary>
      <div className={styles.seats}>
        {computers.map((seat) => (
          <div key={seat} className={styles.seat}>
            <span aria-hidden="true">{names[seat]}</span>
            <Picker
              label={say.styleOf(names[seat], seat + 1)}
              items={items}
              value={styleAt(seat) ?? 'balanced'}
              onChange={(id) => setStyle(seat)(STYLE_NAMES.find((each) => each === id) ?? null)}
            />
          </div>
        ))}
      </div>
    </details>
  );

  function styleAt(seat: Seat): StyleName | null {
    return styleOf(seats[seat]);
  }

  function setStyle(seat: Seat): (style: StyleName | null) => void {
    return (style) => onChange(seats.with(seat, withStyle(seats[seat], style)));
  }
}
