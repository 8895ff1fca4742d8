import {
  type ChallengeId,
  type ChallengeView,
  formatNamed,
  type Seat,
  type SeatView,
} from '@openrealms/engine';
import { useTable } from '../table/table-context.ts';

/** The Boss at the table. */
export interface BossAtTable {
  readonly id: ChallengeId;
  readonly seat: Seat;
  readonly name: string;
  readonly challenge: ChallengeView;
  /** What lies before it, as for any player. */
  readonly own: SeatView;
  readonly hasDeck: boolean;
  readonly hasAuthority: boolean;
  readonly isActing: boolean;
}

export function useBoss(): BossAtTable {
  const { view, names } = useTable();
  const { challenge, seats, format } = view;
  if (challenge === undefined) throw new Error('There is a Boss only in a challenge.');
  const seat = seats.length - 1;
  const { boss } = formatNamed(format);
  return {
    id: format as ChallengeId,
    seat,
    name: names[seat],
    challenge,
    own: seats[seat],
    hasDeck: boss?.hasDeck === true,
    hasAuthority: boss?.authority !== null,
    isActing: view.active.includes(seat),
  };
}
