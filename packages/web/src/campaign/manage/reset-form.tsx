import { useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { useWords } from '../../i18n/words.ts';
import { changed } from '../store/changed.ts';
import { startedAgain } from '../store/other-campaigns.ts';
import type { StoredCampaign } from '../store/stored-campaign.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import styles from './manage-panel.module.css';
import { manageWords } from './manage-words.ts';

interface ResetFormProps {
  readonly open: OpenCampaign;
  readonly onMessage: (text: string) => void;
}

/** Starts a campaign again; as long as the page is open, that can be taken back. */
export function ResetForm({ open, onMessage }: ResetFormProps) {
  const say = useWords(manageWords);
  const fail = useFailure();
  const [before, setBefore] = useState<StoredCampaign | null>(null);
  const { stored, box, keep } = open;

  async function reset(): Promise<void> {
    await keep(startedAgain(stored, box));
    setBefore(stored);
    onMessage(say.resetDone);
  }

  async function takeBack({ campaign, opened, games }: StoredCampaign): Promise<void> {
    await keep(changed(stored, { campaign, opened, games }));
    setBefore(null);
    onMessage(say.resetUndone);
  }

  return (
    <div className={styles.part}>
      <h3 className={field.label}>{say.reset}</h3>
      <p className={field.hint}>{say.resetHint}</p>
      {before === null ? (
        <button type="button" className={buttons.danger} onClick={() => void reset().catch(fail)}>
          {say.resetDo}
        </button>
      ) : (
        <button
          type="button"
          className={buttons.plain}
          onClick={() => void takeBack(before).catch(fail)}
        >
          {say.resetUndo}
        </button>
      )}
    </div>
  );
}
