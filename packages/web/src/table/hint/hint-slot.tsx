import { lazy, Suspense } from 'react';
import type { TableHint } from '../table-props.ts';

// Whoever needs no hint need not load what one says.
const HintPanel = lazy(async () => ({ default: (await import('./hint-panel.tsx')).HintPanel }));

/** Where a hint stands once it is asked for. */
export function HintSlot({ hint }: { readonly hint: TableHint | undefined }) {
  if (hint === undefined || hint.shown === null) return null;
  return (
    <Suspense fallback={null}>
      <HintPanel hint={hint.shown} onClose={hint.onClose} />
    </Suspense>
  );
}
