import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { downloadText } from '../app/download.ts';
import { useWords } from '../i18n/words.ts';
import type { Stage } from '../match/stage.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { playWords } from './play-words.ts';
import styles from './table-menu.module.css';

/** What the menu opens over the table. */
export type Panel = 'settings' | 'shortcuts' | 'concede' | 'report' | 'result';

interface TableMenuProps {
  readonly stage: Stage;
  readonly over: boolean;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
}

/** Everything that is not about this turn. */
export function TableMenu({ stage, over, panel, onPanel }: TableMenuProps) {
  const say = useWords(playWords);
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
            {over && <MenuItem onAction={() => onPanel('result')}>{say.showResult}</MenuItem>}
            <MenuItem onAction={() => onPanel('settings')}>{say.settings}</MenuItem>
            <MenuItem onAction={() => onPanel('shortcuts')}>{say.shortcuts}</MenuItem>
            <MenuItem href="#/rules">{say.rulesReference}</MenuItem>
            <MenuItem onAction={() => void save()}>{say.save}</MenuItem>
            <MenuItem onAction={() => onPanel('report')}>{say.report}</MenuItem>
            {!over && <MenuItem onAction={() => onPanel('concede')}>{say.concede}</MenuItem>}
            <MenuItem href="#/">{say.home}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <MenuDialog stage={stage} panel={panel} onClose={() => onPanel(null)} />
    </>
  );
}
