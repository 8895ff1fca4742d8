import {
  apply,
  awaitedBits,
  type GameState,
  isOver,
  type Random,
  roll,
  type Seat,
} from '@openrealms/engine';
import { Encoding } from '../network/encoding.ts';
import type { Thinker } from '../network/thinker.ts';

/** A decision of a game: the position behind it, as its player knew it. */
export interface Sample {
  readonly seat: Seat;
  readonly position: Encoding;
  /** What the network thought of it. */
  readonly value: number;
  /** What it should have thought. */
  target: number;
}

/** Samples that are used again for the next game. */
export class SamplePool {
  private readonly samples: Sample[] = [];
  private used = 0;

  take(seat: Seat, position: Encoding, value: number): Sample {
    let sample = this.samples[this.used];
    if (sample === undefined) {
      sample = { seat, position: new Encoding(), value, target: 0 };
      this.samples.push(sample);
    }
    this.used++;
    Object.assign(sample, { seat, value, target: 0 });
    sample.position.setGathered(position);
    return sample;
  }

  clear(): void {
    this.used = 0;
  }
}

const TURN_LIMIT = 200;

/**
 * Plays a game that has been dealt to its end: each player takes the option that the network likes best, or with the chance
 * `curiosity` any. Gives the samples of all players in order.
 */
export function selfPlay(
  state: GameState,
  thinker: Thinker,
  random: Random,
  curiosity: number,
  pool: SamplePool,
): Sample[] {
  const samples: Sample[] = [];
  while (!isOver(state) && state.turn < TURN_LIMIT * state.seats.length) {
    const seat = 31 - Math.clz32(awaitedBits(state));
    const options = thinker.options(state, seat);
    if (typeof options === 'number') {
      apply(state, seat, options);
      continue;
    }
    thinker.imagine(state, seat, random);
    const chosen =
      chance(random) < curiosity
        ? options[roll(random, options.length)]
        : thinker.best(seat, options);
    const value = thinker.judge(seat, chosen);
    apply(state, seat, chosen);
    if (!isOver(state)) samples.push(pool.take(seat, thinker.encoding, value));
  }
  return samples;
}

/** From 0 to 1. */
function chance(random: Random): number {
  return roll(random, 1 << 20) / (1 << 20);
}

/**
 * Says of each sample what the network should have thought: what came of it, mixed with what the network thought at the same
 * player's later decisions; `lambda` is the share of what came later.
 */
export function setTargets(samples: readonly Sample[], state: GameState, lambda: number): void {
  const returns = state.seats.map((_, seat) => outcome(state, seat));
  for (let i = samples.length - 1; i >= 0; i--) {
    const sample = samples[i];
    sample.target = returns[sample.seat];
    returns[sample.seat] = (1 - lambda) * sample.value + lambda * sample.target;
  }
}

/** 1 for a win, 0 for a loss, half of it for a game that nobody has won. */
function outcome(state: GameState, seat: Seat): number {
  return isOver(state) ? (state.winners >> seat) & 1 : 0.5;
}
