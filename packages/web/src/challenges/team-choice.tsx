import type { ChallengeId } from '@openrealms/engine';
import { Choice } from '../form/choice.tsx';
import { choosable } from '../form/choosable.ts';
import { newGameWords } from '../home/new-game-words.ts';
import { type Mode, modeOf, type SeatChoice, seatsFitted, seatsFor } from '../home/seat-choice.ts';
import { levelOfAll, seatsAtLevel } from '../home/seat-levels.ts';
import { SeatList } from '../home/seat-list.tsx';
import { SeatStyles } from '../home/seat-styles.tsx';
import { useWords } from '../i18n/words.ts';
import { LevelLadder } from '../opponents/level-ladder.tsx';
import { challengeTable } from './challenge-table.ts';
import { challengeWords } from './challenge-words.ts';

interface TeamChoiceProps {
  readonly challenge: ChallengeId;
  readonly seats: readonly SeatChoice[];
  /** What the players are called, by seat. */
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** How many face the Boss, and who of them is a person. */
export function TeamChoice({ challenge, seats, names, onChange }: TeamChoiceProps) {
  const say = useWords(challengeWords);
  const { count } = useWords(newGameWords);
  const mode = modeOf(seats);
  const solo = seats.length === 1;
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const modes: Partial<Record<Mode, string>> = solo
    ? { 'against-computer': say.alone, watch: say.watch }
    : {
        'against-computer': say.withComputers,
        'same-screen': say.severalHere,
        watch: say.watch,
      };
  return (
    <>
      <Choice
        label={count}
        options={challengeTable(challenge).seatCounts.map((number) => ({
          value: `${number}`,
          label: `${number}`,
        }))}
        value={`${seats.length}`}
        onChange={(number) => onChange(seatsFitted(seats, Number(number)))}
      />
      <Choice
        label={say.mode}
        hint={say.modeHints[solo && mode === 'against-computer' ? 'alone' : mode]}
        options={choosable(modes as Record<Mode, string>)}
        value={mode}
        onChange={(chosen) => onChange(seatsFor(chosen, seats))}
      />
      {bots > 0 && (
        <LevelLadder
          label={bots === 1 ? say.strength : say.strengthOfAll}
          value={levelOfAll(seats)}
          onChange={(level) => onChange(seatsAtLevel(seats, level))}
        />
      )}
      {!solo && <SeatList format={null} seats={seats} names={names} onChange={onChange} />}
      {bots > 0 && <SeatStyles seats={seats} names={names} onChange={onChange} />}
    </>
  );
}
