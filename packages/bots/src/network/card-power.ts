import type { Catalog, Effect } from '@openrealms/engine';
import type { CardPower } from './encoding.ts';

const powers = new WeakMap<Catalog, CardPower>();

/** What each card of these boxes brings when it is played. */
export function cardPower(catalog: Catalog): CardPower {
  let power = powers.get(catalog);
  if (power === undefined) {
    const sum = (kind: Effect['kind']) =>
      Float32Array.from(catalog.cards, (card) => (card === null ? 0 : bring(card.primary, kind)));
    power = { trade: sum('trade'), combat: sum('combat'), draw: sum('draw') };
    powers.set(catalog, power);
  }
  return power;
}

function bring(effects: readonly Effect[], kind: Effect['kind']): number {
  let most = 0;
  for (const effect of effects) {
    if (effect.kind === 'choose') {
      most += Math.max(...effect.branches.map((branch) => bring(branch, kind)));
    } else if (effect.kind === kind && 'amount' in effect) {
      most += typeof effect.amount === 'number' ? effect.amount : 1;
    }
  }
  return most;
}
