import type { ChallengeId } from '@openrealms/engine';
import { lazy, Suspense } from 'react';
import styles from './boss-portrait.module.css';

const BossImage = lazy(async () => ({ default: (await import('./boss-image.tsx')).BossImage }));

/** The portrait of a Boss, which fills the room it is given. It is decoration: whoever shows it also names the Boss. */
export function BossPortrait({ boss }: { readonly boss: ChallengeId }) {
  return (
    <span className={styles.portrait} aria-hidden="true">
      <Suspense fallback={null}>
        <BossImage boss={boss} />
      </Suspense>
    </span>
  );
}
