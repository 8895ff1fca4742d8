import type { Viewer } from '@openrealms/engine';
import { plain, tell } from '@openrealms/narrator';
import { useRef } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import type { Happening } from '../match/match.ts';
import { useStory } from '../table/story-context.ts';
import { UPRIGHT } from '../table/upright.ts';
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
import { useTextHeight } from './use-text-height.ts';
import { useWidth } from './use-width.ts';

/** As wide as all tools beside the buttons, in letters' heights. */
const ROOM_FOR_TOOLS = 43;

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
  const { playback, actions, last, happening, marks, names, eyes, onShare, onPlayOn, onKeep } =
    props;
  const { move, playing, shown, viewer } = playback;
  const say = useWords(replayWords);
  const book = useBook();
  const { teams } = useStory();
  const section = useRef<HTMLElement>(null);
  const narrow = useWidth(section) < ROOM_FOR_TOOLS * useTextHeight();
  const phone = useMedia(UPRIGHT);
  const turn = turnAt(marks, move);
  const you = viewer === 'spectator' ? null : viewer;
  const told = tell(happening.events, { you, names, teams }, book).map(plain).join(' ');
  const jumped = shown === null || shown.events.length === 0;
  const tools = (close?: () => void) => (
    <ReplayTools
      playback={playback}
      names={names}
      eyes={eyes}
      onPlayOn={
        onPlayOn === undefined
          ? undefined
          : () => {
              close?.();
              onPlayOn();
            }
      }
    />
  );
  const transport = { actions, playing, atStart: move === 0, atEnd: move === last };
  const scrubber = (
    <Scrubber move={move} last={last} marks={marks} names={names} onMove={playback.goTo} />
  );

  return (
    <section ref={section} className={styles.controls} aria-label={say.controls}>
      <div className={styles.line}>
        {/* A step is told by the table; after a jump this is what says where we are. */}
        <p className={styles.text} aria-live={jumped && !playing ? 'polite' : 'off'}>
          {turn !== undefined && <b>{say.turn(turn.turn, names[turn.seat])}</b>}
          <span className={styles.told}>{told === '' && move === 0 ? say.dealt : told}</span>
          <span className={styles.count}>{say.position(move, last)}</span>
        </p>
        {!narrow && (
          <>
            {onKeep !== undefined && (
              <button type="button" className={buttons.quiet} onClick={onKeep}>
                {say.keep}
              </button>
            )}
            <button type="button" className={buttons.quiet} onClick={onShare}>
              {say.share}
            </button>
          </>
        )}
      </div>
      {!phone && scrubber}
      <div className={styles.line}>
        <Transport {...transport} keys={phone ? 'steps' : 'all'} />
        {phone ? scrubber : <span className={styles.space} />}
        {narrow ? (
          <DialogTrigger>
            <Button className={styles.more} aria-label={say.more}>
              <MoreIcon />
            </Button>
            <Popover className={styles.popover} placement="top end">
              <Dialog aria-label={say.more} className={styles.inside}>
                {({ close }) => (
                  <>
                    {phone && <Transport {...transport} keys="jumps" />}
                    {tools(close)}
                  </>
                )}
              </Dialog>
            </Popover>
          </DialogTrigger>
        ) : (
          tools()
        )}
      </div>
    </section>
  );
}
