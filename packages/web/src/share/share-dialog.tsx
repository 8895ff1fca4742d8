import type { Replay } from '@openrealms/engine';
import { useEffect, useId, useState } from 'react';
import { downloadText } from '../app/download.ts';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import type { Match } from '../match/match.ts';
import { copyText } from './copy-text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { replayFileName } from './file-name.ts';
import { linkCode } from './link-code.ts';
import { replayLink } from './replay-link.ts';
import styles from './share-dialog.module.css';
import { shareWords } from './share-words.ts';
import { sharedGameOf } from './shared-game-of.ts';

/** Offers a game as a link and as a file; `move` is the moment on show, where there is one. */
export function ShareDialog(props: {
  readonly match: Match;
  readonly names: readonly string[];
  readonly move?: number | undefined;
  readonly onClose: () => void;
}) {
  const { match, names, move, onClose } = props;
  const say = useWords(shareWords);
  const field = useId();
  const made = useLinkCode(match);
  const [here, setHere] = useState(false);
  const [status, setStatus] = useState('');
  const link = made.code === null ? null : replayLink(made.code, here ? move : undefined);
  const ready = link !== null;

  const share = async (): Promise<void> => {
    // Rejected when the player changes their mind, too: nothing to say then.
    await navigator.share({ title: say.message(names), url: link ?? '' }).catch(() => undefined);
  };
  const save = (replay: Replay): void => {
    downloadText(replayFileName(match.info.startedAt, names), JSON.stringify(replay));
    setStatus(say.saved);
  };

  return (
    <DialogFrame title={say.title} onClose={onClose}>
      <p className={styles.what}>{say.what}</p>
      {made.replay !== null && made.replay.winners.length === 0 && (
        <p className={styles.warning}>{say.unfinished}</p>
      )}
      <label htmlFor={field} className={styles.label}>
        {say.link} {ready && <span>({say.letters(link.length)})</span>}
      </label>
      <input
        id={field}
        className={styles.link}
        readOnly
        value={link ?? (made.failed ? say.noReplay : say.making)}
        onFocus={(event) => event.target.select()}
      />
      {move !== undefined && (
        <label className={styles.here}>
          <input type="checkbox" checked={here} onChange={() => setHere(!here)} />
          {say.here(move)}
        </label>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.primary}
          disabled={!ready}
          onClick={async () => setStatus((await copyText(link!)) ? say.copied : say.notCopied)}
        >
          {say.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className={buttons.plain} disabled={!ready} onClick={share}>
            {say.share}
          </button>
        )}
        {!('position' in match.info.start) && (
          <button
            type="button"
            className={buttons.plain}
            disabled={made.replay === null}
            onClick={() => save(made.replay!)}
          >
            {say.file}
          </button>
        )}
      </div>
      {'position' in match.info.start && <p className={styles.what}>{say.noFile}</p>}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </DialogFrame>
  );
}

/** The game to share, made once. */
function useLinkCode(match: Match): {
  readonly replay: Replay | null;
  readonly code: string | null;
  readonly failed: boolean;
} {
  const [made, setMade] = useState<ReturnType<typeof useLinkCode>>({
    replay: null,
    code: null,
    failed: false,
  });
  useEffect(() => {
    let current = true;
    const make = async (): Promise<void> => {
      const replay = await match.replay().catch(() => null);
      const code = replay === null ? null : await linkCode(sharedGameOf(match.info, replay));
      if (current) setMade({ replay, code, failed: replay === null });
    };
    void make();
    return () => {
      current = false;
    };
  }, [match]);
  return made;
}
