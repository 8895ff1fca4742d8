import type { GameEvent, View } from '@openrealms/engine';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Boxes } from './anchors.ts';
import { departuresOf } from './departures.ts';
import { flightsFor } from './flights-for.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { createLayer, type Layer } from './layer.ts';
import { perform } from './perform.ts';
import { performStill } from './perform-still.ts';
import { snapshotOf } from './snapshot.ts';
import { prefersReducedMotion, type Tempo, tempoOf } from './tempo.ts';

/** How the table looked before a change, and copies of what the change takes away. */
interface Past {
  readonly tempo: Exclude<Tempo, 'none'>;
  readonly events: readonly GameEvent[];
  readonly boxes: Boxes;
  readonly departed: ReadonlyMap<string, Ghost>;
  readonly touched: string | null;
}

/**
 * Shows the events that led to a view as movements between the anchors inside `root`. A view that comes without
 * events is shown as it stands, and ends what still moves.
 */
export function useTableMotion(
  root: RefObject<HTMLElement | null>,
  view: View,
  events: readonly GameEvent[],
): void {
  const layer = useMemo(createLayer, []);
  const touched = useRef<string | null>(null);

  // While a new view is rendered the page still shows the old one: the last moment to see where things are. Only
  // reads the page, so that it may happen twice or for nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view is another moment
  const past = useMemo(() => pastOf(root.current, view, events, layer, touched.current), [view]);

  useLayoutEffect(() => {
    touched.current = null;
    if (past === null || root.current === null) {
      layer.clear();
      return;
    }
    layer.yieldToNext();
    const { boxes, elements } = snapshotOf(root.current);
    const flights = flightsFor(past.events, past.boxes, boxes, past.touched);
    const { tempo, departed } = past;
    if (tempo === 'still') performStill(layer, elements, flights);
    else perform({ layer, elements, departed, tempo }, flights);
  }, [past, layer, root]);

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const remember = (event: Event) => {
      const thing = (event.target as Element).closest<HTMLElement>('[data-anchor]');
      touched.current = thing?.dataset.anchor ?? null;
    };
    // Nobody has to wait for a card: a tap where it will lie is meant for it.
    const hitLanding = (event: MouseEvent) => {
      if ((event.target as Element).closest('button, a') !== null) return;
      layer.landingAt(event.clientX, event.clientY)?.click();
    };
    table.addEventListener('pointerdown', remember);
    table.addEventListener('click', remember);
    table.addEventListener('click', hitLanding);
    return () => {
      table.removeEventListener('pointerdown', remember);
      table.removeEventListener('click', remember);
      table.removeEventListener('click', hitLanding);
    };
  }, [root, layer]);

  useEffect(() => () => layer.clear(), [layer]);
}

function pastOf(
  root: HTMLElement | null,
  view: View,
  events: readonly GameEvent[],
  layer: Layer,
  touched: string | null,
): Past | null {
  const tempo = tempoOf(useSettings.getState().animation, prefersReducedMotion());
  if (root === null || events.length === 0 || tempo === 'none' || document.hidden) return null;
  const { boxes, elements } = snapshotOf(root);
  const seen = new Map([...boxes, ...layer.underWay()]);
  const inPlay = new Set(
    view.seats.flatMap(({ seat, inPlay }) => inPlay.map(({ slot }) => `piece:${seat}:${slot}`)),
  );
  const departures = departuresOf(events, seen, (name) => inPlay.has(name), touched);
  const departed = new Map<string, Ghost>();
  departures.forEach((names, i) => {
    // A card that is played can be copied where it lies now.
    if (tempo === 'still' || events[i].kind === 'card-played') return;
    for (const name of names) {
      const element = elements.get(name);
      if (element !== undefined) departed.set(name, ghostOf(element));
    }
  });
  return { tempo, events, boxes: seen, departed, touched };
}
