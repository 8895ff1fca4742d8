import { type Random, roll } from '@openrealms/engine';
import { SECOND, type Weights } from '../network/network.ts';
import { partsOf, sizeOf } from '../network/weights-layout.ts';

/** By how much of itself a copy differs at most from the unit that it was made of: so that the two part ways. */
const DIFFERENCE = 0.03;

/**
 * The same network with so many times as many units in its first layer: several for each, which share what it said. Thinks the same as
 * before but for a hair's breadth, and has room to learn more.
 */
export function widened(before: Weights, times: number, random: Random): Weights {
  const ids = [...before.cards.keys()];
  const hidden = before.hidden * times;
  const after = partsOf(new Float32Array(sizeOf(hidden, ids.length)), hidden, ids);
  const nearly = (x: number) => x * (1 + DIFFERENCE * (roll(random, 2001) / 1000 - 1));
  const copy = (from: Float32Array, to: Float32Array, end = from.length) => {
    for (let i = 0; i < end; i++) {
      const row = Math.floor(i / before.hidden) * hidden;
      const unit = i % before.hidden;
      to[row + unit] = from[i];
      for (let k = 1; k < times; k++) to[row + k * before.hidden + unit] = nearly(from[i]);
    }
  };
  copy(before.scalars, after.scalars);
  copy(before.zones, after.zones);
  for (const [id, row] of after.cards) copy(before.cards.get(id)!, row);
  copy(before.second, after.second, SECOND * before.hidden);
  for (let i = 0; i < SECOND * hidden; i++) after.second[i] /= times;
  after.second.set(before.second.subarray(SECOND * before.hidden), SECOND * hidden);
  after.output.set(before.output);
  return after;
}
