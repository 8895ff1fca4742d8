import { formatNamed } from '@openrealms/engine';
import { lazy, Suspense } from 'react';
import { AuthorityIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { OpponentSeat, type SeatShape } from './opponent-seat.tsx';
import { OpponentTile } from './opponent-tile.tsx';
import { OwnSeat } from './own-seat.tsx';
import type { SeatRow } from './seat-rows.ts';
import styles from './team.module.css';
import { TeamMark, useTeamName } from './team-mark.tsx';

const BossSeat = lazy(async () => ({
  default: (await import('../../bosses/boss-seat.tsx')).BossSeat,
}));

interface TeamRowProps {
  readonly row: SeatRow;
  readonly shape: SeatShape;
  /** Small figures only: a phone. */
  readonly tiles: boolean;
  /** Whether the near seat keeps its place in its own row, so that it is seen who sits across. */
  readonly keepsPlace: boolean;
}

/** Players who sit side by side; a team with its name, and with its authority where that is one for all. */
export function TeamRow({ row, shape, tiles, keepsPlace }: TeamRowProps) {
  const { near, view } = useTable();
  const seats = keepsPlace ? row.seats : row.seats.filter((seat) => seat !== near);
  return (
    <div className={styles.row} data-team={row.team ?? undefined}>
      {row.team !== null && <TeamLabel team={row.team} own={row.seats.includes(near)} />}
      <div className={styles.seats}>
        {seats.map((seat) => {
          if (seat === near) return <OwnSeat key={seat} />;
          if (view.challenge !== undefined && view.seats[seat].role === 'boss') {
            return (
              <Suspense key={seat} fallback={null}>
                <BossSeat />
              </Suspense>
            );
          }
          return tiles ? (
            <OpponentTile key={seat} seat={seat} team={row.team} />
          ) : (
            <OpponentSeat key={seat} seat={seat} shape={shape} team={row.team} />
          );
        })}
      </div>
    </div>
  );
}

/** The viewer's own authority stands among their figures. */
function TeamLabel({ team, own }: { readonly team: number; readonly own: boolean }) {
  const { view } = useTable();
  const say = useWords(seatWords);
  const name = useTeamName()(team);
  const first = view.seats.find((seat) => seat.team === team);
  const shared = formatNamed(view.format).sharedAuthority && !own;
  return (
    <p className={styles.label}>
      <TeamMark team={team} />
      {name}
      {shared && first !== undefined && (
        <span className={styles.common}>
          <AuthorityIcon />
          <span aria-hidden="true">{first.authority}</span>
          <span className="visually-hidden">{say.teamAuthorityOf(name, first.authority)}</span>
        </span>
      )}
    </p>
  );
}
