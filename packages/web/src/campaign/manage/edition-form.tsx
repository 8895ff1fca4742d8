import { useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { useWords } from '../../i18n/words.ts';
import { keyOf } from '../../match/box-key.ts';
import type { CampaignBox } from '../store/campaign-box.ts';
import { inEdition } from '../store/other-campaigns.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { useCampaignBoxes } from '../store/use-campaign-boxes.ts';
import styles from './manage-panel.module.css';
import { manageWords } from './manage-words.ts';

interface EditionFormProps {
  readonly open: OpenCampaign;
  readonly onMessage: (text: string) => void;
}

/** Says which box a campaign is played with, where it could be another, and goes on with another edition of it. */
export function EditionForm({ open, onMessage }: EditionFormProps) {
  const say = useWords(manageWords);
  const fail = useFailure();
  const { stored, box, keep } = open;
  const others = useCampaignBoxes().filter(({ id }) => id === box.id);
  const editions = others.filter((each) => keyOf(each) !== keyOf(box));
  const [chosen, setChosen] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const next: CampaignBox | undefined =
    editions.find((each) => keyOf(each) === chosen) ?? editions.at(0);
  if (stored.pack === undefined && next === undefined) return null;

  async function goOn({ version }: CampaignBox, edition: CampaignBox): Promise<void> {
    const changed = inEdition(stored, edition);
    if (!changed.ok) return setTrouble(say.editionFailed(edition.version, version));
    setTrouble(null);
    await keep(changed.value);
    onMessage(say.editionDone(edition.version));
  }

  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== undefined) goOn(box, next).catch(fail);
      }}
    >
      <h3 className={field.label}>{say.edition}</h3>
      <p className={field.hint}>{say.editionNow(box.name, box.version)}</p>
      {next === undefined ? (
        <p className={field.hint}>{say.editionNone}</p>
      ) : (
        <>
          <label className={field.field}>
            <span className={field.label}>{say.editionOther}</span>
            <select
              className={field.input}
              value={keyOf(next)}
              onChange={(event) => setChosen(event.target.value)}
            >
              {editions.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {say.editionNow(each.name, each.version)}
                </option>
              ))}
            </select>
          </label>
          <p className={field.hint}>{say.editionHint}</p>
          {trouble !== null && (
            <p role="alert" className={field.error}>
              {trouble}
            </p>
          )}
          <button type="submit" className={buttons.plain}>
            {say.editionDo}
          </button>
        </>
      )}
    </form>
  );
}
