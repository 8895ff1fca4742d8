import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Subject } from './inspector/subject.ts';
import { useTable } from './table-context.ts';

/** How long a finger stays to look instead of acting, and a mouse before the panel follows it, in milliseconds. */
const LONG_PRESS = 380;
const HOVER = 90;

interface Inspecting {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
}

/** Ways to look at a thing without doing anything: hover, keyboard focus, long press, right button. */
export function useInspecting(subject: Subject): {
  readonly handlers: Inspecting;
  /** Whether the press that ends now was one to look. */
  readonly looked: () => boolean;
} {
  const { inspect, glance, small } = useTable();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  const handlers: Inspecting = {
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse' || small) return;
      stop();
      timer.current = setTimeout(() => glance(subject), HOVER);
    },
    onPointerLeave: stop,
    onPointerDown(event) {
      long.current = false;
      stop();
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        long.current = true;
        inspect(subject);
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event) {
      event.preventDefault();
      stop();
      inspect(subject);
    },
    onFocus(event) {
      if (!small && event.currentTarget.matches(':focus-visible')) glance(subject);
    },
  };
  /** Answers once: the next click may come from a key, without a press before it. */
  const looked = (): boolean => {
    const was = long.current;
    long.current = false;
    return was;
  };
  return { handlers, looked };
}
