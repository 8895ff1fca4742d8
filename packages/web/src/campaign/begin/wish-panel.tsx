import type { Wish } from '@openrealms/engine';
import field from '../../form/field.module.css';
import { labelWords, playerLabels } from '../../home/player-label.ts';
import { playersAt, type SeatChoice } from '../../home/seat-choice.ts';
import { useWords } from '../../i18n/words.ts';
import { beginWords } from './begin-words.ts';
import { WishChoice } from './wish-choice.tsx';
import styles from './wish-panel.module.css';

export type Wishes = readonly [Wish, Wish];

interface WishPanelProps {
  readonly seats: readonly SeatChoice[];
  readonly ownName: string;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** Which side each of the people would like, and what comes of it. */
export function WishPanel({ seats, ownName, wishes, onChange }: WishPanelProps) {
  const say = useWords(beginWords);
  const names = playerLabels(playersAt(seats, ownName), useWords(labelWords));
  const people = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const alone = people.length === 1;
  return (
    <>
      <p className={field.hint}>{say.sidesHint}</p>
      {people.map((i) => (
        <WishChoice
          key={i}
          label={alone ? say.yourWish : say.wish(names[i])}
          value={wishes[i]}
          onChange={(wish) => onChange(i === 0 ? [wish, wishes[1]] : [wishes[0], wish])}
        />
      ))}
      <p role="status" className={styles.outcome}>
        {outcome()}
      </p>
    </>
  );

  function outcome(): string {
    const [first, second] = wishes;
    if (!alone) return first === second ? say.same : '';
    const own = wishes[people[0]];
    return own === 'either' ? say.otherEither : say.others[own];
  }
}
