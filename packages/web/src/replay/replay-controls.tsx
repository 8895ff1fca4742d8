import type { Viewer } from '@openrealms/engine';
import { plain, tell } from '@openrealms/narrator';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useWords } from '../i18n/words.ts';
import type { Happening } from '../match/match.ts';
import { useBook } from '../table/use-book.ts';
import { useMedia } from '../table/use-media.ts';
import styles from './replay-controls.module.css';
import { MoreIcon } from './replay-icons.tsx';
import { ReplayTools } from './replay-tools.tsx';
import { replayWords } from './replay-words.ts';
import { Scrubber } from './scrubber.tsx';
import { Transport } from './transport.tsx';
import { type TurnMark, turnAt } from './turn-marks.ts';
import type { Playback } from './use-playback.ts';
import type { ReplayKeys } from './use-replay-keys.ts';

/** Everything under the table of a replay. */
export function ReplayControls(props: {
  readonly playback: Playback;
  readonly actions: ReplayKeys;
  readonly last: number;
  readonly happening: Happening;
  readonly marks: readonly TurnMark[];
  readonly names: readonly string[];
  readonly eyes: readonly Viewer[];
  readonly onShare: () => void;
  readonly onPlayOn: (() => void) | undefined;
  readonly onKeep: (() => void) | undefined;
}) {
  const { playback, actions, last, happening, marks, names, ...tools } = props;
  const { move, playing, shown, viewer } = playback;
  const say = useWords(replayWords);
  const book = useBook();
  const narrow = useMedia('(width < 1000px)');
  const turn = turnAt(marks, move);
  const you = viewer === 'spectator' ? null : viewer;
  const told = tell(happening.events, { you, names }, book).map(plain).join(' ');
  const jumped = shown === null || shown.events.length === 0;
  const inside = <ReplayTools playback={playback} names={names} {...tools} />;

  return (
    <section className={styles.controls} aria-label={say.controls}>
      {/* A step is told by the table; after a jump this is what says where we are. */}
      <p className={styles.text} aria-live={jumped && !playing ? 'polite' : 'off'}>
        <b>{turn === undefined ? '' : say.turn(turn.turn, names[turn.seat])}</b>
        <span className={styles.count}>{say.position(move, last)}</span>
        <span className={styles.told}>{told === '' && move === 0 ? say.dealt : told}</span>
      </p>
      <div className={styles.line}>
        <Scrubber move={move} last={last} marks={marks} names={names} onMove={playback.goTo} />
      </div>
      <div className={styles.keys}>
        <Transport actions={actions} playing={playing} atStart={move === 0} atEnd={move === last} />
        {narrow ? (
          <DialogTrigger>
            <Button className={styles.more} aria-label={say.more}>
              <MoreIcon />
            </Button>
            <Popover className={styles.popover} placement="top end">
              <Dialog aria-label={say.more} className={styles.inside}>
                {inside}
              </Dialog>
            </Popover>
          </DialogTrigger>
        ) : (
          inside
        )}
      </div>
    </section>
  );
}
