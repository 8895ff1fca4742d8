import type { Effect } from './ability.ts';
import type { Card } from './card.ts';

/** The abilities that are activated or triggered, in the order in which they are compiled. */
export const ABILITIES = [
  'primary',
  'ally',
  'double-ally',
  'upgrade-ally',
  'scrap',
  'whenever-ship-played',
  'acquired',
] as const;
/** Which ability of a card: the usable ones, the static one that carries effects, and what happens when it is acquired. */
export type AbilityName = (typeof ABILITIES)[number];

/** What an ability of a card does. */
export function effectsOf(card: Card, ability: AbilityName): readonly Effect[] {
  if (ability === 'double-ally') return card.doubleAlly;
  if (ability === 'upgrade-ally') return card.upgradeAlly;
  if (ability !== 'whenever-ship-played') return card[ability];
  return card.static.flatMap((item) => (item.kind === 'whenever-ship-played' ? item.effects : []));
}
