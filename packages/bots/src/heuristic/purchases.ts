import type { CardId } from '@openrealms/engine';

/** Something that could be bought. */
export interface Ware {
  readonly id: CardId;
  readonly cost: number;
  /** What it is worth to have it rather than not. */
  readonly net: number;
}

/** What to buy together, and what that is worth. */
export interface Plan {
  readonly wares: readonly Ware[];
  readonly net: number;
}

const NOTHING: Plan = { wares: [], net: 0 };

/** The best of these wares for so much trade, taken together. */
export function bestPlan(wares: readonly Ware[], trade: number): Plan {
  const wanted = wares.filter(({ cost, net }) => net > 0 && cost <= trade);
  return from(0, trade, wanted);
}

function from(start: number, trade: number, wares: readonly Ware[]): Plan {
  let found = NOTHING;
  for (let i = start; i < wares.length; i++) {
    const ware = wares[i];
    if (ware.cost > trade) continue;
    const rest = from(i + 1, trade - ware.cost, wares);
    if (ware.net + rest.net > found.net) {
      found = { wares: [ware, ...rest.wares], net: ware.net + rest.net };
    }
  }
  return found;
}
