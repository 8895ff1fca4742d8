import type { Card, Effect } from '@openrealms/engine';

/** What the rest of an ability gives for a card that is discarded or scrapped for it, as effects. */
export function spoilsFor(effects: readonly Effect[], taken: Card): readonly Effect[] {
  return effects.flatMap((effect): readonly Effect[] => {
    switch (effect.kind) {
      case 'gain-per':
        if (effect.per === 'own-scrapped') return [];
        return [
          {
            kind: effect.what,
            amount: effect.amount * (effect.per === 'their-cost' ? taken.cost : 1),
          },
        ];
      case 'if-you-do':
        return effect.effects;
      default:
        return [];
    }
  });
}

/** All effects that a card prints outside of branches. */
export function printedOn(card: Card): readonly Effect[] {
  const { primary, ally, doubleAlly, upgradeAlly, scrap, acquired } = card;
  return [...primary, ...ally, ...doubleAlly, ...upgradeAlly, ...scrap, ...acquired];
}
