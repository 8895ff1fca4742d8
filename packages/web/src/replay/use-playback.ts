import type { GameEvent, View, Viewer } from '@openrealms/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFailure } from '../app/use-failure.ts';
import type { Match } from '../match/match.ts';

/** How many times the ordinary speed. */
export type Speed = '0.5' | '1' | '2' | '4';

/** How long a move stays on show while the replay plays, in milliseconds. */
const STEP = 1100;

export interface Playback {
  /** The move that was asked for; what is on show follows at once. */
  readonly move: number;
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly speed: Speed;
  /** What is on show; null until the first moment has come. */
  readonly shown: ShownMoment | null;
  goTo(move: number): void;
  look(viewer: Viewer): void;
  play(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

interface ShownMoment {
  readonly move: number;
  readonly view: View;
  /** What led here; empty after a jump. */
  readonly events: readonly GameEvent[];
}

/** Moves through a recorded game. */
export function usePlayback(match: Match, last: number, from: number, eyes: Viewer): Playback {
  const [move, setMove] = useState(within(from, last));
  const [viewer, setViewer] = useState(eyes);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const shown = useMoment(match, viewer, move);

  const goTo = useCallback((wanted: number) => setMove(within(wanted, last)), [last]);
  useEffect(() => {
    if (!playing) return;
    if (move >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setMove(move + 1), STEP / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, move, last, speed]);

  return {
    move,
    viewer,
    playing,
    speed,
    shown,
    goTo,
    look: setViewer,
    play(on) {
      // From the end it plays from the beginning.
      if (on && move >= last) setMove(0);
      setPlaying(on);
    },
    setSpeed,
  };
}

function useMoment(match: Match, viewer: Viewer, move: number): ShownMoment | null {
  const [shown, setShown] = useState<ShownMoment | null>(null);
  const before = useRef<{ readonly viewer: Viewer; readonly move: number } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let current = true;
    match.at(viewer, move).then(({ view, events }) => {
      if (!current) return;
      const stepped = before.current?.viewer === viewer && before.current.move === move - 1;
      before.current = { viewer, move };
      setShown({ move, view, events: stepped ? events : [] });
    }, fail);
    return () => {
      current = false;
    };
  }, [match, viewer, move, fail]);
  return shown;
}

function within(move: number, last: number): number {
  return Math.max(0, Math.min(move, last));
}
