import type { GameEvent, Seat } from '@openrealms/engine';
import { useEffect, useRef } from 'react';
import { soundBoard } from './sound-board.ts';

/** Lets these events be heard, once; the same list again is not news. */
export function useTableSound(events: readonly GameEvent[], you: Seat | null): void {
  const heard = useRef<readonly GameEvent[] | null>(null);
  useEffect(() => {
    const board = soundBoard();
    if (heard.current === events) return;
    heard.current = events;
    board.play(events, you);
  }, [events, you]);
}
