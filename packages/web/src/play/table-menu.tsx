import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { downloadText } from '../app/download.ts';
import { useWords } from '../i18n/words.ts';
import type { Stage } from '../match/stage.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { playWords } from './play-words.ts';
import styles from './table-menu.module.css';

/** What the menu opens over the table. */
export type Panel = 'settings' | 'shortcuts' | 'concede' | 'report' | 'result';

/** Everything that is not about this turn. */
export function TableMenu({ stage, over }: { readonly stage: Stage; readonly over: boolean }) {
  const say = useWords(playWords);
  const [panel, setPanel] = useState<Panel | null>(null);
  const save = async (): Promise<void> => {
    const replay = await stage.match.replay();
    if (replay !== null) downloadText('openrealms-game.json', JSON.stringify(replay));
  };
  return (
    <>
      <MenuTrigger>
        <Button className={styles.open} aria-label={say.menu}>
          ☰
        </Button>
        <Popover className={styles.popover} placement="bottom start">
          <Menu className={styles.menu}>
            {over && <MenuItem onAction={() => setPanel('result')}>{say.showResult}</MenuItem>}
            <MenuItem onAction={() => setPanel('settings')}>{say.settings}</MenuItem>
            <MenuItem onAction={() => setPanel('shortcuts')}>{say.shortcuts}</MenuItem>
            <MenuItem href="#/rules">{say.rulesReference}</MenuItem>
            <MenuItem onAction={() => void save()}>{say.save}</MenuItem>
            <MenuItem onAction={() => setPanel('report')}>{say.report}</MenuItem>
            {!over && <MenuItem onAction={() => setPanel('concede')}>{say.concede}</MenuItem>}
            <MenuItem href="#/">{say.home}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <MenuDialog stage={stage} panel={panel} onClose={() => setPanel(null)} />
    </>
  );
}
