import type { GameEvent } from '@openrealms/engine';
import { useMemo } from 'react';
import { bossSteps } from '../match/boss-turn.ts';
import { useTable } from '../table/table-context.ts';
import { useBoss } from './use-boss.ts';

/** The steps of the Boss's present or last turn; none before its first. */
export function useBossTurn(): readonly (readonly GameEvent[])[] {
  const { log } = useTable();
  const { seat } = useBoss();
  return useMemo(() => {
    const events = log.flatMap((happening) => happening.events);
    const of = (kind: 'turn-started' | 'turn-ended') => (event: GameEvent) =>
      event.kind === kind && event.seat === seat;
    const start = events.findLastIndex(of('turn-started'));
    if (start === -1) return [];
    const turn = events.slice(start);
    const end = turn.findIndex(of('turn-ended'));
    return bossSteps(end === -1 ? turn : turn.slice(0, end), seat);
  }, [log, seat]);
}
