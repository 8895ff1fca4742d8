import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useWords } from '../../i18n/words.ts';
import type { Happening } from '../../match/match.ts';
import { useTable } from '../table-context.ts';
import { tableWords } from '../table-words.ts';
import styles from './inspector.module.css';
import { halfOf, type Subject } from './subject.ts';

const SubjectView = lazy(async () => ({
  default: (await import('./subject-view.tsx')).SubjectView,
}));

export interface InspectorState {
  readonly subject: Subject | null;
}

/** Any card, pile or rule, beside the board, at any time. */
export function Inspector(props: {
  readonly store: StoreApi<InspectorState>;
  readonly log: readonly Happening[];
}) {
  const { store, log } = props;
  const { subject } = useStore(store);
  const { you } = useTable();
  const say = useWords(tableWords);
  if (subject === null) return null;
  return (
    <section
      className={styles.inspector}
      aria-label={say.inspector}
      data-kind={subject.kind}
      data-half={halfOf(subject, you)}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={say.close}
        onClick={() => store.setState({ subject: null })}
      >
        ×
      </button>
      <Suspense fallback={null}>
        <SubjectView subject={subject} log={log} />
      </Suspense>
    </section>
  );
}
