import { useState } from 'react';
import { useFailure } from '../../app/use-failure.ts';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { FoldedPanel } from '../../form/folded-panel.tsx';
import { TextInput } from '../../form/text-input.tsx';
import { useWords } from '../../i18n/words.ts';
import { saveCampaign } from '../store/campaign-file.ts';
import { changed } from '../store/changed.ts';
import type { OpenCampaign } from '../store/use-campaign.ts';
import { useTitleNames } from '../use-player-names.ts';
import { EditionForm } from './edition-form.tsx';
import { ForkForm } from './fork-form.tsx';
import styles from './manage-panel.module.css';
import { manageWords } from './manage-words.ts';
import { ResetForm } from './reset-form.tsx';

/** Long enough for whatever one calls a campaign. */
const MAX_NAME = 40;

/** What can be done with a campaign besides playing it. */
export function ManagePanel({ open }: { readonly open: OpenCampaign }) {
  const say = useWords(manageWords);
  const { stored, keep } = open;
  const names = useTitleNames(stored.players);
  const fail = useFailure();
  const [name, setName] = useState(stored.name);
  const [message, setMessage] = useState('');
  return (
    <FoldedPanel title={say.title}>
      <div className={styles.parts}>
        <form
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            keep(changed(stored, { name: name.trim() })).then(() => setMessage(say.renamed), fail);
          }}
        >
          <TextInput
            label={say.name}
            hint={say.nameHint}
            value={name}
            maxLength={MAX_NAME}
            onChange={setName}
          />
          <button type="submit" className={buttons.plain} disabled={name.trim() === stored.name}>
            {say.rename}
          </button>
        </form>
        <ForkForm open={open} />
        <EditionForm open={open} onMessage={setMessage} />
        <div className={styles.part}>
          <h3 className={field.label}>{say.save}</h3>
          <p className={field.hint}>
            {stored.pack === undefined ? say.saveHint : say.saveWithPack}
          </p>
          <button
            type="button"
            className={buttons.plain}
            onClick={() => saveCampaign(stored, names)}
          >
            {say.saveDo}
          </button>
        </div>
        <ResetForm open={open} onMessage={setMessage} />
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </FoldedPanel>
  );
}
