import { lazy, Suspense } from 'react';
import { DialogFrame } from '../app/dialog-frame.tsx';
import { useFailure } from '../app/use-failure.ts';
import { useWords } from '../i18n/words.ts';
import type { Beginning } from '../match/beginning.ts';
import { beginMatch } from '../match/matches.ts';
import type { Stage } from '../match/stage.ts';
import { Concede } from './concede.tsx';
import { LetBot } from './let-bot.tsx';
import { playWords } from './play-words.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { Panel } from './table-menu.tsx';

const SettingsForm = lazy(async () => ({
  default: (await import('../settings/settings-form.tsx')).SettingsForm,
}));

const AfterGame = lazy(async () => ({
  default: (await import('../after-game/after-game.tsx')).AfterGame,
}));
const BugReport = lazy(async () => ({
  default: (await import('../share/bug-report.tsx')).BugReport,
}));

interface MenuDialogProps {
  readonly stage: Stage;
  readonly panel: Panel;
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

/** What the table's menu opens. */
export function MenuDialog({ stage, panel, onConcede, onClose }: MenuDialogProps) {
  const say = useWords(playWords);
  const fail = useFailure();
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
          <Concede
            othersPlayOn={(stage.store.getState().shown?.moment.view.seats.length ?? 2) > 2}
            onConcede={onConcede}
            onClose={onClose}
          />
        </DialogFrame>
      );
    case 'let-bot':
      return (
        <DialogFrame title={say.letBot} onClose={onClose}>
          <LetBot stage={stage} onClose={onClose} />
        </DialogFrame>
      );
    case 'no-file':
      return (
        <DialogFrame title={say.save} onClose={onClose}>
          <p>{say.noFile}</p>
        </DialogFrame>
      );
    case 'result':
      return (
        <Suspense fallback={null}>
          <AfterGame
            match={stage.match}
            info={stage.match.info}
            onRematch={(beginning) => void rematch(beginning).catch(fail)}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'report':
      return (
        <Suspense fallback={null}>
          <BugReport match={stage.match} onClose={onClose} />
        </Suspense>
      );
  }
}

async function rematch(beginning: Beginning): Promise<void> {
  const begun = await beginMatch(beginning);
  // What dealt this game deals the next one; a failure is a fault of ours.
  if (!begun.ok) throw new Error(begun.problem.why);
  location.hash = `#/play/${begun.value}`;
}
