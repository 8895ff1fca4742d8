import { useEffect, useState } from 'react';

/** How far below the upper edge of the window a reader's eye is taken to be. */
const EYE = 140;

/**
 * The clause at the top of the window; at the very end of the page, where no other can get there, the last one
 * or, if it can be seen, the one that a link led to.
 */
export function useReading(): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const clauses = [...document.querySelectorAll<HTMLElement>('[data-clause]')];
      const begun = clauses.filter((clause) => clause.getBoundingClientRect().top < EYE);
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
      const linked = clauses.find(({ dataset }) => dataset.target !== undefined);
      const last = linked !== undefined && isVisible(linked) ? linked : clauses.at(-1);
      setReading((atEnd ? last : (begun.at(-1) ?? clauses[0]))?.dataset.clause);
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, []);
  return reading;
}

function isVisible(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
