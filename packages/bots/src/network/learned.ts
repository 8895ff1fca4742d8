import type { Weights } from './network.ts';
import { partsOf } from './weights-layout.ts';

/** Weights as they are kept in the repository: small whole numbers, each part with its own scale. */
export interface LearnedData {
  readonly hidden: number;
  /** The cards with a row of their own, in order. */
  readonly cards: readonly string[];
  /** What one step is worth in each part, in the order of the parts. */
  readonly scales: readonly number[];
  /** All parts after one another: 16 bits a number, low byte first, as base64. */
  readonly numbers: string;
}

/** The name of the weights that the repository keeps, where the folder of a training run could stand. */
export const LEARNED_HERE = 'learned';

const LARGEST = 32_767;
/** The parts before those of single cards. */
const SHARED = 4;

/** The weights of which this is the short form. */
export function readLearned({ hidden, cards, scales, numbers }: LearnedData): Weights {
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  const whole = new Int16Array(bytes.buffer);
  const values = Float32Array.from(whole);
  const weights = partsOf(values, hidden, cards);
  listOf(weights).forEach((part, i) => {
    const scale = scales[Math.min(i, scales.length - 1)];
    for (let j = 0; j < part.length; j++) part[j] *= scale;
  });
  return weights;
}

/** The short form of weights; what it loses is far below what training leaves to chance. */
export function shortForm(
  values: Float32Array,
  hidden: number,
  cards: readonly string[],
): LearnedData {
  const parts = listOf(partsOf(values.slice(), hidden, cards));
  const shared = parts.slice(0, SHARED).map(scaleOf);
  const own = Math.max(...parts.slice(SHARED).map(scaleOf));
  const scales = [...shared, own];
  const whole = parts.flatMap((part, i) => {
    const scale = scales[Math.min(i, SHARED)];
    return Array.from(part, (value) => Math.round(value / scale));
  });
  const bytes = new Uint8Array(Int16Array.from(whole).buffer);
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return { hidden, cards, scales, numbers: btoa(letters) };
}

function scaleOf(part: Float32Array): number {
  return part.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / LARGEST;
}

/** The parts in the order in which they lie. */
function listOf({ cards, output, scalars, second, zones }: Weights): Float32Array[] {
  return [output, second, scalars, zones, ...cards.values()];
}
