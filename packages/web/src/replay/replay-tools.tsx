import type { Viewer } from '@openrealms/engine';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import { Pick } from './pick.tsx';
import styles from './replay-tools.module.css';
import { replayWords } from './replay-words.ts';
import type { Playback, Speed } from './use-playback.ts';

const SPEEDS: readonly Speed[] = ['0.5', '1', '2', '4'];

/** How a replay is looked at, and the way out of it into a game. */
export function ReplayTools(props: {
  readonly playback: Playback;
  readonly eyes: readonly Viewer[];
  readonly names: readonly string[];
  /** Left out where the game is over. */
  readonly onPlayOn: (() => void) | undefined;
}) {
  const { playback, eyes, names, onPlayOn } = props;
  const say = useWords(replayWords);
  const nameOf = (viewer: Viewer): string =>
    viewer === 'spectator' ? say.spectator : names[viewer];
  const inOrder = eyes.toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className={styles.tools}>
      <Pick
        label={say.eyes}
        options={inOrder.map((each) => ({ value: String(each), label: nameOf(each) }))}
        value={String(playback.viewer)}
        onChange={(chosen) => playback.look(chosen === 'spectator' ? chosen : Number(chosen))}
      />
      <Pick
        label={say.speed}
        options={SPEEDS.map((speed) => ({ value: speed, label: say.speedOf(speed) }))}
        value={playback.speed}
        onChange={playback.setSpeed}
      />
      <button
        type="button"
        className={buttons.plain}
        disabled={onPlayOn === undefined}
        onClick={onPlayOn}
      >
        {say.playOn}
      </button>
    </div>
  );
}

/** Seats in their order, a spectator last. */
function rank(viewer: Viewer): number {
  return viewer === 'spectator' ? Number.POSITIVE_INFINITY : viewer;
}
