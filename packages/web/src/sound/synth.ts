import type { Tone, Voice } from './voices.ts';

/** Hiss is the same everywhere: half a second of it is made once for each context. */
const hiss = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Lets a voice sound into `out` from this time on; `ended` is called for each of its tones. */
export function sound(
  out: AudioNode,
  voice: Voice,
  when: number,
  strength: number,
  ended: () => void,
): void {
  for (const tone of voice.tones) {
    const start = when + (tone.at ?? 0);
    const source = sourceOf(out.context, tone, start);
    const envelope = out.context.createGain();
    shape(envelope.gain, tone, start, strength);
    source.last.connect(envelope).connect(out);
    source.first.onended = () => {
      envelope.disconnect();
      ended();
    };
    source.first.start(start);
    source.first.stop(start + tone.length + 0.02);
  }
}

/** What passes a narrow band is a small part of the hiss: this makes up for it. */
const HISS_GAIN = 3.5;

/** A swift rise, then a fall that the ear takes for even. */
function shape(gain: AudioParam, tone: Tone, start: number, strength: number): void {
  const peak = tone.gain * strength * (tone.wave === 'noise' ? HISS_GAIN : 1);
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(peak, start + (tone.attack ?? 0.005));
  gain.exponentialRampToValueAtTime(peak / 100, start + tone.length);
  gain.linearRampToValueAtTime(0, start + tone.length + 0.02);
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function sourceOf(context: BaseAudioContext, tone: Tone, start: number): Source {
  if (tone.wave === 'noise') {
    const first = context.createBufferSource();
    first.buffer = hissOf(context);
    first.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, tone, start);
    return { first, last: first.connect(band) };
  }
  const first = context.createOscillator();
  first.type = tone.wave;
  glide(first.frequency, tone, start);
  return { first, last: first };
}

function glide(frequency: AudioParam, { from, to, length }: Tone, start: number): void {
  frequency.setValueAtTime(from, start);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, start + length);
}

function hissOf(context: BaseAudioContext): AudioBuffer {
  const made = hiss.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  hiss.set(context, buffer);
  return buffer;
}
