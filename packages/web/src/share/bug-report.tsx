import { ENGINE_VERSION } from '@openrealms/engine';
import { useMemo, useState } from 'react';
import { DialogFrame } from '../app/dialog-frame.tsx';
import { downloadText } from '../app/download.ts';
import buttons from '../form/buttons.module.css';
import { TextInput } from '../form/text-input.tsx';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import type { Match, Player } from '../match/match.ts';
import { withTitles } from '../opponents/rank.ts';
import { useRanks } from '../opponents/use-ranks.ts';
import { currentSettings } from '../settings/settings.ts';
import styles from './bug-report.module.css';
import { type BugReportFile, bugReportSummary, bugReportText } from './bug-report-text.ts';
import { bugReportWords } from './bug-report-words.ts';
import { copyText } from './copy-text.ts';
import { replayLink } from './replay-link.ts';
import { type MadeMatch, useSharedMatch } from './use-shared-match.ts';

/** Makes a file of what the player says and the game they play. There is no server: the player hands it in. */
export function BugReport(props: { readonly match: Match; readonly onClose: () => void }) {
  const { match, onClose } = props;
  const say = useWords(bugReportWords);
  const shared = useSharedMatch(match, match.info.viewers[0]);
  const { players } = match.info;
  const describe = useReporter(players);
  const names = withTitles(playerLabels(players, useWords(labelWords)), useRanks(players));
  const [description, setDescription] = useState('');
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const [status, setStatus] = useState('');

  const made = shared.kind === 'made' ? shared : null;
  const report = made === null ? null : describe(description, made);
  const save = async (): Promise<void> => {
    setMissing(description.trim() === '');
    if (report === null || description.trim() === '') return;
    const copied = await copyText(bugReportSummary(report, names));
    downloadText('openrealms-bug.json', bugReportText(report));
    setStatus(copied ? say.saved : say.savedOnly);
  };

  return (
    <DialogFrame title={say.title} onClose={onClose}>
      <div className={styles.form}>
        <p>
          {say.what} {made?.replay.winners.length === 0 && say.unfinished}
        </p>
        <TextInput
          label={say.description}
          tall
          value={description}
          onChange={setDescription}
          error={missing && description.trim() === '' ? say.missing : undefined}
        />
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>
            {say.contents}
            {report !== null && ` (${say.size(Math.ceil(bugReportText(report).length / 1000))})`}
          </summary>
          {open && report !== null && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled with the keyboard, too
            <pre className={styles.contents} tabIndex={0}>
              {bugReportText(report)}
            </pre>
          )}
        </details>
        <button
          type="button"
          className={buttons.primary}
          disabled={report === null}
          onClick={() => void save()}
        >
          {say.save}
        </button>
        <p role="status">
          {shared.kind === 'failed'
            ? say.noReplay
            : shared.kind === 'making'
              ? say.preparing
              : status}
        </p>
      </div>
    </DialogFrame>
  );
}

/** What is known of this browser, joined with what the player says. */
function useReporter(
  players: readonly Player[],
): (description: string, game: MadeMatch) => BugReportFile {
  const language = useLanguage();
  return useMemo(() => {
    const { innerWidth, innerHeight, devicePixelRatio } = window;
    return (description, { start, replay, code }) => ({
      kind: 'openrealms-bug',
      description,
      engine: ENGINE_VERSION,
      browser: navigator.userAgent,
      screen: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
      language,
      settings: currentSettings(),
      players,
      moves: replay.moves.length,
      link: replayLink(code),
      start,
      replay,
    });
  }, [language, players]);
}
