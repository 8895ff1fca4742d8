import type { Problem } from '@openrealms/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { openMatch } from '../match/matches.ts';
import { loadBoxes } from '../match/shelf.ts';
import { createStage, type Stage } from '../match/stage.ts';
import { useSettings } from '../settings/settings.ts';
import { PlayedMatch } from './played-match.tsx';

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** A game that is being played. */
export function PlayScreen({ id }: { readonly id: string }) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [opening, setOpening] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match with new players is opened anew
  useEffect(() => {
    let opened: Stage | null = null;
    let left = false;
    openMatch(id)
      .then(async (match) => {
        if (!match.ok) return setProblem(match.problem);
        await loadBoxes(match.value.info.boxes);
        opened = createStage(match.value, () => useSettings.getState().pace);
        if (left) return opened.close();
        setStage(opened);
        opened.store.subscribe(({ outdated }) => {
          if (outdated && !left) setOpening((times) => times + 1);
        });
      })
      .catch((error: unknown) => setProblem({ code: 'unreadable', why: String(error) }));
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, opening]);
  if (problem !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <NotFound problem={problem} />
      </Suspense>
    );
  }
  return stage === null ? <Loading /> : <PlayedMatch stage={stage} />;
}
