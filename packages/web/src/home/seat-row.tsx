import { botParts, LEVELS } from '@openrealms/bots';
import buttons from '../form/buttons.module.css';
import { type Pickable, Picker } from '../form/picker.tsx';
import { TextInput } from '../form/text-input.tsx';
import { useWords } from '../i18n/words.ts';
import { characterName } from '../opponents/character-names.ts';
import { opponentWords } from '../opponents/opponent-words.ts';
import { rankOf } from '../opponents/rank.ts';
import { rankWords } from '../opponents/rank-words.ts';
import { MAX_NAME } from '../settings/read-settings.ts';
import { newGameWords } from './new-game-words.ts';
import type { SeatChoice } from './seat-choice.ts';
import { atLevel } from './seat-levels.ts';
import styles from './seat-row.module.css';

interface SeatRowProps {
  /** From 1. */
  readonly number: number;
  /** What a player at this seat is: team and role; empty where all are the same. */
  readonly part: string;
  readonly seat: SeatChoice;
  /** What a person without a name is called. */
  readonly label: string;
  /** Where the player can move to; nowhere in a duel. */
  readonly moves: readonly Move[];
  readonly onChange: (seat: SeatChoice) => void;
  readonly onMove: (move: Move) => void;
}

export type Move = 'up' | 'down';

const ARROWS: Readonly<Record<Move, string>> = {
  up: 'M8 13V3.5M3.5 8 8 3.5 12.5 8',
  down: 'M8 3v9.5M3.5 8 8 12.5 12.5 8',
};

/** Who sits at one seat: a person with a name, or one of the computer players. */
export function SeatRow(props: SeatRowProps) {
  const { number, part, seat, label, moves, onChange, onMove } = props;
  const say = useWords(newGameWords);
  const { manners } = useWords(opponentWords);
  const rank = useWords(rankWords);
  const people: Pickable = { id: 'person', name: say.person, hint: say.personHint };
  const bots = LEVELS.map((level): Pickable => {
    const bot = atLevel(seat, level);
    const tag = bot.kind === 'bot' ? rankOf(bot.bot, rank).short : undefined;
    return { id: level, name: characterName(level), tag, hint: manners[level] };
  });
  const level = LEVELS.find((each) => seat.kind === 'bot' && botParts(seat.bot)?.level === each);
  return (
    <li
      className={styles.row}
      data-seat={number - 1}
      data-kind={seat.kind}
      data-many={moves.length > 0 || undefined}
    >
      <span className={styles.seat}>
        {say.seat(number)}
        {part !== '' && <span className={styles.part}>{part}</span>}
      </span>
      <div className={styles.who}>
        <Picker
          label={say.who(number)}
          items={[people, ...bots]}
          value={level ?? 'person'}
          onChange={(id) => {
            const chosen = LEVELS.find((each) => each === id);
            onChange(chosen === undefined ? { kind: 'person', name: '' } : atLevel(seat, chosen));
          }}
        />
      </div>
      {seat.kind === 'person' && (
        <div className={styles.detail}>
          <TextInput
            label={say.name(number)}
            hideLabel
            placeholder={label}
            maxLength={MAX_NAME}
            value={seat.name}
            onChange={(name) => onChange({ kind: 'person', name: name.slice(0, MAX_NAME) })}
          />
        </div>
      )}
      {moves.length > 0 && (
        <span className={styles.moves}>
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              className={`${buttons.quiet} ${styles.move}`}
              data-move={move}
              aria-label={say.move(label, move === 'up' ? number - 1 : number + 1)}
              onClick={() => onMove(move)}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={ARROWS[move]} />
              </svg>
            </button>
          ))}
        </span>
      )}
    </li>
  );
}
