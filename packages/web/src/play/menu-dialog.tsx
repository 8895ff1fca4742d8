import { lazy, Suspense } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Stage } from '../match/stage.ts';
import { DialogFrame } from '../share/dialog-frame.tsx';
import { Concede } from './concede.tsx';
import { playWords } from './play-words.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { Panel } from './table-menu.tsx';

const SettingsForm = lazy(async () => ({
  default: (await import('../settings/settings-form.tsx')).SettingsForm,
}));

interface MenuDialogProps {
  readonly stage: Stage;
  readonly panel: Panel | null;
  readonly onClose: () => void;
}

/** What the table's menu opens. */
export function MenuDialog({ stage, panel, onClose }: MenuDialogProps) {
  const say = useWords(playWords);
  switch (panel) {
    case 'settings':
      return (
        <DialogFrame title={say.settings} onClose={onClose} wide>
          <Suspense fallback={null}>
            <SettingsForm />
          </Suspense>
        </DialogFrame>
      );
    case 'shortcuts':
      return (
        <DialogFrame title={say.shortcuts} onClose={onClose} wide>
          <Shortcuts />
        </DialogFrame>
      );
    case 'concede':
      return (
        <DialogFrame title={say.concede} onClose={onClose}>
          <Concede stage={stage} onClose={onClose} />
        </DialogFrame>
      );
    default:
      return null;
  }
}
