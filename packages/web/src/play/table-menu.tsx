import { lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Stage } from '../match/stage.ts';
import { playWords } from './play-words.ts';
import styles from './table-menu.module.css';

// The widgets behind the menu are as large as the table itself: they come when they are wanted.
const loadPopover = () => import('./menu-popover.tsx');
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));
const MenuDialog = lazy(async () => ({ default: (await import('./menu-dialog.tsx')).MenuDialog }));

/** What the menu opens over the table. */
export type Panel =
  | 'settings'
  | 'shortcuts'
  | 'concede'
  | 'let-bot'
  | 'report'
  | 'result'
  | 'no-file';

interface TableMenuProps {
  readonly stage: Stage;
  readonly over: boolean;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
  readonly onConcede: () => void;
}

/** Everything that is not about this turn. */
export function TableMenu({ stage, over, panel, onPanel, onConcede }: TableMenuProps) {
  const say = useWords(playWords);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.open}
        aria-label={say.menu}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        ☰
      </button>
      <Suspense fallback={null}>
        {open && (
          <MenuPopover
            trigger={button}
            stage={stage}
            over={over}
            onPanel={onPanel}
            onClose={() => setOpen(false)}
          />
        )}
        {panel !== null && (
          <MenuDialog
            stage={stage}
            panel={panel}
            onConcede={onConcede}
            onClose={() => onPanel(null)}
          />
        )}
      </Suspense>
    </>
  );
}
