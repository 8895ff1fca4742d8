import { Button, FileTrigger } from 'react-aria-components';
import { PageFrame } from '../../app/page-frame.tsx';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { useFileDrop } from '../../games/use-file-drop.ts';
import { useWords } from '../../i18n/words.ts';
import { campaignWords } from '../campaign-words.ts';
import { boxOf } from '../store/campaign-box-of.ts';
import styles from './campaign-list.module.css';
import { CampaignRow } from './campaign-row.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { listWords } from './list-words.ts';
import { NoCampaigns } from './no-campaigns.tsx';
import { useCampaignShelf } from './use-campaign-shelf.ts';

/** All campaigns of this browser, side by side. */
export function CampaignList() {
  const say = useWords(listWords);
  const { original } = useWords(campaignWords);
  const shelf = useCampaignShelf();
  const hovering = useFileDrop((files) => void shelf.importFiles(files));
  const { kept, removed, message, errors } = shelf;
  const all = [...(kept ?? []).filter(({ id }) => !removed.has(id)), ...removed.values()].sort(
    (a, b) => b.changedAt - a.changedAt,
  );
  const isEmpty = kept !== null && all.length === 0;
  return (
    <PageFrame title={say.title}>
      <div className={styles.page}>
        <p className={styles.lead}>{say.lead}</p>
        <div className={styles.actions}>
          {!isEmpty && (
            <a href="#/campaigns/new" className={buttons.primary}>
              {say.begin}
            </a>
          )}
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void shelf.importFiles([...(files ?? [])])}
          >
            <Button className={buttons.plain}>{say.open}</Button>
          </FileTrigger>
          <a href="#/campaigns/packs" className={buttons.plain}>
            {say.packs}
          </a>
          <p className={`${field.hint} ${styles.dropping}`}>{say.openHint}</p>
        </div>
        <p role="status" className={styles.message}>
          {message}
        </p>
        <div role="alert" className={styles.errors}>
          {errors.map((error) => (
            <p key={error} className={field.error}>
              {error}
            </p>
          ))}
        </div>
        {kept === null && <p className={field.hint}>{say.loading}</p>}
        {kept === undefined && <p className={field.error}>{say.noStorage}</p>}
        {isEmpty && <NoCampaigns />}
        {all.length > 0 && (
          <ul className={styles.list}>
            {all.map((stored) =>
              removed.has(stored.id) ? (
                <DeletedRow
                  key={stored.id}
                  stored={stored}
                  onPutBack={(title) => void shelf.putBack(stored, title)}
                />
              ) : (
                <CampaignRow
                  key={stored.id}
                  stored={stored}
                  box={boxOf(stored, shelf.boxes)}
                  returned={stored.id === shelf.returned}
                  onRemove={(title) => void shelf.remove(stored, title)}
                />
              ),
            )}
          </ul>
        )}
        <p className={field.hint}>{original}</p>
      </div>
      {hovering && (
        <div className={styles.drop} aria-hidden="true">
          {say.drop}
        </div>
      )}
    </PageFrame>
  );
}
