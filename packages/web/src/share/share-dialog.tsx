import type { Replay, Viewer } from '@openrealms/engine';
import { useId, useState } from 'react';
import { DialogFrame } from '../app/dialog-frame.tsx';
import { downloadText } from '../app/download.ts';
import buttons from '../form/buttons.module.css';
import { useWords } from '../i18n/words.ts';
import type { Match, Player } from '../match/match.ts';
import { copyText } from './copy-text.ts';
import { replayFileName } from './file-name.ts';
import { replayLink } from './replay-link.ts';
import styles from './share-dialog.module.css';
import { shareWords } from './share-words.ts';
import { useSharedMatch } from './use-shared-match.ts';

/** Offers a game as a link and as a file; `move` is the moment on show, where there is one. */
export function ShareDialog(props: {
  readonly match: Match;
  readonly names: readonly string[];
  /** Who played, where that is not who plays in the match: nobody moves in the copy of a game. */
  readonly players?: readonly Player[] | undefined;
  readonly move?: number | undefined;
  /** Through whose eyes the link is to show it. */
  readonly viewer: Viewer;
  /** When the game was begun, for the name of its file. */
  readonly startedAt: number;
  readonly onClose: () => void;
}) {
  const { match, names, move, viewer, startedAt, onClose } = props;
  const say = useWords(shareWords);
  const field = useId();
  const shared = useSharedMatch(match, viewer, props.players);
  const made = shared.kind === 'made' ? shared : null;
  const [here, setHere] = useState(false);
  const [status, setStatus] = useState('');
  const link = made === null ? null : replayLink(made.code, here ? move : undefined);
  const ready = link !== null;

  const share = async (): Promise<void> => {
    // Rejected when the player changes their mind, too: nothing to say then.
    await navigator.share({ title: say.message(names), url: link ?? '' }).catch(() => undefined);
  };
  const save = (replay: Replay): void => {
    downloadText(replayFileName(startedAt, names), JSON.stringify(replay));
    setStatus(say.saved);
  };

  return (
    <DialogFrame title={say.title} onClose={onClose}>
      <p className={styles.what}>{say.what}</p>
      {made?.replay.winners.length === 0 && <p className={styles.warning}>{say.unfinished}</p>}
      <label htmlFor={field} className={styles.label}>
        {say.link} {ready && <span>({say.letters(link.length)})</span>}
      </label>
      <input
        id={field}
        className={styles.link}
        readOnly
        value={link ?? (shared.kind === 'failed' ? say.noReplay : say.making)}
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
        {!match.info.fromPosition && (
          <button
            type="button"
            className={buttons.plain}
            disabled={made === null}
            onClick={() => save(made!.replay)}
          >
            {say.file}
          </button>
        )}
      </div>
      {match.info.fromPosition && <p className={styles.what}>{say.noFile}</p>}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </DialogFrame>
  );
}
