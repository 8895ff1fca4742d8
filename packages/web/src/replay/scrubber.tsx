import type { CSSProperties } from 'react';
import { useWords } from '../i18n/words.ts';
import { replayWords } from './replay-words.ts';
import styles from './scrubber.module.css';
import { type TurnMark, turnAt } from './turn-marks.ts';

/**
 * The whole game as a line with a mark where each turn begins; the turns of the seats lie above and below it. The
 * browser's own slider, because it can say a move in words.
 */
export function Scrubber(props: {
  readonly move: number;
  readonly last: number;
  readonly marks: readonly TurnMark[];
  readonly names: readonly string[];
  readonly onMove: (move: number) => void;
}) {
  const { move, last, marks, names, onMove } = props;
  const say = useWords(replayWords);
  const turn = turnAt(marks, move);
  const parts = [say.position(move, last)];
  if (turn !== undefined) parts.push(say.turn(turn.turn, names[turn.seat]));
  return (
    <div className={styles.scrubber} style={{ '--at': share(move, last) } as CSSProperties}>
      <div className={styles.marks} aria-hidden="true">
        {marks.map((mark, i) => (
          <span
            key={mark.turn}
            className={styles.turn}
            data-now={mark === turn || undefined}
            data-below={mark.seat % 2 === 1 || undefined}
            style={
              {
                '--from': share(mark.move, last),
                '--to': share(marks[i + 1]?.move ?? last, last),
              } as CSSProperties
            }
          />
        ))}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={say.scrubber}
        aria-valuetext={parts.join(', ')}
        min={0}
        max={last}
        value={move}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  );
}

/** How far along, from 0 to 1. */
function share(move: number, last: number): number {
  return last === 0 ? 0 : move / last;
}
