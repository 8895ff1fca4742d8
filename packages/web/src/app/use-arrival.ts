import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let pages = 0;

/**
 * A page that was reached by a link begins at its top, and its heading has the focus, so that a screen reader says
 * where one is. The first page is left to the browser.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    pages += 1;
    if (pages > 1) window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const nothing = document.activeElement === null || document.activeElement === document.body;
    if (pages > 1 && nothing) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
