import { useEffect, useState } from 'react';

/** How far below the upper edge of the window a reader's eye is taken to be. */
const EYE = 140;

/** The clause at the top of the window. */
export function useReading(): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const clauses = [...document.querySelectorAll<HTMLElement>('[data-clause]')];
      const begun = clauses.filter((clause) => clause.getBoundingClientRect().top < EYE);
      setReading((begun.at(-1) ?? clauses[0])?.dataset.clause);
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
