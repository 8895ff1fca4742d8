import { type RefObject, useEffect, useRef } from 'react';

/** A question takes the focus to its first answer; when it goes, the focus returns to what raised it. */
export function useLentFocus(): RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    first.current?.focus();
    return () => {
      const { current } = before;
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && current instanceof HTMLElement) current.focus();
    };
  }, []);
  return first;
}
