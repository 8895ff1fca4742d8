import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useWords } from '../i18n/words.ts';
import type { Match } from '../match/match.ts';
import styles from '../play/table-menu.module.css';
import { BugReport } from '../share/bug-report.tsx';
import { replayWords } from './replay-words.ts';

/** What is not about the moment on show. */
export function ReplayMenu(props: {
  readonly match: Match;
  readonly onShare: () => void;
  /** Left out for a game that is kept already. */
  readonly onKeep: (() => void) | undefined;
}) {
  const { match, onShare, onKeep } = props;
  const say = useWords(replayWords);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button className={styles.open} aria-label={say.menu}>
          ☰
        </Button>
        <Popover className={styles.popover} placement="bottom start">
          <Menu className={styles.menu}>
            <MenuItem onAction={onShare}>{say.share}</MenuItem>
            {onKeep !== undefined && <MenuItem onAction={onKeep}>{say.keep}</MenuItem>}
            <MenuItem onAction={() => setReporting(true)}>{say.report}</MenuItem>
            <MenuItem href="#/games">{say.games}</MenuItem>
            <MenuItem href="#/">{say.home}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {reporting && <BugReport match={match} onClose={() => setReporting(false)} />}
    </>
  );
}
