import type { ChallengeId } from '@openrealms/engine';
import { imageUrl } from '../art/art-url.ts';
import { drawBoss } from './art/draw-boss.ts';
import styles from './boss-portrait.module.css';

const urls = new Map<ChallengeId, string>();

/** A drawn Boss; use `BossPortrait`, which loads it. */
export function BossImage({ boss }: { readonly boss: ChallengeId }) {
  const url = urls.get(boss) ?? imageUrl(drawBoss(boss));
  urls.set(boss, url);
  return <img className={styles.image} src={url} alt="" draggable={false} />;
}
