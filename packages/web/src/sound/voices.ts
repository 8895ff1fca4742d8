/** One tone of a voice. Times are seconds, frequencies hertz, gains 0 to 1. */
export interface Tone {
  /** "noise" is hiss through a band around the frequency. */
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  /** The frequency glides here; left out where it stays. */
  readonly to?: number;
  /** When it begins after the voice; 0 if left out. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  /** How long it takes to swell; a few milliseconds if left out. */
  readonly attack?: number;
}

/** What sounds in one voice, and how much it matters: of many things at once the weightier are heard. */
export interface Voice {
  readonly weight: number;
  readonly tones: readonly Tone[];
}

const chord = (
  frequencies: readonly number[],
  rest: Omit<Tone, 'from' | 'at'>,
  gap: number,
): Tone[] => frequencies.map((from, i) => ({ ...rest, from, at: i * gap }));

/**
 * Every kind of event has a voice of its own: metal for trade, a low pulse for combat, a warm fifth for authority,
 * paper for cards, and three short phrases for the end of a game.
 */
export const VOICES = {
  play: {
    weight: 2,
    tones: [
      { wave: 'noise', from: 1800, to: 700, length: 0.09, gain: 0.2 },
      { wave: 'sine', from: 170, to: 110, length: 0.1, gain: 0.4 },
    ],
  },
  ability: {
    weight: 1,
    tones: [{ wave: 'triangle', from: 520, to: 700, length: 0.09, gain: 0.16 }],
  },
  trade: {
    weight: 3,
    tones: [
      { wave: 'sine', from: 1568, length: 0.1, gain: 0.2 },
      { wave: 'sine', from: 2349, at: 0.05, length: 0.22, gain: 0.2 },
      { wave: 'sine', from: 4698, at: 0.05, length: 0.1, gain: 0.05 },
    ],
  },
  combat: {
    weight: 3,
    tones: [
      { wave: 'sawtooth', from: 150, to: 230, length: 0.14, gain: 0.12, attack: 0.02 },
      { wave: 'sine', from: 75, to: 115, length: 0.16, gain: 0.35 },
    ],
  },
  authority: {
    weight: 3,
    tones: chord([392, 587.3], { wave: 'triangle', length: 0.34, gain: 0.18, attack: 0.04 }, 0.06),
  },
  acquire: {
    weight: 5,
    tones: [
      { wave: 'noise', from: 900, to: 2400, length: 0.14, gain: 0.14, attack: 0.03 },
      { wave: 'triangle', from: 523.3, at: 0.07, length: 0.12, gain: 0.2 },
      { wave: 'triangle', from: 784, at: 0.14, length: 0.22, gain: 0.2 },
    ],
  },
  draw: {
    weight: 2,
    tones: [{ wave: 'noise', from: 2600, to: 4200, length: 0.055, gain: 0.22 }],
  },
  shuffle: {
    weight: 2,
    tones: chord(
      [2100, 2500, 2000, 2700, 2200, 2900],
      { wave: 'noise', length: 0.045, gain: 0.14 },
      0.038,
    ),
  },
  scrap: {
    weight: 4,
    tones: [
      { wave: 'noise', from: 3200, to: 300, length: 0.32, gain: 0.2 },
      { wave: 'triangle', from: 420, to: 90, length: 0.28, gain: 0.16 },
    ],
  },
  discard: {
    weight: 2,
    tones: [{ wave: 'noise', from: 1500, to: 500, length: 0.1, gain: 0.26 }],
  },
  owed: {
    weight: 4,
    tones: chord([311.1, 277.2], { wave: 'triangle', length: 0.16, gain: 0.22 }, 0.11),
  },
  'base-destroyed': {
    weight: 7,
    tones: [
      { wave: 'noise', from: 1400, to: 120, length: 0.5, gain: 0.3 },
      { wave: 'sine', from: 130, to: 38, length: 0.45, gain: 0.45 },
      { wave: 'noise', from: 4200, at: 0.06, length: 0.12, gain: 0.06 },
      { wave: 'noise', from: 3600, at: 0.17, length: 0.1, gain: 0.05 },
    ],
  },
  attack: {
    weight: 6,
    tones: [
      { wave: 'sawtooth', from: 900, to: 180, length: 0.16, gain: 0.13 },
      { wave: 'noise', from: 1900, to: 500, length: 0.2, gain: 0.3 },
    ],
  },
  /** You are hit: deeper than any blow you strike. */
  hurt: {
    weight: 8,
    tones: [
      { wave: 'sine', from: 105, to: 36, length: 0.42, gain: 0.5 },
      { wave: 'noise', from: 420, to: 110, length: 0.3, gain: 0.25 },
      { wave: 'square', from: 92, to: 61, length: 0.2, gain: 0.06 },
    ],
  },
  'your-turn': {
    weight: 6,
    tones: chord([659.3, 987.8], { wave: 'sine', length: 0.55, gain: 0.16, attack: 0.012 }, 0.13),
  },
  defeat: {
    weight: 9,
    tones: [
      { wave: 'sine', from: 90, to: 30, length: 0.8, gain: 0.45 },
      { wave: 'noise', from: 800, to: 80, length: 0.7, gain: 0.25 },
    ],
  },
  win: {
    weight: 10,
    tones: [
      ...chord([523.3, 659.3, 784], { wave: 'triangle', length: 0.24, gain: 0.2 }, 0.12),
      ...chord([523.3, 784, 1046.5], { wave: 'triangle', length: 0.9, gain: 0.17 }, 0).map(
        (tone) => ({ ...tone, at: 0.38 }),
      ),
    ],
  },
  loss: {
    weight: 10,
    tones: chord(
      [392, 329.6, 261.6, 196],
      { wave: 'triangle', length: 0.5, gain: 0.2, attack: 0.03 },
      0.2,
    ),
  },
  tie: {
    weight: 10,
    tones: chord([440, 440, 493.9], { wave: 'triangle', length: 0.36, gain: 0.2 }, 0.2),
  },
} as const satisfies Readonly<Record<string, Voice>>;

export type VoiceName = keyof typeof VOICES;
