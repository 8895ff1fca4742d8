import { useEffect, useEffectEvent } from 'react';
import type { ClauseId } from './outline.ts';
import { sectionDomId } from './section-dom-id.ts';

/** Brings the section that a link leads to into view and puts the focus on its heading. */
export function useScrollTo(section: string | undefined, showAll: () => void): void {
  const find = useEffectEvent(() => {
    if (section === undefined) return;
    const id = sectionDomId(section as ClauseId);
    if (document.getElementById(id) === null) showAll();
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'start' });
      element?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new section, and nothing else, moves the page
  useEffect(() => find(), [section]);
}
