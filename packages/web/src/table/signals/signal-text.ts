import type { Signal } from '../../match/signal.ts';
import type { seatWords } from '../seat-words.ts';

/** A signal in words. */
export function signalText(signal: Signal, { signals }: (typeof seatWords)['en']): string {
  return 'amount' in signal ? signals[signal.kind](signal.amount) : signals[signal.kind]();
}
