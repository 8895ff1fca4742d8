import { useEffect, useEffectEvent } from 'react';
import type { ClauseId } from './outline.ts';
import { sectionDomId } from './section-dom-id.ts';

/** How long late fonts may still move what was scrolled to. */
const SETTLING_MS = 2000;

/** Brings the section that a link leads to into view and puts the focus on its heading. */
export function useScrollTo(section: string | undefined, showAll: () => void): void {
  const follow = useEffectEvent(() => {
    if (section === undefined) return undefined;
    const id = sectionDomId(section as ClauseId);
    if (document.getElementById(id) === null) showAll();
    return holdInView(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new section, and nothing else, moves the page
  useEffect(() => follow(), [section]);
}

/** Keeps an element at the top while the page settles, until the player moves it. Gives a function that lets go. */
function holdInView(id: string): () => void {
  const show = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  const letGo = new AbortController();
  const settling = new ResizeObserver(show);
  const frame = requestAnimationFrame(() => {
    show();
    const heading = document.getElementById(id)?.querySelector<HTMLElement>('h2, h3');
    heading?.focus({ preventScroll: true });
    settling.observe(document.body);
  });
  const stop = () => letGo.abort();
  const timer = setTimeout(stop, SETTLING_MS);
  for (const input of ['wheel', 'pointerdown', 'touchstart', 'keydown']) {
    addEventListener(input, stop, { passive: true, signal: letGo.signal });
  }
  letGo.signal.addEventListener('abort', () => {
    settling.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
  return stop;
}
