import type { Catalog, Effect } from '@openrealms/engine';

const reaches = new WeakMap<Catalog, Float32Array>();

/** The most combat that all abilities of each card together can still bring. What nobody can tell beforehand counts a lot. */
export function cardReach(catalog: Catalog): Float32Array {
  let reach = reaches.get(catalog);
  if (reach === undefined) {
    reach = Float32Array.from(catalog.cards, (card) => {
      if (card === null) return 0;
      const { ally, doubleAlly, primary, scrap, upgradeAlly } = card;
      return [primary, ally, doubleAlly, upgradeAlly, scrap].reduce(
        (sum, each) => sum + combatOf(each),
        0,
      );
    });
    reaches.set(catalog, reach);
  }
  return reach;
}

const UNKNOWN = 8;

function combatOf(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'combat':
        sum += effect.amount;
        break;
      case 'choose':
        sum += Math.max(...effect.branches.map(combatOf));
        break;
      case 'if-bases':
        sum += combatOf(effect.effects);
        break;
      case 'trade':
      case 'authority':
        break;
      default:
        sum += UNKNOWN;
    }
  }
  return sum;
}
