import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is now, in pixels; 0 before it has been measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
