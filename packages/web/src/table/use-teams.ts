import { formatNamed, type View } from '@openrealms/engine';
import { useMemo } from 'react';

/** Who is on which team, by seat: the same list as long as it is the same table. */
export function useTeams({ format, seats }: View): readonly number[] {
  const count = seats.length;
  return useMemo(
    () => Array.from({ length: count }, (_, seat) => formatNamed(format).team(seat, count)),
    [format, count],
  );
}
