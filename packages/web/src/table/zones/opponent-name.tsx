import { formatNamed, type Seat } from '@openrealms/engine';
import { commandLabel } from '@openrealms/narrator';
import { AuthorityIcon, CombatIcon, TradeIcon } from '../../card/icons.tsx';
import { useWords } from '../../i18n/words.ts';
import { seatPlace, tapOn } from '../places.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import { useInspecting } from '../use-inspecting.ts';
import styles from './opponent-name.module.css';
import { SeatBadges, useSeatRemarks } from './seat-badges.tsx';
import { TeamMark, useTeamName } from './team-mark.tsx';

/** What a computer player is has no more letters than this: its style is left out then. */
const LONG_RANK = 22;

/** Names with more letters than this are set smaller, in two lines. */
const LONG = 11;

interface OpponentNameProps {
  readonly seat: Seat;
  readonly team: number | null;
}

/** Name and authority of another player: the thing to tap to attack them, to give them something or to name them. */
export function OpponentName({ seat, team }: OpponentNameProps) {
  const { view, book, hintedPlace, names, ranks, places, near, tap } = useTable();
  const rank = ranks[seat] ?? null;
  const say = useWords(tableWords);
  const remarks = useSeatRemarks()(seat);
  const teamName = useTeamName();
  const { handlers, looked } = useInspecting({ kind: 'seat', seat });
  // Only whoever means it opens the seat: a mouse that passes by does not.
  const { onPointerEnter: _, onFocus: __, ...looking } = handlers;
  const { authority, trade, combat, defeated } = view.seats[seat];
  const place = seatPlace(seat);
  const acts = places.get(place) ?? [];
  const first = tapOn(acts);
  const does = first?.kind === 'do' ? commandLabel(first.command, { names, view }, book) : null;
  const attack = acts.some(({ type }) => type === 'attack-player');
  const gives = acts.length > 0 && acts.every(({ type }) => type === 'transfer');
  const empty = trade === 0 && combat === 0;
  // Where a team has one authority, it stands beside the team. There are Bosses that have none.
  const { sharedAuthority, boss } = formatNamed(view.format);
  const hasNone = view.seats[seat].role === 'boss' && boss?.authority === null;
  const isAlone = view.seats.filter((other) => other.team === view.seats[seat].team).length === 1;
  const showsAuthority = (!sharedAuthority || isAlone || seat === near) && !hasNone;
  const label = [
    names[seat],
    rank?.spoken ?? null,
    team === null ? null : teamName(team),
    hasNone ? null : `${say.authority} ${authority}`,
    ...remarks,
    defeated ? say.defeated : null,
    does,
    hintedPlace === place ? say.hinted : null,
  ].filter((part) => part !== null);
  return (
    <button
      type="button"
      className={styles.name}
      data-place={place}
      data-legal={(acts.length > 0 && !gives) || undefined}
      data-gives={gives || undefined}
      data-attack={attack || undefined}
      data-hinted={hintedPlace === place || undefined}
      aria-label={label.join('. ')}
      title={rank?.spoken}
      {...looking}
      onClick={() => {
        if (!looked()) tap(place, null);
      }}
    >
      <span className={styles.line}>
        <span className={styles.called} data-long={names[seat].length > LONG || undefined}>
          {team !== null && <TeamMark team={team} />} {names[seat]}
        </span>
        {showsAuthority && (
          <span className={styles.authority} data-anchor={`authority:${seat}`}>
            <AuthorityIcon />
            <b>{authority}</b>
          </span>
        )}
      </span>
      {rank !== null && (
        <span className={styles.rank} data-beside={!empty || undefined}>
          {rank.short.length > LONG_RANK ? rank.level : rank.short}
        </span>
      )}
      <span className={styles.line}>
        <SeatBadges seat={seat} />
        {/* Keeps its place when it is empty, so that nothing moves when a turn begins. */}
        <span className={styles.pools} data-empty={empty || undefined}>
          <span data-anchor={`trade:${seat}`}>
            <TradeIcon />
            {trade}
          </span>
          <span data-anchor={`combat:${seat}`}>
            <CombatIcon />
            {combat}
          </span>
        </span>
      </span>
      {attack && empty && (
        <span className={styles.aim} aria-hidden="true">
          <CombatIcon />
        </span>
      )}
    </button>
  );
}
