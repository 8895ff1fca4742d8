import type { Effect, Gain } from '../cards/ability.ts';

/**
 * How an effect hangs together with the one before it in the same ability: another gain, another option, a step whose
 * outcome depends on the step before, or something that only happens if that step did.
 */
export type Link = 'gain' | 'option' | 'step' | 'condition';

/** Undefined where the two effects stand side by side and the order makes no difference to the reader. */
export function linkBetween(previous: Effect, next: Effect): Link | undefined {
  if (isGain(previous) && isGain(next)) return 'gain';
  if (isOptional(previous) && isOptional(next)) return 'option';
  if (next.kind === 'if-you-do') return 'condition';
  if (next.kind === 'draw' && next.amount === 'that-many') return 'step';
  if (next.kind === 'gain-per' && next.per !== 'own-scrapped') return 'step';
  if (previous.kind === 'draw' && costsOwnCard(next)) return 'step';
  return undefined;
}

/** Whether the card itself lets the player leave this effect out. */
export function isOptional(effect: Effect): boolean {
  return 'may' in effect && effect.may;
}

function isGain(effect: Effect): effect is Gain {
  return effect.kind === 'trade' || effect.kind === 'combat' || effect.kind === 'authority';
}

/** A loss that may fall on the card just drawn. */
function costsOwnCard(effect: Effect): boolean {
  return effect.kind === 'discard' || (effect.kind === 'scrap' && !effect.may);
}
