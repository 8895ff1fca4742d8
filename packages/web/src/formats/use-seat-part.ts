import { formatNamed, type Seat, type View } from '@openrealms/engine';
import { useWords } from '../i18n/words.ts';
import { formatWords } from './format-words.ts';

/** What a player is by the seat alone: team, role or both; empty at a table where all are the same. */
export function useSeatPart(format: View['format'], seats: number): (seat: Seat) => string {
  const say = useWords(formatWords);
  return (seat) => {
    const { team, role } = formatNamed(format);
    const own = { team: team(seat, seats), role: role(seat, seats) };
    const others = Array.from({ length: seats }, (_, other) => other).filter((s) => s !== seat);
    const hasMates = others.some((other) => team(other, seats) === own.team);
    // Where only one team has Raiders, the word alone tells the team.
    const isShared = others.some(
      (other) => team(other, seats) !== own.team && role(other, seats) === own.role,
    );
    const parts = [hasMates && isShared ? say.team(own.team + 1) : '', say.roles[own.role]];
    return parts.filter((part) => part !== '').join(' · ');
  };
}
