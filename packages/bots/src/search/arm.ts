import type { CommandCode } from '@openrealms/engine';
import type { Plan } from '../network/planner.ts';

/** A plan and what became of it, world by world. */
export class Arm {
  readonly steps: readonly CommandCode[];
  count = 0;
  private readonly values: Float32Array;
  private readonly expected: number;
  private sum = 0;

  /** With what the network thinks of it beforehand. */
  constructor({ steps, value }: Plan, worlds: number) {
    this.steps = steps;
    this.expected = value;
    this.values = new Float32Array(worlds);
  }

  add(value: number): void {
    this.values[this.count++] = value;
    this.sum += value;
  }

  get mean(): number {
    return this.count === 0 ? this.expected : this.sum / this.count;
  }

  /** What is thought of it now: few worlds do not outweigh the first impression. */
  get worth(): number {
    return (this.sum + TRUST * this.expected) / (this.count + TRUST);
  }

  /** By how many standard errors it is behind another one that was tried in the same worlds. */
  behind(other: Arm): number {
    const n = this.count;
    const mean = other.mean - this.mean;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const off = other.values[i] - this.values[i] - mean;
      squares += off * off;
    }
    // Where all worlds gave the same, a hair's breadth decides nothing yet.
    const error = Math.sqrt(squares / (n * (n - 1))) + 1e-4;
    return mean / error;
  }
}

/** As many worlds as the first impression counts for. */
const TRUST = 12;
/** Beyond this many standard errors a plan is not looked at any more. */
const HOPELESS = 3;

export function leader(arms: readonly Arm[]): Arm {
  return arms.reduce((best, arm) => (arm.worth > best.worth ? arm : best));
}

/** The plans that may still turn out to be the best. */
export function drop(arms: readonly Arm[]): Arm[] {
  const best = leader(arms);
  return arms.filter((arm) => arm === best || arm.behind(best) < HOPELESS);
}
