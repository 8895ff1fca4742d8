import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { downloadText } from '../app/download.ts';
import { useWords } from '../i18n/words.ts';
import { fileOf } from '../match/matches.ts';
import type { Stage } from '../match/stage.ts';
import { playWords } from './play-words.ts';
import styles from './table-menu.module.css';
import type { Panel } from './table-menu.tsx';

interface MenuPopoverProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly stage: Stage;
  readonly over: boolean;
  readonly onPanel: (panel: Panel) => void;
  readonly onClose: () => void;
}

/** The items of the table's menu. */
export function MenuPopover({ trigger, stage, over, onPanel, onClose }: MenuPopoverProps) {
  const say = useWords(playWords);
  const mayLeave = !over && isPlaying(stage);
  const save = async (): Promise<void> => {
    const file = await fileOf(stage.match.info.id).catch(() => null);
    if (file?.ok === true) downloadText('openrealms-game.json', JSON.stringify(file.value));
    else onPanel('no-file');
  };
  return (
    <Popover
      className={styles.popover}
      aria-label={say.menu}
      placement="bottom start"
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Menu className={styles.menu} aria-label={say.menu} autoFocus="first" onClose={onClose}>
        {over && <MenuItem onAction={() => onPanel('result')}>{say.showResult}</MenuItem>}
        <MenuItem onAction={() => onPanel('settings')}>{say.settings}</MenuItem>
        <MenuItem onAction={() => onPanel('shortcuts')}>{say.shortcuts}</MenuItem>
        <MenuItem href="#/rules">{say.rulesReference}</MenuItem>
        <MenuItem onAction={() => void save()}>{say.save}</MenuItem>
        <MenuItem onAction={() => onPanel('report')}>{say.report}</MenuItem>
        {mayLeave && <MenuItem onAction={() => onPanel('let-bot')}>{say.letBot}</MenuItem>}
        {mayLeave && <MenuItem onAction={() => onPanel('concede')}>{say.concede}</MenuItem>}
        <MenuItem href="#/">{say.home}</MenuItem>
      </Menu>
    </Popover>
  );
}

/** Whether whoever looks on still has something to give up. */
function isPlaying({ store }: Stage): boolean {
  const { viewer, shown } = store.getState();
  return viewer !== 'spectator' && shown?.moment.view.seats[viewer].defeated === false;
}
