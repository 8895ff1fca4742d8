import type { View } from '@openrealms/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { buttonsIn, ZONE } from './move-focus.ts';

/** Where the keyboard was: a part of the table, and the how manieth button of it. */
interface Spot {
  readonly zone: string;
  readonly index: number;
}

/** A card that leaves the table takes the focus with it: whoever plays by keyboard is taken to its neighbour. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, view: View): void {
  const spot = useRef<Spot | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      spot.current = spotOf(target);
    };
    const table = root.current;
    table?.addEventListener('focusin', remember);
    return () => table?.removeEventListener('focusin', remember);
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view takes cards away
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || spot.current === null || root.current === null) return;
    const { zone, index } = spot.current;
    const part = root.current.querySelector(`[data-zone="${zone}"]`);
    const buttons = part === null ? [] : buttonsIn(part);
    const next = buttons[Math.min(index, buttons.length - 1)] ?? firstUsable(root.current);
    next?.focus();
  }, [view]);
}

/** Null for a mouse or a finger, which look for their next card themselves. */
function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  const zone = target.closest<HTMLElement>(ZONE);
  if (zone === null) return null;
  return { zone: zone.dataset.zone ?? '', index: Math.max(0, buttonsIn(zone).indexOf(target)) };
}

/** An empty hand: what else can be done. */
function firstUsable(root: HTMLElement): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>('[data-zone="choice"] button') ??
    root.querySelector<HTMLElement>('[data-act="end-turn"]:not(:disabled)') ??
    root.querySelector<HTMLElement>('[data-zone] button')
  );
}
