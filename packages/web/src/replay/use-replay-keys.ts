import { useEffect, useRef } from 'react';

/** What the keys of a replay do. */
export interface ReplayKeys {
  readonly step: (moves: 1 | -1) => void;
  readonly turn: (turns: 1 | -1) => void;
  readonly start: () => void;
  readonly end: () => void;
  readonly toggle: () => void;
}

/** The whole page listens, except where a key has a meaning of its own: in fields, dialogs, lists, on buttons. */
export function useReplayKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('[role=dialog], [role=listbox], [role=menu], [role=radiogroup]')) return;
      const slider = target.matches('input[type=range]');
      if (!slider && target.closest('input, textarea, select, [contenteditable]')) return;
      if (event.key === ' ' && target.closest('button, a, summary')) return;
      const act = actionOf(event.key, latest.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actionOf(key: string, keys: ReplayKeys): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => keys.step(-1);
    case 'ArrowRight':
      return () => keys.step(1);
    case 'PageUp':
      return () => keys.turn(-1);
    case 'PageDown':
      return () => keys.turn(1);
    case 'Home':
      return keys.start;
    case 'End':
      return keys.end;
    case ' ':
      return keys.toggle;
    default:
      return undefined;
  }
}
