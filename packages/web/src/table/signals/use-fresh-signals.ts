import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import type { HeardSignal } from '../../match/stage.ts';
import { speak } from '../announcer/speak.ts';
import { seatWords } from '../seat-words.ts';
import { signalText } from './signal-text.ts';

/** How long what somebody says stays beside them, in milliseconds. */
const READING_TIME = 7000;

/** The signals that are new enough to stand beside whoever gave them. Each is also read out, once. */
export function useFreshSignals(
  signals: readonly HeardSignal[],
  names: readonly string[],
): readonly HeardSignal[] {
  const say = useWords(seatWords);
  const [old, setOld] = useState(0);
  const spoken = useRef(signals.length);
  useEffect(() => {
    for (const { seat, signal } of signals.slice(spoken.current)) {
      speak(say.said(names[seat], signalText(signal, say)));
    }
    spoken.current = signals.length;
    const timer = setTimeout(() => setOld(signals.length), READING_TIME);
    return () => clearTimeout(timer);
  }, [signals, names, say]);
  return signals.slice(old);
}
