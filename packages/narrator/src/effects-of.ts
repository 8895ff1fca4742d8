import type { Card, Effect } from '@openrealms/engine';

/** Every effect a card prints, also those inside of choices and conditions. */
export function effectsOf(card: Card): Effect[] {
  return [...effectsInPlay(card), ...everyEffect(card.acquired)];
}

/** Those of the abilities that it has in play. */
export function effectsInPlay({ primary, ally, doubleAlly, upgradeAlly, scrap }: Card): Effect[] {
  return everyEffect([...primary, ...ally, ...doubleAlly, ...upgradeAlly, ...scrap]);
}

/** These effects, and those inside of their choices and conditions. */
export function everyEffect(effects: readonly Effect[]): Effect[] {
  return effects.flatMap(withInner);
}

function withInner(effect: Effect): Effect[] {
  if (effect.kind === 'choose') return [effect, ...effect.branches.flat().flatMap(withInner)];
  if ('effects' in effect) return [effect, ...effect.effects.flatMap(withInner)];
  return [effect];
}
