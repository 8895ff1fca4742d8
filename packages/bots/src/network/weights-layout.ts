import { CARD_NUMBERS } from './card-vector.ts';
import { SCALARS, ZONES } from './encoding.ts';
import { SECOND, type Weights } from './network.ts';

/** Where the parts of all weights lie in one array. */
export function partsOf(values: Float32Array, hidden: number, cardIds: readonly string[]): Weights {
  let next = 0;
  const take = (length: number): Float32Array => {
    next += length;
    return values.subarray(next - length, next);
  };
  return {
    hidden,
    output: take(SECOND + 1),
    second: take(SECOND * (hidden + 1)),
    scalars: take((SCALARS + 1) * hidden),
    zones: take(ZONES * CARD_NUMBERS * hidden),
    cards: new Map(cardIds.map((id) => [id, take(ZONES * hidden)])),
  };
}

export function sizeOf(hidden: number, cards: number): number {
  return (
    SECOND + 1 + SECOND * (hidden + 1) + (SCALARS + 1 + ZONES * (CARD_NUMBERS + cards)) * hidden
  );
}
