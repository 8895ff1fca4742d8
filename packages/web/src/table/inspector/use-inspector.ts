import { useCallback, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InspectorState } from './inspector.tsx';
import type { Subject } from './subject.ts';

/** What is looked at beside the table: a store of its own, so that a look does not draw the table anew. */
export function useInspector(): {
  readonly inspector: StoreApi<InspectorState>;
  readonly inspect: (subject: Subject | null) => void;
  /** Unless somebody is being dealt with there. */
  readonly glance: (subject: Subject) => void;
} {
  const [inspector] = useState(() => createStore<InspectorState>()(() => ({ subject: null })));
  const inspect = useCallback(
    (subject: Subject | null) => inspector.setState({ subject }),
    [inspector],
  );
  const glance = useCallback(
    (subject: Subject) => {
      if (inspector.getState().subject?.kind !== 'seat') inspector.setState({ subject });
    },
    [inspector],
  );
  return { inspector, inspect, glance };
}
