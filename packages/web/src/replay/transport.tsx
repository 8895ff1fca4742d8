import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { EndIcon, PauseIcon, PlayIcon, StepIcon, TurnIcon } from './replay-icons.tsx';
import { replayWords } from './replay-words.ts';
import styles from './transport.module.css';
import type { ReplayKeys } from './use-replay-keys.ts';

interface TransportProps {
  readonly actions: ReplayKeys;
  readonly playing: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** All buttons, or where room is short only those that step, or only those that go further. */
  readonly keys: 'all' | 'steps' | 'jumps';
}

/** The buttons that move through a replay; each has a key as well. */
export function Transport({ actions, playing, atStart, atEnd, keys }: TransportProps) {
  const say = useWords(replayWords);
  const steps = keys !== 'jumps';
  const jumps = keys !== 'steps';
  return (
    <div className={styles.transport}>
      {jumps && (
        <>
          <Key label={say.start} keys="Home" off={atStart} back onPress={actions.start}>
            <EndIcon />
          </Key>
          <Key
            label={say.turnBack}
            keys="PageUp"
            off={atStart}
            back
            onPress={() => actions.turn(-1)}
          >
            <TurnIcon />
          </Key>
        </>
      )}
      {steps && (
        <>
          <Key
            label={say.back}
            keys="ArrowLeft"
            off={atStart}
            back
            onPress={() => actions.step(-1)}
          >
            <StepIcon />
          </Key>
          <button
            type="button"
            className={`${styles.key} ${styles.play}`}
            aria-label={playing ? say.pause : say.play}
            title={playing ? say.pause : say.play}
            aria-keyshortcuts="Space"
            onClick={actions.toggle}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <Key label={say.on} keys="ArrowRight" off={atEnd} onPress={() => actions.step(1)}>
            <StepIcon />
          </Key>
        </>
      )}
      {jumps && (
        <>
          <Key label={say.turnOn} keys="PageDown" off={atEnd} onPress={() => actions.turn(1)}>
            <TurnIcon />
          </Key>
          <Key label={say.end} keys="End" off={atEnd} onPress={actions.end}>
            <EndIcon />
          </Key>
        </>
      )}
    </div>
  );
}

function Key(props: {
  readonly label: string;
  readonly keys: string;
  /** It stays in the tab order: whoever stepped to the end keeps their place. */
  readonly off: boolean;
  /** The picture points back. */
  readonly back?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  const { label, keys, off, back = false, onPress, children } = props;
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      data-back={back || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
