import { type FormatId, formatNamed } from '@openrealms/engine';
import { Choice } from '../form/choice.tsx';
import { choosable } from '../form/choosable.ts';
import { useWords } from '../i18n/words.ts';
import { LevelLadder } from '../opponents/level-ladder.tsx';
import { opponentWords } from '../opponents/opponent-words.ts';
import { newGameWords } from './new-game-words.ts';
import { modeOf, type SeatChoice, seatsFitted, seatsFor } from './seat-choice.ts';
import { levelOfAll, seatsAtLevel } from './seat-levels.ts';
import { SeatList } from './seat-list.tsx';
import { SeatStyles } from './seat-styles.tsx';

interface PlayerChoiceProps {
  readonly format: FormatId;
  readonly seats: readonly SeatChoice[];
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** How many play, who of them is a person, and who sits where. */
export function PlayerChoice({ format, seats, names, onChange }: PlayerChoiceProps) {
  const say = useWords(newGameWords);
  const opponents = useWords(opponentWords);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const { seatCounts } = formatNamed(format);
  const mode = modeOf(seats);
  const modes = seats.length === 2 ? say.modes : { ...say.modes, 'same-screen': say.severalHere };
  return (
    <>
      {seatCounts.length > 1 && (
        <Choice
          label={say.count}
          options={seatCounts.map((count) => ({ value: `${count}`, label: `${count}` }))}
          value={`${seats.length}`}
          onChange={(count) => onChange(seatsFitted(seats, Number(count)))}
        />
      )}
      <Choice
        label={say.mode}
        hint={say.modeHints[mode]}
        options={choosable(modes)}
        value={mode}
        onChange={(chosen) => onChange(seatsFor(chosen, seats))}
      />
      {bots > 0 && (
        <LevelLadder
          label={bots === 1 ? opponents.level : opponents.levelOfAll}
          value={levelOfAll(seats)}
          onChange={(level) => onChange(seatsAtLevel(seats, level))}
        />
      )}
      <SeatList format={format} seats={seats} names={names} onChange={onChange} />
      {bots > 0 && <SeatStyles seats={seats} names={names} onChange={onChange} />}
    </>
  );
}
