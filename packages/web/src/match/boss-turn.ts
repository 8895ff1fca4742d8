import type { GameEvent, Seat } from '@openrealms/engine';

/** What of a Boss is worth a look of its own. */
const BEGINS: ReadonlySet<GameEvent['kind']> = new Set<GameEvent['kind']>([
  'turn-started',
  'row-card-taken',
  'boss-revealed',
  'boss-ability',
  'boss-aims',
  'boss-counts',
  'boss-acquired',
  'base-returned',
  'card-played',
  'ability-used',
  'turn-ended',
]);

/**
 * What happened, cut where a Boss does the next thing: its reveal, an ability, why and whom it attacks. Everything else stays in one
 * piece, so that there is a single one where no Boss has a part in it.
 */
export function bossSteps(
  events: readonly GameEvent[],
  boss: Seat,
): readonly (readonly GameEvent[])[] {
  const steps: GameEvent[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last === undefined || begins(event, last.at(-1), boss)) steps.push([event]);
    else last.push(event);
  }
  return steps;
}

function begins(event: GameEvent, before: GameEvent | undefined, boss: Seat): boolean {
  if (!('seat' in event) || event.seat !== boss || !BEGINS.has(event.kind)) return false;
  // A card that is turned up and played at once is one thing.
  return !(event.kind === 'card-played' && before?.kind === 'boss-revealed');
}
