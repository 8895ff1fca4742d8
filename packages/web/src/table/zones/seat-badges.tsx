import type { Seat } from '@openrealms/engine';
import { Icon } from '../../card/icon.tsx';
import { BaseIcon, CombatIcon } from '../../card/icons.tsx';
import { formatWords } from '../../formats/format-words.ts';
import { useWords } from '../../i18n/words.ts';
import { seatWords } from '../seat-words.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './seat-badges.module.css';
import { standingOf } from './standing.ts';

/** What a player is at this table, who may attack whom, and whose turn follows. The seat's button says it in words. */
export function SeatBadges(props: { readonly seat: Seat; readonly signs?: boolean }) {
  const { seat, signs = false } = props;
  const { view, you } = useTable();
  const say = useWords(seatWords);
  const { roles } = useWords(formatWords);
  const { defeated: out } = useWords(tableWords);
  const { role, defeated } = view.seats[seat];
  if (view.seats.length === 2) return null;
  const { reach, threat, next } = standingOf(view, you ?? seat, seat);
  return (
    <span className={`${styles.badges} ${signs ? styles.signs : ''}`} aria-hidden="true">
      {roles[role] !== '' && (
        <span className={styles.role} data-role={role}>
          {roles[role]}
        </span>
      )}
      {reach !== null && (
        <span className={styles.reach} title={say.reach[reach]}>
          <Upwards />
          {reach === 'player' ? <CombatIcon /> : <BaseIcon />}
        </span>
      )}
      {threat && (
        <span className={styles.threat} title={say.threat}>
          <Downwards />
        </span>
      )}
      {defeated && !signs && <span>{out}</span>}
      {next && !defeated && <span className={styles.next}>{signs ? <Follows /> : say.next}</span>}
    </span>
  );
}

/** What the badges say, for whoever does not see them. */
export function useSeatRemarks(): (seat: Seat) => readonly string[] {
  const { view, you } = useTable();
  const say = useWords(seatWords);
  const { roles } = useWords(formatWords);
  return (seat) => {
    if (view.seats.length === 2) return [];
    const { reach, threat, next } = standingOf(view, you ?? seat, seat);
    return [
      roles[view.seats[seat].role],
      view.active.includes(seat) ? say.playing : '',
      reach === null ? '' : say.reach[reach],
      threat ? say.threat : '',
      next ? say.next : '',
    ].filter((remark) => remark !== '');
  };
}

/** Whose turn follows. */
function Follows() {
  return (
    <Icon className={styles.arrow}>
      <path d="M3 3 12 12 3 21Zm9 0 9 9-9 9Z" />
    </Icon>
  );
}

/** From here to them. */
function Upwards() {
  return (
    <Icon className={styles.arrow}>
      <path d="M12 2 20 11h-5v11H9V11H4Z" />
    </Icon>
  );
}

/** From them to here. */
function Downwards() {
  return (
    <Icon className={styles.arrow}>
      <path d="M12 22 4 13h5V2h6v11h5Z" />
    </Icon>
  );
}
