import type { Card, Effect } from '@openrealms/engine';

/** Every effect a card prints, also those inside of choices and conditions. */
export function effectsOf({ primary, ally, doubleAlly, scrap }: Card): Effect[] {
  return [...primary, ...ally, ...doubleAlly, ...scrap].flatMap(withInner);
}

function withInner(effect: Effect): Effect[] {
  if (effect.kind === 'choose') return [effect, ...effect.branches.flat().flatMap(withInner)];
  if ('effects' in effect) return [effect, ...effect.effects.flatMap(withInner)];
  return [effect];
}
