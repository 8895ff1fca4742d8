import { lazy, Suspense } from 'react';
import { useContinuable } from './use-continuable.ts';

// Whoever is here for the first time has nothing to continue.
const ContinueGame = lazy(async () => ({
  default: (await import('./continue-game.tsx')).ContinueGame,
}));

/** The way back to the last game that is not finished, if there is one. */
export function ContinueLink() {
  const game = useContinuable();
  if (game === null) return null;
  return (
    <Suspense fallback={null}>
      <ContinueGame game={game} />
    </Suspense>
  );
}
