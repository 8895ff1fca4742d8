import type { GameEvent, Seat } from '@openrealms/engine';
import { useSettings } from '../settings/settings.ts';
import { type Cue, cuesFor } from './cues.ts';
import { sound } from './synth.ts';
import { VOICES } from './voices.ts';

export interface SoundBoard {
  /** Lets hear what happened, if the player wants sound. */
  play(events: readonly GameEvent[], you: Seat | null): void;
  /** A few sounds to set the volume by; to be called when the player presses something. */
  preview(): void;
}

/** Between two voices of one change, in seconds: they follow each other like the events. */
const GAP = 0.07;
const MOST_TONES = 32;

const PREVIEW: readonly Cue[] = [
  { voice: 'play', strength: 0.8, times: 1 },
  { voice: 'trade', strength: 0.8, times: 1 },
  { voice: 'your-turn', strength: 0.8, times: 1 },
];

/** Browsers let a page sound only once the player has touched it: so nothing is made before that. */
function createSoundBoard(): SoundBoard {
  let master: GainNode | null = null;
  let tones = 0;

  function wake(): void {
    master ??= createMaster();
    if (master.context.state !== 'running') void (master.context as AudioContext).resume();
  }

  function onTouch(): void {
    if (useSettings.getState().sound) wake();
  }

  function perform(cues: readonly Cue[]): void {
    if (master === null) return;
    const now = master.context.currentTime + 0.01;
    master.gain.setValueAtTime(2 * useSettings.getState().volume ** 2, now);
    let when = now;
    for (const { voice, strength, times } of cues) {
      for (let i = 0; i < times; i++) {
        const { length } = VOICES[voice].tones;
        if (tones + length > MOST_TONES) return;
        tones += length;
        sound(master, VOICES[voice], when, strength, () => tones--);
        when += GAP;
      }
    }
  }

  // For good: a phone that was locked puts the sound to sleep until the next touch.
  window.addEventListener('pointerdown', onTouch, { capture: true, passive: true });
  window.addEventListener('keydown', onTouch, { capture: true, passive: true });

  return {
    play(events, you) {
      if (useSettings.getState().sound && master?.context.state === 'running') {
        perform(cuesFor(events, you));
      }
    },
    preview() {
      wake();
      perform(PREVIEW);
    },
  };
}

/** Everything goes through one volume and one limiter, so that many voices at once are not louder than one. */
function createMaster(): GainNode {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -12,
    knee: 6,
    ratio: 16,
    attack: 0.003,
    release: 0.12,
  });
  const master = context.createGain();
  master.connect(limiter).connect(context.destination);
  return master;
}

let shared: SoundBoard | null = null;

/** The one board of this page. */
export function soundBoard(): SoundBoard {
  shared ??= createSoundBoard();
  return shared;
}

/** For the settings: how it sounds at the volume that is set now, even while sound is off. */
export function previewSound(): void {
  soundBoard().preview();
}
