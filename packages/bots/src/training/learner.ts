import { type Catalog, nextWord, type Random, roll } from '@openrealms/engine';
import { CARD_NUMBERS, cardVector } from '../network/card-vector.ts';
import { type Encoding, MY_SHARE, SCALARS, ZONES } from '../network/encoding.ts';
import { LEAK, Network, SECOND, type Weights } from '../network/network.ts';
import { partsOf } from '../network/weights-layout.ts';
import { Edges } from './edges.ts';
import type { Lesson } from './lesson.ts';
import type { Sample } from './self-play.ts';

/** Weights in memory that several threads can share, with the running means of Adam. */
export interface SharedWeights {
  readonly hidden: number;
  readonly values: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

/** From how much is learned at a time. */
export interface Batch {
  readonly samples: number;
  readonly lessons: number;
}

/** Small random weights, so that no two hidden units begin alike. */
export function randomize(values: Float32Array, hidden: number, random: Random): void {
  const normal = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += (nextWord(random) >>> 0) / 2 ** 32;
    return sum;
  };
  const parts = partsOf(values, hidden, []);
  const fill = (part: Float32Array, spread: number) => {
    for (let i = 0; i < part.length; i++) part[i] = spread * normal();
  };
  values.fill(0);
  fill(parts.output, 0.3);
  fill(parts.second, 1 / Math.sqrt(hidden));
  fill(parts.scalars, 0.08);
  fill(parts.zones, 0.06);
  parts.second.fill(0, SECOND * hidden);
  parts.output[0] = 0;
}

const FORGETTING_MEAN = 0.9;
const FORGETTING_SQUARE = 0.999;
const TINY = 1e-8;
/** Samples, and lessons, that are kept to be learned from again. */
const MEMORY = 20_000;
/** How much more it counts how the plans of a lesson compare than what they are worth on average: that is what a choice needs. */
const COMPARISON = 20;

/** Learns from samples: gathers what each of them would change, and changes the weights once for all of them. */
export class Learner {
  readonly network: Network;
  readonly edges: Edges;
  private readonly shared: SharedWeights;
  private readonly weights: Weights;
  private readonly gradient: Float32Array;
  private readonly parts: Weights;
  private readonly tableGradient: Float32Array;
  private readonly catalog: Catalog;
  private readonly vectors: (Float32Array | null)[];
  private readonly delta: Float32Array;
  private readonly anonymous: Uint8Array;
  private readonly memory: Sample[] = [];
  private remembered = 0;
  private readonly lessons: Lesson[] = [];
  private taught = 0;
  private samples = 0;
  private error = 0;
  /** How many of the weights are changed, from the first on. */
  private learns: number;

  constructor(
    shared: SharedWeights,
    catalog: Catalog,
    cardIds: readonly string[],
    edges = new Edges(new Float32Array(0)),
  ) {
    this.edges = edges;
    const { hidden, values } = shared;
    this.shared = shared;
    this.learns = values.length;
    this.catalog = catalog;
    this.weights = partsOf(values, hidden, cardIds);
    this.network = new Network(this.weights, catalog);
    this.gradient = new Float32Array(values.length);
    this.parts = partsOf(this.gradient, hidden, cardIds);
    this.tableGradient = new Float32Array(ZONES * catalog.cards.length * hidden);
    this.vectors = catalog.cards.map((card) => (card === null ? null : cardVector(card)));
    this.delta = new Float32Array(hidden);
    this.anonymous = new Uint8Array(catalog.cards.length);
  }

  /** Takes the weights of all threads, and hides from itself who some of the cards are. */
  refresh(random: Random, hide: number): void {
    for (let card = 0; card < this.anonymous.length; card++) {
      this.anonymous[card] = roll(random, 1000) < hide * 1000 ? 1 : 0;
    }
    this.network.refresh((card) => this.anonymous[card] === 1);
  }

  /** Keeps a sample for some time. */
  remember(sample: Sample): void {
    this.memory[this.remembered++ % MEMORY] = sample;
  }

  /** Keeps a lesson for some time. */
  rememberLesson(lesson: Lesson): void {
    this.lessons[this.taught++ % MEMORY] = lesson;
  }

  /** Learns from so many samples and lessons that it remembers; the mean squared error of the samples. */
  study(random: Random, batch: Batch, hide: number, rate: number, steps: number): number {
    const { lessons, memory } = this;
    if (memory.length === 0) return 0;
    this.refresh(random, hide);
    for (let i = 0; i < batch.samples; i++) this.learn(memory[roll(random, memory.length)]);
    const error = this.error / this.samples;
    if (lessons.length > 0) {
      for (let i = 0; i < batch.lessons; i++)
        this.learnLesson(lessons[roll(random, lessons.length)]);
    }
    this.step(rate, steps);
    return error;
  }

  /** Learns from plans for the same turn, most of all how they compare. */
  learnLesson(lesson: Lesson): void {
    const { network } = this;
    const offs = lesson.map(({ position, target }) => network.value(position) - target);
    const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
    lesson.forEach(({ position }, i) => {
      network.value(position);
      this.blame(position, mean + COMPARISON * (offs[i] - mean));
      this.error += offs[i] * offs[i];
      this.samples++;
    });
  }

  learn({ against, position, target }: Sample): void {
    const off = this.edges.chanceIn(against, this.network.value(position)) - target;
    this.edges.learn(against, off);
    this.error += off * off;
    this.samples++;
    this.blame(position, off);
  }

  /** The position valued last should have been thought to be worth so much less. */
  private blame(position: Encoding, off: number): void {
    const { delta, network, parts, weights } = this;
    const { first, hidden, second } = network;
    delta.fill(0);
    const biases = SECOND * hidden;
    for (let j = 0; j < SECOND; j++) {
      parts.output[j + 1] += off * second[j];
      const back = off * weights.output[j + 1] * (second[j] > 0 ? 1 : LEAK);
      const row = j * hidden;
      for (let h = 0; h < hidden; h++) {
        parts.second[row + h] += back * first[h];
        delta[h] += back * weights.second[row + h];
      }
      parts.second[biases + j] += back;
    }
    parts.output[0] += off;
    for (let h = 0; h < hidden; h++) if (first[h] <= 0) delta[h] *= LEAK;
    this.learnScalars(position);
    this.learnCards(position);
  }

  private learnCards({ entries, places, shares, weights }: Encoding): void {
    const { delta, tableGradient } = this;
    const hidden = delta.length;
    const size = this.catalog.cards.length;
    const shared = MY_SHARE * size;
    for (let i = 0; i < entries; i++) {
      const place = places[i];
      const row = place * hidden;
      const share = place < shared ? 1 : shares[place < shared + size ? 0 : 1];
      const weight = weights[i] * share;
      for (let h = 0; h < hidden; h++) tableGradient[row + h] += weight * delta[h];
    }
  }

  private learnScalars({ scalars }: Encoding): void {
    const { delta, parts } = this;
    const hidden = delta.length;
    for (let i = 0; i < SCALARS; i++) {
      const x = scalars[i];
      if (x === 0) continue;
      const row = i * hidden;
      for (let h = 0; h < hidden; h++) parts.scalars[row + h] += x * delta[h];
    }
    const bias = SCALARS * hidden;
    for (let h = 0; h < hidden; h++) parts.scalars[bias + h] += delta[h];
  }

  /** From now on nothing but the bias of the value is changed: it comes first of all weights. */
  keepAllButBias(): void {
    this.learns = 1;
  }

  /** Changes the weights by all that was learned since the last time; the sum of the squared errors, and of how many. */
  step(rate: number, steps: number): { error: number; samples: number } {
    const { error, samples } = this;
    if (samples === 0) return { error, samples };
    this.spreadTable();
    const { gradient, shared } = this;
    const { values, means, squares } = shared;
    const scale = 1 / samples;
    const unbiasMean = 1 / (1 - FORGETTING_MEAN ** steps);
    const unbiasSquare = 1 / (1 - FORGETTING_SQUARE ** steps);
    for (let i = 0; i < this.learns; i++) {
      const g = gradient[i] * scale;
      if (g === 0 && means[i] === 0) continue;
      means[i] = FORGETTING_MEAN * means[i] + (1 - FORGETTING_MEAN) * g;
      squares[i] = FORGETTING_SQUARE * squares[i] + (1 - FORGETTING_SQUARE) * g * g;
      values[i] -= (rate * means[i] * unbiasMean) / (Math.sqrt(squares[i] * unbiasSquare) + TINY);
    }
    gradient.fill(0);
    this.tableGradient.fill(0);
    this.samples = 0;
    this.error = 0;
    return { error, samples };
  }

  /** What the rows of the cards would change, put down to the numbers of the cards and to the cards themselves. */
  private spreadTable(): void {
    const { catalog, network, parts, tableGradient, vectors } = this;
    const { hidden } = network;
    const size = catalog.cards.length;
    for (let card = 1; card < size; card++) {
      const vector = vectors[card];
      const printed = catalog.cards[card];
      if (!vector || !printed) continue;
      const id = printed.upgrade?.of ?? printed.id;
      const own = this.anonymous[card] === 1 ? undefined : parts.cards.get(id);
      for (let zone = 0; zone < ZONES; zone++) {
        const row = (zone * size + card) * hidden;
        for (let i = 0; i < CARD_NUMBERS; i++) {
          const x = vector[i];
          if (x === 0) continue;
          const to = (zone * CARD_NUMBERS + i) * hidden;
          for (let h = 0; h < hidden; h++) parts.zones[to + h] += x * tableGradient[row + h];
        }
        if (own === undefined) continue;
        for (let h = 0; h < hidden; h++) own[zone * hidden + h] += tableGradient[row + h];
      }
    }
  }
}
