import { levelFacts } from '../challenges/level-facts.ts';
import { useTable } from '../table/table-context.ts';
import { useBoss } from './use-boss.ts';

/** How many turns of the player who acts now, this one included, are not yet followed by one of the Boss. */
export function useQuietTurns(): number {
  const { view } = useTable();
  const { id, challenge, seat } = useBoss();
  const [acting = 0] = view.active;
  if (acting === seat) return 0;
  const { turns } = levelFacts(id, challenge.level);
  return Math.max(0, turns - challenge.turns[acting]);
}
