import { formatNamed } from '@openrealms/engine';
import { Icon } from '../../card/icon.tsx';
import { formatWords } from '../../formats/format-words.ts';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import styles from './team.module.css';

/** Teams are told apart by a shape as well as by a colour. */
const SHAPES = ['M12 2 22.5 21.5h-21Z', 'M12 1 23 12 12 23 1 12Z'] as const;

/** The sign of a team. */
export function TeamMark({ team }: { readonly team: number }) {
  return (
    <span className={styles.mark} data-team={team} aria-hidden="true">
      <Icon className={undefined}>
        <path d={SHAPES[team % SHAPES.length]} />
      </Icon>
    </span>
  );
}

/** What a team is called: by its part in the game where only one has it, or else by its number. */
export function useTeamName(): (team: number) => string {
  const { view } = useTable();
  const formats = useWords(formatWords);
  const say = useWords(seatWords);
  return (team) => {
    const { role } = formatNamed(view.format);
    const parts = view.seats
      .filter((seat) => seat.team === team)
      .map(({ seat }) => role(seat, view.seats.length));
    if (view.challenge !== undefined) return say.yourTeam;
    return parts.every((part) => part === 'raider') ? say.raiders : formats.team(team + 1);
  };
}
