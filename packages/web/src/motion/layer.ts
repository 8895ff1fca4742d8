import type { Box } from './anchors.ts';
import styles from './motion.module.css';
import { boxOf } from './snapshot.ts';

/** Times in milliseconds, as they are on the screen. */
export interface Timing {
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string;
}

interface Running {
  readonly animation: Animation;
  readonly ghost?: HTMLElement;
  /** A thing of the table that flies itself, and where it will lie. */
  readonly flying?: { readonly element: HTMLElement; readonly landing: Box } | undefined;
  /** The thing on the table whose place this shows; it yields to the next movement of that thing. */
  readonly shows?: string | undefined;
}

/** Everything that moves at the moment, and the layer above the table in which copies of things fly. */
export interface Layer {
  /** Moves a thing of the table itself; one that flies to a landing place is above the others. */
  animate(
    element: HTMLElement,
    frames: Keyframe[],
    timing: Timing,
    shows?: string,
    landing?: Box,
  ): void;
  /** Shows a ghost for as long as it moves. */
  fly(ghost: HTMLElement, frames: Keyframe[], timing: Timing, shows?: string): void;
  /** The thing in flight that will lie at this point of the screen. */
  landingAt(x: number, y: number): HTMLElement | undefined;
  /** Where things seem to be that are still on their way. */
  underWay(): ReadonlyMap<string, Box>;
  /** Ends what stands for things of the table; what only sinks into piles or pools flies on. */
  yieldToNext(): void;
  clear(): void;
}

/** On things of the table that fly themselves. */
export const FLYING = 'data-flying';

/** More than this flies nowhere: something calls for movement faster than it ends. */
const MOST_GHOSTS = 120;

export function createLayer(): Layer {
  const running = new Set<Running>();
  let layer: HTMLElement | null = null;
  let ghosts = 0;

  function start(entry: Running): void {
    running.add(entry);
    entry.animation.onfinish = () => end(entry);
  }

  function end(entry: Running): void {
    if (!running.delete(entry)) return;
    entry.animation.onfinish = null;
    entry.animation.cancel();
    entry.flying?.element.removeAttribute(FLYING);
    if (entry.ghost === undefined) return;
    entry.ghost.remove();
    ghosts--;
    if (ghosts > 0) return;
    layer?.remove();
    layer = null;
  }

  function openLayer(): HTMLElement {
    if (layer !== null) return layer;
    layer = document.createElement('div');
    layer.className = styles.layer;
    layer.inert = true;
    layer.ariaHidden = 'true';
    document.body.append(layer);
    return layer;
  }

  return {
    animate(element, frames, timing, shows, landing) {
      const animation = element.animate(frames, { easing: EASE_OUT, fill: 'backwards', ...timing });
      if (landing !== undefined) element.setAttribute(FLYING, '');
      start({ animation, shows, flying: landing && { element, landing } });
    },
    fly(ghost, frames, timing, shows) {
      if (ghosts >= MOST_GHOSTS) return;
      openLayer().append(ghost);
      ghosts++;
      const animation = ghost.animate(frames, { easing: EASE_OUT, fill: 'both', ...timing });
      start({ animation, ghost, shows });
    },
    landingAt(x, y) {
      const entry = [...running].find(({ flying }) => flying && isWithin(flying.landing, x, y));
      return entry?.flying?.element;
    },
    underWay() {
      const boxes = new Map<string, Box>();
      for (const { ghost, shows } of running) {
        if (ghost !== undefined && shows !== undefined) boxes.set(shows, boxOf(ghost));
      }
      return boxes;
    },
    yieldToNext() {
      for (const entry of running) if (entry.shows !== undefined) end(entry);
    },
    clear() {
      for (const entry of running) end(entry);
    },
  };
}

function isWithin({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return Math.abs(atX - x) <= width / 2 && Math.abs(atY - y) <= height / 2;
}

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
